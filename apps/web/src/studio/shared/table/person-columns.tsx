import type { Locale } from '@mixed-zone/contract/locales'
import type { ReactNode } from 'react'
import { AddressText } from '../address-text.tsx'
import { countryLabel, mediaTypeLabel } from '../choice-labels.ts'
import type { StudioColumn } from './columns.ts'
import { TwoLines } from './two-lines.tsx'

type ColumnOptions = Pick<StudioColumn<unknown>, 'header' | 'isSortable' | 'minRoom' | 'phonePlacement'>

interface LocalisedColumnOptions extends ColumnOptions {
  readonly locale: Locale
}

/** The media company and its type. */
export function mediaCompanyColumn<Row extends { readonly companyName: string; readonly mediaType: string }>({
  locale,
  ...options
}: LocalisedColumnOptions): StudioColumn<Row> {
  return {
    ...options,
    id: 'companyName',
    exportColumns: ['companyName', 'mediaType'],
    lines: 2,
    renderCell: ({ companyName, mediaType }) => (
      <TwoLines first={companyName} second={mediaTypeLabel(mediaType, locale)} />
    ),
  }
}

interface CountryColumnOptions<Row> extends LocalisedColumnOptions {
  readonly renderSecondLine?: (row: Row) => ReactNode
  /** Default: the country alone. */
  readonly exportColumns?: readonly string[]
}

export function countryColumn<Row extends { readonly country: string }>({
  locale,
  renderSecondLine,
  exportColumns = ['country'],
  ...options
}: CountryColumnOptions<Row>): StudioColumn<Row> {
  const labelOf = ({ country }: Row) => countryLabel(country, locale)
  return {
    ...options,
    id: 'country',
    exportColumns,
    renderCell: (row) =>
      renderSecondLine === undefined ? labelOf(row) : <TwoLines first={labelOf(row)} second={renderSecondLine(row)} />,
  }
}

/** Hidden until the person chooses the column. */
export function emailColumn<Row extends { readonly email: string }>(options: ColumnOptions): StudioColumn<Row> {
  return {
    ...options,
    id: 'email',
    exportColumns: ['email'],
    isOptional: true,
    renderCell: ({ email }) => <AddressText>{email}</AddressText>,
  }
}
