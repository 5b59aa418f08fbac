import type { Locale } from '@mixed-zone/contract/locales'

interface UiTexts {
  connect: string
  verified: string
  error: string
  signOut: string
  accountMenu: RegExp
  notFound: string
  goHome: string
}

/** UI texts, repeated here so that a change on the screen has to be made on purpose. */
export const UI_TEXTS: Record<Locale, UiTexts> = {
  es: {
    connect: 'Conectar',
    verified: 'Verificado',
    error: '¡Error!',
    signOut: 'Cerrar sesión',
    accountMenu: /^Cuenta de /,
    notFound: 'La página que buscas ya no existe.',
    goHome: 'Ir al inicio',
  },
  en: {
    connect: 'Connect',
    verified: 'Verified',
    error: 'Error!',
    signOut: 'Sign out',
    accountMenu: /’s account$/,
    notFound: 'The page you are looking for no longer exists.',
    goHome: 'Go home',
  },
  pt: {
    connect: 'Entrar',
    verified: 'Verificado',
    error: 'Erro!',
    signOut: 'Terminar sessão',
    accountMenu: /^Conta de /,
    notFound: 'A página que procura já não existe.',
    goHome: 'Ir para o início',
  },
}
