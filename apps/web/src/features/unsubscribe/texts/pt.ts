import type { UnsubscribeTexts } from './es.ts'

export const texts: UnsubscribeTexts = {
  title: 'Deixar o boletim?',
  intro: 'Deixará de receber o boletim. As mensagens sobre a sua conta continuarão a chegar.',
  confirm: 'Cancelar subscrição',
  stay: 'Manter a subscrição',
  stayedTitle: 'A subscrição mantém-se',
  stayedText: 'Nada mudou: continuará a receber o boletim.',
  notSubscribedTitle: 'A subscrição não está ativa',
  notSubscribedText: 'Não recebe o boletim. Pode subscrevê-lo quando quiser na página da sua conta.',
  doneTitle: 'Subscrição eliminada',
  doneText: 'Não lhe enviaremos mais boletins. Pode voltar a subscrever quando quiser na página da sua conta.',
  account: 'Ir para a sua conta',
  unknown:
    'Esta ligação não pertence a nenhuma subscrição. Copie-a inteira a partir da mensagem, ou desative o boletim na página da sua conta.',
}
