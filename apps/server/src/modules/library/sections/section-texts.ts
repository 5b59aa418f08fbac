import type { Localised } from '@mixed-zone/contract/locales'
import type { SectionKey } from '@mixed-zone/contract/sections'

interface SectionTexts {
  readonly names: Localised
  readonly descriptions: Localised
}

/** Default names and descriptions. Editors may change the stored ones. */
export const SECTION_TEXTS: Readonly<Record<SectionKey, SectionTexts>> = {
  featured: {
    names: { es: 'Destacado', en: 'Featured', pt: 'Em destaque' },
    descriptions: {
      es: 'La historia que abre la portada',
      en: 'The story that leads the page',
      pt: 'A história que abre a página',
    },
  },
  'current-stories': {
    names: { es: 'Historias del momento', en: 'Current stories', pt: 'Histórias do momento' },
    descriptions: {
      es: 'Lo que se está contando esta semana',
      en: 'What is being told this week',
      pt: 'O que se está a contar esta semana',
    },
  },
  'breaking-news': {
    names: { es: 'Última hora', en: 'Breaking news', pt: 'Última hora' },
    descriptions: {
      es: 'Lo último, minuto a minuto',
      en: 'The latest, minute by minute',
      pt: 'O mais recente, minuto a minuto',
    },
  },
  derbies: {
    names: { es: 'Derbis', en: 'Derbies', pt: 'Dérbis' },
    descriptions: {
      es: 'Rivalidades, archivo y previas',
      en: 'Rivalries, archive and previews',
      pt: 'Rivalidades, arquivo e antevisões',
    },
  },
  'club-media': {
    names: { es: 'Medios de los clubes', en: 'Club media', pt: 'Meios dos clubes' },
    descriptions: { es: 'Lo que publican los clubes', en: 'What the clubs publish', pt: 'O que os clubes publicam' },
  },
  interviews: {
    names: { es: 'Entrevistas', en: 'Interviews', pt: 'Entrevistas' },
    descriptions: { es: 'En primera persona', en: 'In their own words', pt: 'Na primeira pessoa' },
  },
  'press-releases': {
    names: { es: 'Comunicados', en: 'Press releases', pt: 'Comunicados' },
    descriptions: {
      es: 'Notas oficiales, listas para copiar',
      en: 'Official statements, ready to copy',
      pt: 'Notas oficiais, prontas a copiar',
    },
  },
  'regular-content': {
    names: { es: 'Más contenidos', en: 'More content', pt: 'Mais conteúdos' },
    descriptions: {
      es: 'Series y archivo, por temas',
      en: 'Series and archive, by topic',
      pt: 'Séries e arquivo, por temas',
    },
  },
  'player-stories': {
    names: { es: 'Historias de jugadores', en: 'Player stories', pt: 'Histórias de jogadores' },
    descriptions: {
      es: 'Los futbolistas, dentro y fuera del campo',
      en: 'The players, on and off the pitch',
      pt: 'Os futebolistas, dentro e fora do campo',
    },
  },
  'club-stories': {
    names: { es: 'Historias de clubes', en: 'Club stories', pt: 'Histórias de clubes' },
    descriptions: {
      es: 'Estadios, barrios y aficiones',
      en: 'Grounds, neighbourhoods and supporters',
      pt: 'Estádios, bairros e adeptos',
    },
  },
  '{product}-stories': {
    names: { es: 'Historias de la liga', en: 'League stories', pt: 'Histórias da liga' },
    descriptions: {
      es: 'La competición, vista por dentro',
      en: 'The competition, seen from within',
      pt: 'A competição, vista por dentro',
    },
  },
  'special-stories': {
    names: { es: 'Especiales', en: 'Specials', pt: 'Especiais' },
    descriptions: {
      es: 'Dosieres, aniversarios y guías',
      en: 'Dossiers, anniversaries and guides',
      pt: 'Dossiês, aniversários e guias',
    },
  },
  'lifestyle-stories': {
    names: { es: 'Estilo de vida', en: 'Lifestyle', pt: 'Estilo de vida' },
    descriptions: {
      es: 'El fútbol más allá del partido',
      en: 'Football beyond the match',
      pt: 'O futebol para lá do jogo',
    },
  },
  'smartbank-stories': {
    names: { es: 'Historias SmartBank', en: 'SmartBank stories', pt: 'Histórias SmartBank' },
    descriptions: {
      es: 'Historias con el apoyo de SmartBank',
      en: 'Stories supported by SmartBank',
      pt: 'Histórias com o apoio do SmartBank',
    },
  },
}
