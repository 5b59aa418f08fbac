import type * as z from 'zod/mini'
import type { Locale, Localised } from './locales.ts'
import { isPasswordPart, type PasswordPart } from './rules/password.ts'

const FIELD_NAMES_ES = {
  email: 'Correo electrónico',
  password: 'Contraseña',
  newPassword: 'Nueva contraseña',
  repeatPassword: 'Repite la contraseña',
  name: 'Nombre',
  surnames: 'Apellidos',
  telephone: 'Teléfono',
  'telephone.prefix': 'Prefijo',
  'telephone.number': 'Número',
  region: 'Región',
  country: 'País',
  dateStart: 'Fecha de inicio',
  dateEnd: 'Fecha de fin',
  companyName: 'Nombre del medio',
  mediaType: 'Tipo de medio',
  workType: 'Tipo de trabajo',
  newsletter: 'Boletín',
  legal: 'Condiciones legales',
  exportType: 'Tipo de informe',
  comunicationsLocale: 'Idioma de las comunicaciones',
  captcha: 'Captcha',
  code: 'Código',
}

/** The form fields of the specification, by their API names. */
export type FieldName = keyof typeof FIELD_NAMES_ES

/** The names of form fields, on the screen and in messages. */
export const FIELD_NAMES: Localised<Readonly<Record<FieldName, string>>> = {
  es: FIELD_NAMES_ES,
  en: {
    email: 'Email',
    password: 'Password',
    newPassword: 'New password',
    repeatPassword: 'Repeat password',
    name: 'Name',
    surnames: 'Surnames',
    telephone: 'Telephone',
    'telephone.prefix': 'Prefix',
    'telephone.number': 'Number',
    region: 'Region',
    country: 'Country',
    dateStart: 'Date start',
    dateEnd: 'Date end',
    companyName: 'Media name',
    mediaType: 'Media type',
    workType: 'Job type',
    newsletter: 'Newsletter',
    legal: 'Legal terms',
    exportType: 'Report type',
    comunicationsLocale: 'Communications language',
    captcha: 'Captcha',
    code: 'Code',
  },
  pt: {
    email: 'Correio eletrónico',
    password: 'Palavra-passe',
    newPassword: 'Nova palavra-passe',
    repeatPassword: 'Repetir a palavra-passe',
    name: 'Nome',
    surnames: 'Apelidos',
    telephone: 'Telefone',
    'telephone.prefix': 'Indicativo',
    'telephone.number': 'Número',
    region: 'Região',
    country: 'País',
    dateStart: 'Data de início',
    dateEnd: 'Data de fim',
    companyName: 'Nome do meio de comunicação',
    mediaType: 'Tipo de meio',
    workType: 'Tipo de trabalho',
    newsletter: 'Boletim informativo',
    legal: 'Condições legais',
    exportType: 'Tipo de relatório',
    comunicationsLocale: 'Idioma das comunicações',
    captcha: 'Captcha',
    code: 'Código',
  },
}

const MESSAGES_ES = {
  format: 'El formato no es correcto',
  required: ({ field }: { field: string }) => `El campo ${field} es obligatorio`,
  'password-mismatch': 'Las contraseñas no coinciden',
  validating: 'Validando...',
  'too-long': ({ max }: { max: number }) => `Como máximo ${max} caracteres`,
  'too-short': ({ min }: { min: number }) => `Como mínimo ${min} caracteres`,
  'end-before-start': 'La fecha de fin es anterior a la de inicio',
  'same-password': 'La contraseña nueva tiene que ser distinta de la anterior',
  'wrong-password': 'La contraseña actual no es correcta',
  'common-password': 'Esta contraseña es demasiado habitual',
  'password-with-name': 'La contraseña no puede contener el nombre propio ni el del portal',
  'password-needs': ({ parts }: { parts: string }) => `Falta: ${parts}`,
}

export type FieldMessages = Readonly<typeof MESSAGES_ES>

/** Validation messages. The English ones of the specification are exact. */
export const FIELD_MESSAGES: Localised<FieldMessages> = {
  es: MESSAGES_ES,
  en: {
    format: 'The format is wrong',
    required: ({ field }) => `The ${field} field is required`,
    'password-mismatch': 'Password does not match',
    validating: 'Validating...',
    'too-long': ({ max }) => `At most ${max} characters`,
    'too-short': ({ min }) => `At least ${min} characters`,
    'end-before-start': 'The end date is before the start date',
    'same-password': 'The new password must differ from the old one',
    'wrong-password': 'The current password is wrong',
    'common-password': 'This password is too common',
    'password-with-name': 'The password must not contain your name or that of the portal',
    'password-needs': ({ parts }) => `Missing: ${parts}`,
  },
  pt: {
    format: 'O formato está incorreto',
    required: ({ field }) => `O campo ${field} é obrigatório`,
    'password-mismatch': 'As palavras-passe não coincidem',
    validating: 'A validar...',
    'too-long': ({ max }) => `No máximo ${max} caracteres`,
    'too-short': ({ min }) => `No mínimo ${min} caracteres`,
    'end-before-start': 'A data de fim é anterior à de início',
    'same-password': 'A nova palavra-passe tem de ser diferente da anterior',
    'wrong-password': 'A palavra-passe atual está incorreta',
    'common-password': 'Esta palavra-passe é demasiado comum',
    'password-with-name': 'A palavra-passe não pode conter o nome próprio nem o do portal',
    'password-needs': ({ parts }) => `Falta: ${parts}`,
  },
}

/** The parts of the password rule, as listed beside the field. */
export const PASSWORD_PART_NAMES: Localised<Readonly<Record<PasswordPart, string>>> = {
  es: {
    upper: 'Una mayúscula',
    lower: 'Una minúscula',
    number: 'Un número',
    special: 'Un carácter especial',
    'min-length': '8 caracteres como mínimo',
    'max-length': '128 caracteres como máximo',
  },
  en: {
    upper: 'One upper-case letter',
    lower: 'One lower-case letter',
    number: 'One number',
    special: 'One special character',
    'min-length': 'At least 8 characters',
    'max-length': 'At most 128 characters',
  },
  pt: {
    upper: 'Uma maiúscula',
    lower: 'Uma minúscula',
    number: 'Um número',
    special: 'Um carácter especial',
    'min-length': '8 caracteres no mínimo',
    'max-length': '128 caracteres no máximo',
  },
}

function isFieldName(field: string): field is FieldName {
  return Object.hasOwn(FIELD_NAMES_ES, field)
}

/** Fields that no form shows (an id, a page number) keep their API name. */
export function fieldName(field: string, locale: Locale): string {
  return isFieldName(field) ? FIELD_NAMES[locale][field] : field
}

export function requiredMessage(field: string, locale: Locale): string {
  return FIELD_MESSAGES[locale].required({ field: fieldName(field, locale) })
}

/** One sentence with every unmet part of the password rule. */
export function passwordMessage(unmet: readonly PasswordPart[], locale: Locale): string {
  const names = unmet.map((part) => PASSWORD_PART_NAMES[locale][part].toLocaleLowerCase(locale))
  const parts = new Intl.ListFormat(locale, { type: 'unit', style: 'long' }).format(names)
  return FIELD_MESSAGES[locale]['password-needs']({ parts })
}

type Issue = z.core.$ZodIssue

function valueAt(sent: unknown, path: Issue['path']): unknown {
  return path.reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    return Reflect.get(value, key)
  }, sent)
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

function isRequired(issue: Issue, value: unknown): boolean {
  if (isMissing(value)) return true
  // A required checkbox that is not ticked.
  return value === false && issue.code === 'invalid_value' && issue.values.length === 1 && issue.values[0] === true
}

/** A check can name its message, as in `z.refine(check, 'password-mismatch')`. */
function namedMessage(name: string, locale: Locale): string | undefined {
  const messages: FieldMessages = FIELD_MESSAGES[locale]
  const message = Object.entries(messages).find(([key]) => key === name)?.[1]
  return typeof message === 'string' ? message : undefined
}

function messageOf(issue: Issue, locale: Locale): string {
  const messages = FIELD_MESSAGES[locale]
  if (issue.code === 'custom') return namedMessage(issue.message, locale) ?? messages.format
  if (issue.code === 'too_big' && issue.origin === 'string') return messages['too-long']({ max: Number(issue.maximum) })
  if (issue.code === 'too_small' && issue.origin === 'string') {
    return messages['too-short']({ min: Number(issue.minimum) })
  }
  return messages.format
}

function messageOfField(issues: readonly Issue[], { field, label, locale, value }: FieldContext): string {
  const [first] = issues
  if (first === undefined || issues.some((issue) => isRequired(issue, value))) {
    return FIELD_MESSAGES[locale].required({ field: label ?? fieldName(field, locale) })
  }
  const unmet = issues.map((issue) => issue.message).filter(isPasswordPart)
  return unmet.length > 0 ? passwordMessage(unmet, locale) : messageOf(first, locale)
}

interface FieldContext {
  readonly field: string
  readonly label: string | undefined
  readonly locale: Locale
  readonly value: unknown
}

export interface FieldErrorsOptions {
  /** The parsed value, to tell missing or empty fields from wrong ones; zod does not report inputs, so that no password reaches a log. */
  readonly sent: unknown
  /** Labels that a form shows instead of the names of its fields. */
  readonly labels?: FieldLabels
}

export type FieldLabels = Readonly<Partial<Record<FieldName, string>>>

/** A message for every wrong field, by its dotted name. */
export function fieldErrors(
  error: { readonly issues: readonly Issue[] },
  locale: Locale,
  { sent, labels = {} }: FieldErrorsOptions,
): Record<string, string> {
  const ofFields = Map.groupBy(
    error.issues.filter((issue) => issue.path.length > 0),
    (issue) => issue.path.map(String).join('.'),
  )
  const messages = [...ofFields].map(([field, issues]) => {
    const value = valueAt(sent, issues[0]?.path ?? [])
    const label = isFieldName(field) ? labels[field] : undefined
    return [field, messageOfField(issues, { field, label, locale, value })] as const
  })
  return Object.fromEntries(messages)
}
