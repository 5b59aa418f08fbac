import { MEDIA_TYPE_NAMES } from '@mixed-zone/contract/choice-names'
import { type ExportColumn, wordFor } from './list-export.ts'

interface Medium {
  readonly companyName: string
  readonly mediaType: string
  readonly country: string
}

interface Person extends Medium {
  readonly name: string
  readonly surnames: string
  readonly email: string
}

/** Columns that exported lists of media have in common. */
export const MEDIUM_EXPORT_COLUMNS = {
  companyName: { names: { es: 'Medio', en: 'Medium', pt: 'Meio' }, cell: ({ companyName }) => companyName },
  mediaType: {
    names: { es: 'Tipo de medio', en: 'Media type', pt: 'Tipo de meio' },
    cell: ({ mediaType }, { locale }) => wordFor(MEDIA_TYPE_NAMES, mediaType, locale),
  },
  country: {
    names: { es: 'País', en: 'Country', pt: 'País' },
    cell: ({ country }, { countryName }) => countryName(country),
  },
} as const satisfies Readonly<Record<string, ExportColumn<Medium>>>

/** Columns that exported lists of people have in common. */
export const PERSON_EXPORT_COLUMNS = {
  ...MEDIUM_EXPORT_COLUMNS,
  name: {
    names: { es: 'Persona', en: 'Person', pt: 'Pessoa' },
    cell: ({ name, surnames }) => `${name} ${surnames}`.trim(),
  },
  email: { names: { es: 'Correo', en: 'Email', pt: 'Correio' }, cell: ({ email }) => email },
} as const satisfies Readonly<Record<string, ExportColumn<Person>>>
