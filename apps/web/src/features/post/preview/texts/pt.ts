import type { PreviewTexts } from './es.ts'

export const texts: PreviewTexts = {
  title: 'Pré-visualização',
  text: ({ until }) =>
    `É assim que a publicação vai ficar. Ainda não é pública: não a divulgue. A ligação expira a ${until}.`,
  endedTitle: 'Esta pré-visualização já não está disponível',
  endedText: 'A ligação expirou ou foi anulada. Peça outra a quem a enviou.',
  draftText: 'É assim que os jornalistas verão o rascunho se for publicado agora. Aqui não se pode transferir nada.',
  missingTitle: 'Ainda não há nada para ver',
  missingText: 'Falta o título em todas as línguas, ou a publicação já não existe.',
  asPhone: 'Ver como num telemóvel',
  share: 'Partilhar por ligação',
  shareTitle: 'Ligações de pré-visualização',
  shareText: 'Quem tiver a ligação vê o rascunho durante 24 horas, sem conta e sem poder transferir nada.',
  create: 'Criar ligação',
  created: 'Copie a ligação agora: não volta a ser mostrada.',
  copy: 'Copiar ligação',
  validUntil: ({ until, name }) => `Até ${until}, criada por ${name}`,
  opened: ({ at }) => `Aberta a ${at}`,
  notOpened: 'Ninguém a abriu',
  revoke: 'Anular',
  revokeLink: ({ until }) => `Anular a ligação válida até ${until}`,
  backToEditor: 'Voltar ao editor',
}
