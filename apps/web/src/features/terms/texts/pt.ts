import type { TermsTexts } from './es.ts'

export const texts: TermsTexts = {
  title: 'Há novas condições',
  text: 'Publicámos uma nova versão dos textos legais. Leia-os e aceite-os para continuar.',
  legalNotice: 'Aviso legal',
  privacyPolicy: 'Política de privacidade',
  newTab: 'abre noutro separador',
  accept: 'Li e aceito',
  signOut: 'Agora não: terminar sessão',
}
