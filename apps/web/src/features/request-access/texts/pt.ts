import type { RequestAccessTexts } from './es.ts'

export const texts: RequestAccessTexts = {
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
  status: {
    title: 'O seu pedido de acesso',
    requested: ({ at }) => `Enviado em ${at}.`,
    waiting: 'Em espera',
    waitingText: 'O gabinete de imprensa ainda não respondeu. Costuma fazê-lo num dia útil, por correio eletrónico.',
    authorised: 'Autorizado',
    authorisedText: ({ at }) =>
      `Foi autorizado em ${at}. Enviámos-lhe uma palavra-passe provisória que funciona durante 72 horas; se expirou, peça outra em «Esqueceu-se da palavra-passe?».`,
    rejected: 'Não autorizado',
    rejectedText: ({ at }) => `O gabinete de imprensa respondeu em ${at}.`,
    reason: 'Motivo:',
    unknownTitle: 'Não encontramos este pedido',
    unknownText: 'A ligação está incompleta ou o pedido já não existe. Copie-a inteira a partir da mensagem.',
  },
}
