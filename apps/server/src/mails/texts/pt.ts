import { createPlural } from '@mixed-zone/contract/rules/plural'
import type { MailTexts } from './es.ts'

const plural = createPlural('pt')

export const pt: MailTexts = {
  greeting: ({ name }) => `Olá, ${name},`,
  greetingWithoutName: 'Olá,',
  buttonDoesNotWork: 'Se o botão não funcionar, copie este endereço para o navegador:',
  help: 'Precisa de ajuda?',
  automatic: ({ league, portal }) => `Mensagem automática ${ofLeague(league)}, ${portal}.`,
  unsubscribe: 'Deixar de receber boletins e avisos',

  requestReceived: {
    subject: 'Recebemos o seu pedido de acesso',
    preview: 'O gabinete de imprensa analisa-o e responde em menos de um dia útil.',
    text: ({ league }) => [
      `O seu pedido de acesso à zona de imprensa ${ofLeague(league)} chegou. O gabinete de imprensa analisa-o e responde em menos de um dia útil.`,
      'Quando houver uma decisão, escreveremos para este endereço. Entretanto, pode ver em que ponto está.',
    ],
    button: 'Ver o meu pedido',
    afterwards: ['Se não pediu acesso, não tem de fazer nada: alguém terá escrito o seu endereço por engano.'],
  },
  authorised: {
    subject: 'Já tem acesso: a sua palavra-passe provisória',
    preview: 'Entre com ela e escolha a sua.',
    text: ({ league }) => [
      `O seu acesso à zona de imprensa ${ofLeague(league)} está autorizado. Entre com este endereço de correio e a palavra-passe provisória; depois pediremos que escolha a sua.`,
    ],
    passwordLabel: 'Palavra-passe provisória',
    button: 'Entrar',
    afterwards: ({ expiresAt }) => [
      `A palavra-passe provisória funciona até ${expiresAt}. Depois disso, peça uma nova em «Esqueceu-se da palavra-passe?».`,
      'Não a partilhe com ninguém: nunca lha pediremos.',
    ],
  },
  renewed: {
    subject: 'A sua nova palavra-passe provisória',
    preview: 'Substitui a anterior.',
    text: ({ league }) => [
      `O gabinete de imprensa ${ofLeague(league)} deu-lhe uma nova palavra-passe provisória, que substitui a anterior. Entre com ela e escolha a sua.`,
    ],
  },
  rejected: {
    subject: 'O seu pedido de acesso não foi aceite',
    preview: 'O gabinete de imprensa explica o motivo.',
    text: ({ league }) => [
      `O gabinete de imprensa ${ofLeague(league)} analisou o seu pedido de acesso e não o aceitou. O motivo é este:`,
    ],
    afterwards: [
      'Se acha que se trata de um engano, ou se algo mudou, responda a esta mensagem ou volte a pedir acesso.',
    ],
    button: 'Voltar a pedir acesso',
  },
  alreadyHaveAccount: {
    subject: 'Já tem uma conta',
    preview: 'Alguém pediu acesso com o seu endereço, e já o tem.',
    text: ({ league }) => [
      `Alguém, talvez você, pediu acesso à zona de imprensa ${ofLeague(league)} com este endereço. Não é preciso: já tem uma conta.`,
      'Se não se lembra da palavra-passe, pode escolher outra.',
    ],
    button: 'Escolher outra palavra-passe',
    afterwards: ['Se não foi você, não tem de fazer nada: a sua conta está como estava.'],
  },
  resetLink: {
    subject: 'Escolha uma nova palavra-passe',
    preview: 'A ligação funciona uma só vez.',
    text: ({ league }) => [`Pediu uma nova palavra-passe para a zona de imprensa ${ofLeague(league)}. Escolha-a aqui:`],
    button: 'Escolher a palavra-passe',
    afterwards: ({ minutes }) => [
      `A ligação funciona uma só vez, durante ${minutes} minutos.`,
      'Se não a pediu, não tem de fazer nada: a sua palavra-passe continua a mesma.',
    ],
  },
  passwordChanged: {
    subject: 'A sua palavra-passe mudou',
    preview: 'As outras sessões foram terminadas.',
    text: ({ league, changedAt }) => [
      `A palavra-passe da sua conta na zona de imprensa ${ofLeague(league)} mudou em ${changedAt}. As outras sessões foram terminadas.`,
      'Se foi você, não tem de fazer nada. Se não foi, escolha outra de imediato e avise-nos.',
    ],
    button: 'Escolher outra palavra-passe',
  },
  tooManyWrongPasswords: {
    subject: 'Demasiadas tentativas de entrar na sua conta',
    preview: 'Travámos as tentativas. A sua palavra-passe não mudou.',
    text: ({ league, until }) => [
      `Alguém escreveu várias vezes uma palavra-passe errada para a sua conta na zona de imprensa ${ofLeague(league)}. Desse lugar não se pode voltar a tentar antes de ${until}.`,
      'A sua palavra-passe não mudou e ninguém entrou. Se era você e não se lembra dela, escolha outra.',
    ],
    button: 'Escolher outra palavra-passe',
    afterwards: ['Se não era você, confirme que a sua palavra-passe é longa e que não a usa noutro sítio.'],
  },
  newDevice: {
    subject: 'Nova entrada na sua conta',
    preview: 'A partir de um dispositivo ou de uma rede que não conhecíamos.',
    text: ({ league, at }) => [
      `Em ${at} alguém entrou na sua conta da zona de imprensa ${ofLeague(league)} a partir de um dispositivo ou de uma rede que não tinha usado nas últimas semanas:`,
    ],
    unknownDevice: 'Dispositivo desconhecido',
    network: ({ address }) => `endereço IP ${address}`,
    button: 'Escolher outra palavra-passe',
    afterwards: [
      'Se foi você, não tem de fazer nada. Se não foi, escolha outra palavra-passe de imediato, o que termina todas as sessões, e avise-nos.',
    ],
  },
  accountDeleted: {
    subject: 'A sua conta foi eliminada',
    preview: 'E com ela os seus dados pessoais.',
    text: ({ league }) => [
      `A sua conta na zona de imprensa ${ofLeague(league)} foi eliminada, e com ela os seus dados pessoais. O que transferiu continua contado, sem o seu nome.`,
      'Se não o pediu, escreva-nos quanto antes. Pode voltar a pedir acesso quando quiser.',
    ],
  },
  accountsMerged: {
    subject: 'Juntámos as suas duas contas',
    preview: 'A partir de agora entra só com uma.',
    text: ({ league }) => [
      `O gabinete de imprensa ${ofLeague(league)} juntou as suas duas contas da zona de imprensa numa só. Tudo o que a outra tinha está agora na que fica, e foram terminadas as sessões de ambas.`,
    ],
    kept: 'entre com este endereço e a palavra-passe de sempre',
    merged: ({ erasedAt }) => `já não serve para entrar; é eliminada em ${erasedAt}`,
    button: 'Entrar',
    afterwards: [
      'Se não conhece o outro endereço ou não queria juntá-las, escreva-nos: até essa data pode desfazer-se.',
    ],
  },
  mergeUndone: {
    subject: 'As suas contas estão de novo separadas',
    preview: 'Cada uma tem outra vez o que era seu.',
    text: ({ league, email }) => [
      `O gabinete de imprensa ${ofLeague(league)} desfez a junção das suas contas da zona de imprensa. A conta ${email} volta a funcionar com a sua própria palavra-passe.`,
    ],
    button: 'Entrar',
    afterwards: ['Se não se lembra da palavra-passe, escolha outra em «Esqueceu-se da palavra-passe?».'],
  },
  deliveryTest: {
    subject: 'Teste de entrega',
    preview: 'Se o lê, o correio funciona.',
    text: ({ league, requestedAt }) => [
      `Pediu este teste a partir do estúdio ${ofLeague(league)} em ${requestedAt}.`,
      'Se o lê, os e-mails saem e chegam. Não é preciso fazer nada.',
    ],
    button: ({ portal }) => `Abrir ${portal}`,
  },
  deskRequests: {
    subject: ({ count }) =>
      plural(count, { one: 'Um pedido de acesso à espera', other: `${count} pedidos de acesso à espera` }),
    preview: ({ waited }) => `O mais antigo espera há ${waited}.`,
    text: ({ count, waited }) => [
      plural(count, {
        one: `Um pedido de acesso espera uma decisão há ${waited}.`,
        other: `${count} pedidos de acesso esperam uma decisão. O mais antigo, há ${waited}.`,
      }),
    ],
    more: ({ count }) => plural(count, { one: 'e mais um', other: `e mais ${count}` }),
    waited: ({ minutes }) =>
      minutes < 60
        ? plural(Math.max(1, minutes), { one: '1 minuto', other: `${minutes} minutos` })
        : plural(Math.floor(minutes / 60), { one: '1 hora', other: `${Math.floor(minutes / 60)} horas` }),
    button: ({ portal }) => `Abrir ${portal}`,
    afterwards: ['Recebe esta mensagem porque decide sobre os pedidos. Os que chegam seguidos vão juntos numa só.'],
  },
}

// Leagues whose name is feminine take the article "a".
function ofLeague(league: string): string {
  return /^liga\b/i.test(league) ? `da ${league}` : `de ${league}`
}
