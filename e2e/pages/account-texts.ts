import type { Locale } from '@mixed-zone/contract/locales'

interface AccountTexts {
  requestAccess: string
  sendRequest: string
  requestSent: string
  spain: string
  waiting: string
  authorised: string
  chooseOwn: string
  provisional: string
  saveAndEnter: string
  mails: { received: string; authorised: string }
}

/** UI texts from the access request to the home page. */
export const ACCOUNT_TEXTS: Record<Locale, AccountTexts> = {
  es: {
    requestAccess: 'Solicitar acceso',
    sendRequest: 'Enviar solicitud',
    requestSent: 'Solicitud enviada',
    spain: 'España',
    waiting: 'En espera.',
    authorised: 'Autorizada.',
    chooseOwn: 'Elige tu contraseña',
    provisional: 'Contraseña provisional',
    saveAndEnter: 'Guardar y entrar',
    mails: {
      received: 'Hemos recibido tu solicitud de acceso',
      authorised: 'Ya tienes acceso: tu contraseña provisional',
    },
  },
  en: {
    requestAccess: 'Request access',
    sendRequest: 'Send request',
    requestSent: 'Request sent',
    spain: 'Spain',
    waiting: 'Waiting.',
    authorised: 'Authorised.',
    chooseOwn: 'Choose your password',
    provisional: 'Provisional password',
    saveAndEnter: 'Save and continue',
    mails: {
      received: 'We have received your access request',
      authorised: 'You now have access: your provisional password',
    },
  },
  pt: {
    requestAccess: 'Pedir acesso',
    sendRequest: 'Enviar pedido',
    requestSent: 'Pedido enviado',
    spain: 'Espanha',
    waiting: 'Em espera.',
    authorised: 'Autorizado.',
    chooseOwn: 'Escolha a sua palavra-passe',
    provisional: 'Palavra-passe provisória',
    saveAndEnter: 'Guardar e entrar',
    mails: {
      received: 'Recebemos o seu pedido de acesso',
      authorised: 'Já tem acesso: a sua palavra-passe provisória',
    },
  },
}
