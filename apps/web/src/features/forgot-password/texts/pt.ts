import type { ForgotPasswordTexts } from './es.ts'

export const texts: ForgotPasswordTexts = {
  title: 'Esqueceu-se da palavra-passe?',
  intro: 'Escreva o seu correio eletrónico e enviamos-lhe uma ligação para escolher outra.',
  send: 'Enviar ligação',
  backToLogin: 'Voltar ao início de sessão',
  sentTitle: 'Veja o seu correio',
  sentText: ({ email }) =>
    `Se ${email} tiver uma conta, acabámos de lhe enviar uma ligação. Funciona uma vez, durante 60 minutos.`,
  sentHelp: 'Não chegou? Veja na pasta de spam, ou confirme que o endereço é o da sua conta.',
  again: 'Pedir outra ligação',
}
