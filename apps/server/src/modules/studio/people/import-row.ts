import { MEDIA_TYPE_NAMES, PERMISSION_NAMES, ROLE_NAMES, WORK_TYPE_NAMES } from '@mixed-zone/contract/choice-names'
import { fieldErrors } from '@mixed-zone/contract/field-messages'
import { LANGUAGE_TAGS, type Locale, LOCALE_NAMES, LOCALES, type Localised } from '@mixed-zone/contract/locales'
import { type Permission, PERMISSIONS, ROLE_PERMISSIONS, ROLES } from '@mixed-zone/contract/permissions'
import { foldWords } from '@mixed-zone/contract/rules/fold-text'
import { emailSchema, MEDIA_TYPES, personalFields, WORK_TYPES } from '@mixed-zone/contract/schemas/registration'
import { type ImportField, importLineOf, type ImportTable } from '@mixed-zone/contract/schemas/studio/people-import'
import * as z from 'zod/mini'
import { COUNTRIES, regionOfCountry } from '../../../platform/geo/countries.ts'
import { parseTelephone } from '../../../platform/geo/telephones.ts'
import { canGrant } from '../../access/access.ts'
import { quoteCell } from '../quote-cell.ts'
import type { Invitation } from './invite.service.ts'

/** The cells of a line of the file. */
export type ImportRow = Readonly<Partial<Record<ImportField, string>>> & { readonly line: number }

export function importRowsOf({ fields, rows }: ImportTable): ImportRow[] {
  return rows.map((cells, row) => ({
    ...Object.fromEntries(fields.map((field, column) => [field, cells[column] ?? ''])),
    line: importLineOf(row),
  }))
}

export interface ImportProblem {
  readonly field: ImportField
  readonly message: string
}

export type ParsedImportRow = { readonly invitation: Invitation } | { readonly problems: readonly ImportProblem[] }

export interface ImportContext {
  /** Of the messages, and of people without a language of their own. */
  readonly locale: Locale
  readonly grantable: ReadonlySet<Permission>
}

export type ParseImportRow = (row: ImportRow, context: ImportContext) => ParsedImportRow

type Words<Id extends string> = ReadonlyMap<string, Id>

/** Values of choices by everything that a file may call them. */
interface Vocabulary {
  readonly mediaTypes: Words<string>
  readonly workTypes: Words<string>
  readonly countries: Words<string>
  readonly languages: Words<Locale>
  readonly roles: Words<(typeof ROLES)[number]>
  readonly permissions: Words<Permission>
}

function wordsOf<Id extends string>(ids: readonly Id[], namesOf: (id: Id) => readonly string[]): Words<Id> {
  return new Map(ids.flatMap((id) => [id, ...namesOf(id)].map((name) => [foldWords(name), id] as const)))
}

const inAllLanguages = (names: Localised) => LOCALES.map((locale) => names[locale])

function createVocabulary(): Vocabulary {
  const countryNames = LOCALES.map((locale) => new Intl.DisplayNames(LANGUAGE_TAGS[locale], { type: 'region' }))
  return {
    mediaTypes: wordsOf(MEDIA_TYPES, (id) => inAllLanguages(MEDIA_TYPE_NAMES[id])),
    workTypes: wordsOf(WORK_TYPES, (id) => inAllLanguages(WORK_TYPE_NAMES[id])),
    countries: wordsOf(
      COUNTRIES.map(({ code }) => code),
      (code) => countryNames.map((names) => names.of(code) ?? code),
    ),
    languages: wordsOf(LOCALES, (id) => LOCALES.map((locale) => LOCALE_NAMES[locale][id])),
    roles: wordsOf(ROLES, (id) => inAllLanguages(ROLE_NAMES[id])),
    permissions: wordsOf(PERMISSIONS, (id) => inAllLanguages(PERMISSION_NAMES[id])),
  }
}

const namesSchema = z.object({
  email: emailSchema,
  name: personalFields.name,
  surnames: personalFields.surnames,
  companyName: z.optional(personalFields.companyName),
})

const MESSAGES = {
  unknown: {
    es: (word: string) => `No se reconoce «${quoteCell(word)}»`,
    en: (word: string) => `“${quoteCell(word)}” is not known`,
    pt: (word: string) => `Não se reconhece «${quoteCell(word)}»`,
  },
  telephone: {
    es: 'Ese número no existe; escríbelo con su prefijo, como +34 612 345 678',
    en: 'There is no such number; write it with its prefix, as +34 612 345 678',
    pt: 'Esse número não existe; escreva-o com o prefixo, como +351 912 345 678',
  },
  notHeld: {
    es: 'No puedes dar permisos que no tienes',
    en: 'You cannot give permissions that you do not have',
    pt: 'Não pode dar permissões que não tem',
  },
} as const

/** Parses rows of a file. What it takes for a value is case- and accent-insensitive, in any of the three languages. */
export function createImportRowParser(): ParseImportRow {
  let vocabulary: Vocabulary | null = null
  return (row, { locale, grantable }) => {
    // Naming all countries takes a while: not before somebody imports.
    vocabulary ??= createVocabulary()
    const problems: ImportProblem[] = []
    const report = (field: ImportField, message: string) => problems.push({ field, message })

    function choose<Id extends string>(field: ImportField, words: Words<Id>): Id | null {
      const text = (row[field] ?? '').trim()
      if (text === '') return null
      const found = words.get(foldWords(text)) ?? null
      if (found === null) report(field, MESSAGES.unknown[locale](text))
      return found
    }

    const named = { ...row, companyName: isEmpty(row.companyName) ? undefined : row.companyName }
    const names = namesSchema.safeParse(named)
    if (!names.success) {
      for (const [field, message] of Object.entries(fieldErrors(names.error, locale, { sent: named }))) {
        // The fields of the schema are some of the import's.
        report(field as ImportField, message)
      }
    }
    const mediaType = choose('mediaType', vocabulary.mediaTypes)
    const workType = choose('workType', vocabulary.workTypes)
    const country = choose('country', vocabulary.countries) ?? ''
    const language = choose('language', vocabulary.languages)
    const role = choose('role', vocabulary.roles) ?? 'media'
    if (!canGrant(grantable, ROLE_PERMISSIONS[role])) report('role', MESSAGES.notHeld[locale])
    const permissions = parsePermissions(row.permissions, vocabulary.permissions)
    if (typeof permissions === 'string') report('permissions', MESSAGES.unknown[locale](permissions))
    else if (!canGrant(grantable, permissions)) report('permissions', MESSAGES.notHeld[locale])
    const telephone = isEmpty(row.telephone) ? { prefix: '', number: '' } : parseTelephone(row.telephone ?? '', country)
    if (telephone === null) report('telephone', MESSAGES.telephone[locale])

    if (!names.success || telephone === null || typeof permissions === 'string' || problems.length > 0) {
      return { problems }
    }
    const { email, name, surnames, companyName = '' } = names.data
    return {
      invitation: {
        email,
        firstName: name,
        surnames,
        role,
        locale: language ?? locale,
        permissionsAdded: permissions.filter((permission) => !ROLE_PERMISSIONS[role].includes(permission)),
        particulars: {
          telephonePrefix: telephone.prefix,
          telephoneNumber: telephone.number,
          region: regionOfCountry(country) ?? '',
          country,
          companyName,
          mediaType: mediaType ?? 'other',
          workType: workType ?? 'other',
        },
      },
    }
  }
}

const isEmpty = (cell: string | undefined) => cell === undefined || cell.trim() === ''

/** The first word that is no permission, if there is one. */
function parsePermissions(cell: string | undefined, words: Words<Permission>): Permission[] | string {
  if (isEmpty(cell)) return []
  const whole = words.get(foldWords(cell ?? ''))
  if (whole) return [whole]
  const found = new Set<Permission>()
  for (const word of (cell ?? '').split(/[,;|/+]/)) {
    if (isEmpty(word)) continue
    const permission = words.get(foldWords(word))
    if (permission === undefined) return word.trim()
    found.add(permission)
  }
  return [...found]
}
