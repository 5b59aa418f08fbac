import type { Locale, Localised } from './locales.ts'

interface ErrorKind {
  readonly status: number
  readonly message: Localised
}

const INVALID_DATA: Localised = { es: 'Datos no válidos.', en: 'Invalid data.', pt: 'Dados inválidos.' }

const NOT_AVAILABLE: Localised = {
  es: 'Operación no disponible. Inténtalo de nuevo más tarde.',
  en: 'Operation not available. Please try again later.',
  pt: 'Operação não disponível. Tente novamente mais tarde.',
}

/** All errors of the API. The list is closed: anything unknown becomes `generic`. */
export const ERRORS = {
  token: {
    status: 401,
    message: {
      es: 'Tu sesión ha terminado. Vuelve a conectarte.',
      en: 'Your session has ended. Please log in again.',
      pt: 'A sua sessão terminou. Inicie sessão novamente.',
    },
  },
  client: { status: 401, message: INVALID_DATA },
  credentials: { status: 401, message: INVALID_DATA },
  code: {
    status: 401,
    message: {
      es: 'Introduce tu código de un solo uso.',
      en: 'Please enter your one-time code.',
      pt: 'Introduza o seu código de utilização única.',
    },
  },
  'password-change': {
    status: 403,
    message: {
      es: 'Elige primero una contraseña nueva.',
      en: 'Please choose a new password first.',
      pt: 'Escolha primeiro uma nova palavra-passe.',
    },
  },
  permission: { status: 403, message: NOT_AVAILABLE },
  'not-found': {
    status: 404,
    message: {
      es: 'La página que buscas ya no existe.',
      en: 'The page you are looking for no longer exists.',
      pt: 'A página que procura já não existe.',
    },
  },
  conflict: {
    status: 409,
    message: {
      es: 'Otra persona ha cambiado esto. Recarga la página e inténtalo de nuevo.',
      en: 'Somebody else changed this. Reload and try again.',
      pt: 'Outra pessoa alterou isto. Recarregue a página e tente novamente.',
    },
  },
  gone: {
    status: 410,
    message: {
      es: 'Este archivo ya no está disponible.',
      en: 'This file is no longer available.',
      pt: 'Este ficheiro já não está disponível.',
    },
  },
  'too-large': {
    status: 413,
    message: {
      es: 'El archivo es demasiado grande.',
      en: 'The file is too large.',
      pt: 'O ficheiro é demasiado grande.',
    },
  },
  'media-type': { status: 415, message: INVALID_DATA },
  validation: { status: 422, message: INVALID_DATA },
  captcha: {
    status: 422,
    message: {
      es: 'Confirma que no eres un robot.',
      en: 'Please confirm that you are not a robot.',
      pt: 'Confirme que não é um robô.',
    },
  },
  link: {
    status: 422,
    message: {
      es: 'Este enlace ya no es válido.',
      en: 'This link is no longer valid.',
      pt: 'Esta ligação já não é válida.',
    },
  },
  'rate-limit': {
    status: 429,
    message: {
      es: 'Demasiados intentos. Inténtalo de nuevo más tarde.',
      en: 'Too many attempts. Please try again later.',
      pt: 'Demasiadas tentativas. Tente novamente mais tarde.',
    },
  },
  generic: { status: 500, message: NOT_AVAILABLE },
  unavailable: { status: 503, message: NOT_AVAILABLE },
} as const satisfies Record<string, ErrorKind>

export type ErrorType = keyof typeof ERRORS

export const ERROR_TYPES = Object.keys(ERRORS) as ErrorType[]

export function errorMessage(type: ErrorType, locale: Locale): string {
  return ERRORS[type].message[locale]
}

export function isErrorType(value: unknown): value is ErrorType {
  return typeof value === 'string' && Object.hasOwn(ERRORS, value)
}
