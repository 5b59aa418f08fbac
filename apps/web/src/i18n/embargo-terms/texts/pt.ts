import type { EmbargoTermsTexts } from './es.ts'

export const texts: EmbargoTermsTexts = {
  title: 'Condições do embargo',
  notice: 'Pode ver publicações sob embargo. Antes, leia e aceite as condições.',
  read: 'Ler as condições',
  intro: ({ league }) =>
    `A ${league} mostra-lhe algumas publicações antes da hora, para que prepare o seu trabalho. Em troca, compromete-se a:`,
  terms: [
    'Não publicar, emitir nem divulgar nada de uma publicação sob embargo, no todo ou em parte, antes da hora indicada. Conta a hora da zona da liga; a sua aparece ao lado.',
    'Não a partilhar fora da redação que prepara a notícia, e garantir que quem a recebe conhece e respeita o embargo.',
    'Não pedir a ninguém uma reação ou declaração que revele o seu conteúdo antes dessa hora.',
    'Avisar de imediato o gabinete de imprensa se o conteúdo sair antes do tempo, no seu meio ou noutro.',
    'Aceitar que a liga pode antecipar, adiar ou levantar um embargo, e que vale o que o portal mostra em cada momento.',
    'Aceitar que quebrar um embargo pode significar a perda deste acesso ou da acreditação.',
  ],
  contact: ({ email }) => `É melhor perguntar antes do que depois: ${email}.`,
  accept: 'Aceito as condições',
  later: 'Agora não',
  accepted: 'Condições aceites. Já vê as publicações sob embargo.',
}
