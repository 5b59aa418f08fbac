export const texts = {
  title: 'Hay condiciones nuevas',
  text: 'Hemos publicado una versión nueva de los textos legales. Léelos y acéptalos para seguir.',
  legalNotice: 'Aviso legal',
  privacyPolicy: 'Política de privacidad',
  newTab: 'se abre en otra pestaña',
  accept: 'He leído y acepto',
  signOut: 'Ahora no: cerrar sesión',
}

export type TermsTexts = typeof texts
