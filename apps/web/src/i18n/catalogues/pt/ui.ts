import type { Catalogue } from '../../catalogue.ts'
import { pluralsOf } from '../../plural.ts'

const plural = pluralsOf('pt')

export const ui: Catalogue['ui'] = {
  close: 'Fechar',
  cancel: 'Cancelar',
  optional: '(opcional)',
  showPassword: 'Mostrar a palavra-passe',
  hidePassword: 'Ocultar a palavra-passe',
  passwordRules: 'A palavra-passe precisa de',
  met: '(cumprido)',
  notMet: '(em falta)',
  alertWords: { error: 'Erro!', warning: 'Aviso.', info: 'Informação.', success: 'Feito.' },
  counts: {
    images: ({ count }) => plural(count, { one: '1 fotografia', other: `${count} fotografias` }),
    videos: ({ count }) => plural(count, { one: '1 vídeo', other: `${count} vídeos` }),
    files: ({ count }) => plural(count, { one: '1 documento', other: `${count} documentos` }),
  },
  seeAll: 'Ver tudo',
  all: 'Tudo',
  live: 'Em direto',
  final: 'Final',
  postponed: 'Adiado',
  previousFixtures: 'Jogos anteriores',
  nextFixtures: 'Mais jogos',
  photoCredit: ({ credit }) => `Foto: ${credit}`,
  states: {
    draft: 'Rascunho',
    'in-review': 'Em revisão',
    scheduled: 'Agendada',
    published: 'Publicada',
    archived: 'Arquivada',
  },
  embargoedUntil: ({ at }) => `Embargado até ${at}`,
  embargoZones: ({ place, readerTime }) => `em ${place}, ${readerTime} no teu fuso horário.`,
  embargoRule: 'Não publicar antes.',
  correctedAt: ({ at }) => `Corrigido a ${at}.`,
  newPosts: ({ count }) => plural(count, { one: '1 publicação nova', other: `${count} publicações novas` }),
  playVideo: ({ title }) => `Reproduzir o vídeo: ${title}`,
  duration: 'Duração',
  copied: 'Copiado',
  copyRefused: 'Não foi possível copiar',
  removeChoice: ({ name }) => `Remover ${name}`,
  messages: 'Mensagens',
}
