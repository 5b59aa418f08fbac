import type { RequestAccessWords } from './request-access-es.ts'

export const pt: RequestAccessWords = {
  title: 'Pedir acesso',
  intro: 'Para quem trabalha em órgãos de comunicação social. Todos os campos são obrigatórios, exceto o boletim.',
  steps: {
    send: 'Envia este formulário.',
    read: 'O gabinete de imprensa lê-o, normalmente num dia útil.',
    mail: 'Recebe uma mensagem com uma palavra-passe provisória. Funciona durante 72 horas.',
  },
  questions: 'Perguntas?',
  you: 'Sobre si',
  yourWork: 'O seu trabalho',
  agreement: 'Condições',
  legalBefore: 'Li e aceito o',
  legalBetween: 'e a',
  legalNotice: 'aviso legal',
  privacyPolicy: 'política de privacidade',
  newsletter: 'Quero receber o boletim.',
  newsletterNote: 'Opcional; termina com um clique.',
  send: 'Enviar pedido',
  kept: 'O que escreve fica guardado neste navegador, mesmo sem ligação.',
  clear: 'Apagar o que escrevi',
  sentTitle: 'Pedido enviado',
  sentText: ({ email }) =>
    `Recebemos o seu pedido. Escrevemos para ${email} assim que o gabinete de imprensa responder; a mensagem que acabámos de enviar leva à página que diz em que ponto está.`,
  sentHelp: 'Nada ao fim de alguns minutos? Veja na pasta de spam.',
  backToLogin: 'Voltar ao início de sessão',
}
