import { createPlural } from '@mixed-zone/contract/rules/plural'
import type { InboxTexts } from './es.ts'

const plural = createPlural('pt')

export const texts: InboxTexts = {
  title: 'Mesa de triagem',
  intro: 'Largue aqui o cartão inteiro e decida depois. O que ninguém usar é apagado ao fim de 30 dias.',
  views: 'Vistas da mesa',
  all: 'Tudo',
  searchLabel: 'Nome, legenda ou palavra-chave',
  kind: 'Tipo',
  kinds: { image: 'Fotografias', video: 'Vídeos', text: 'Textos', file: 'Outros ficheiros' },
  whose: 'De quem',
  mine: 'Enviados por mim',
  sort: 'Ordem',
  sorts: { latest: 'Mais recentes primeiro', capturedAt: 'Por hora de captura', name: 'Por nome' },
  none: 'A mesa está livre',
  noneText: 'Largue aqui fotografias, vídeos ou uma pasta inteira. Depois escolhe o que vai para cada publicação.',
  files: 'Ficheiros na mesa',
  captured: ({ time }) => `Captada: ${time}`,
  uploaded: ({ time }) => `Enviada: ${time}`,
  preparing: 'A preparar',
  notShown: 'Sem pré-visualização',
  daysLeft: ({ count }) => plural(count, { one: 'Falta 1 dia', other: `Faltam ${count} dias` }),
  lastDay: 'É apagado hoje',
  keysHint: 'Espaço seleciona, Shift e as setas alargam a seleção.',
  newPost: 'Nova publicação',
  addToPost: 'Adicionar a uma publicação…',
  delete: 'Apagar',
  addTitle: ({ count, shown }) =>
    plural(count, {
      one: 'Adicionar 1 ficheiro a uma publicação',
      other: `Adicionar ${shown} ficheiros a uma publicação`,
    }),
  addText: 'Ficam no rascunho até que seja publicada.',
  searchPosts: 'Procurar uma publicação',
  posts: 'Publicações',
  noPosts: 'Nenhuma publicação corresponde.',
  untitled: 'Sem título',
  added: ({ count, shown }) => plural(count, { one: '1 ficheiro adicionado', other: `${shown} ficheiros adicionados` }),
  openPost: 'Abrir a publicação',
  deleteTitle: ({ count, shown }) => plural(count, { one: 'Apagar 1 ficheiro?', other: `Apagar ${shown} ficheiros?` }),
  deleteText:
    'São apagados de vez e não podem ser recuperados. As publicações que já usam estas fotografias ficam com elas.',
  deleted: ({ count, shown }) => plural(count, { one: '1 ficheiro apagado', other: `${shown} ficheiros apagados` }),
  gone: 'Algum dos ficheiros já não está na mesa.',
  tooMany: ({ max }) => `Até ${max} ficheiros de cada vez.`,
}
