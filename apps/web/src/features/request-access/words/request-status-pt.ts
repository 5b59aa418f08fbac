import type { RequestStatusWords } from './request-status-es.ts'

export const pt: RequestStatusWords = {
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
}
