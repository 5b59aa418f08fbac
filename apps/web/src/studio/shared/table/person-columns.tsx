import type { Locale } from '@mixed-zone/contract/locales'
import type { ReactNode } from 'react'
import { AddressText } from '../address-text.tsx'
import { countryLabel, mediaTypeLabel } from '../choice-labels.ts'
import type { StudioColumn } from './columns.ts'

interface TwoLinesProps {
  readonly first: ReactNode
  readonly second: ReactNode
}

export function TwoLines({ first, second }: TwoLinesProps) {
  return (
    <span className="block min-w-0 leading-5 sm:max-w-72">
      <span className="block">{first}</span>
      <span className="block text-12 font-normal text-muted max-sm:text-14">{second}</span>
    </span>
  )
}

interface ColumnOptions {
  readonly head: string
  readonly locale: Locale
  readonly isSortable?: boolean
  /** Default: hidden. */
  readonly phone?: StudioColumn<unknown>['phone']
}

/** The medium and its type. */
export function mediumColumn<Row extends { readonly companyName: string; readonly mediaType: string }>({
  head,
  locale,
  isSortable = false,
  phone = 'hidden',
}: ColumnOptions): StudioColumn<Row> {
  return {
    id: 'companyName',
    exported: ['companyName', 'mediaType'],
    head,
    isSortable,
    lines: 2,
    phone,
    renderCell: ({ companyName, mediaType }) => (
      <TwoLines first={companyName} second={mediaTypeLabel(mediaType, locale)} />
    ),
  }
}

interface CountryColumnOptions<Row> extends ColumnOptions {
  readonly minRoom?: StudioColumn<Row>['minRoom']
  readonly renderSecond?: (row: Row) => ReactNode
  readonly exported?: readonly string[]
}

/** The name of the country, with something else below it. */
export function countryColumn<Row extends { readonly country: string }>({
  head,
  locale,
  isSortable = false,
  minRoom,
  phone = 'hidden',
  renderSecond,
  exported = ['country'],
}: CountryColumnOptions<Row>): StudioColumn<Row> {
  const labelOf = ({ country }: Row) => countryLabel(country, locale)
  return {
    id: 'country',
    exported,
    head,
    isSortable,
    ...(minRoom !== undefined && { minRoom }),
    phone,
    renderCell: (row) =>
      renderSecond === undefined ? labelOf(row) : <TwoLines first={labelOf(row)} second={renderSecond(row)} />,
  }
}

/** Hidden until it is chosen. */
export function emailColumn<Row extends { readonly email: string }>(head: string): StudioColumn<Row> {
  return {
    id: 'email',
    exported: ['email'],
    head,
    isOptional: true,
    phone: 'hidden',
    renderCell: ({ email }) => <AddressText>{email}</AddressText>,
  }
}
