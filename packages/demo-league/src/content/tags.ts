import type { Localised } from '@mixed-zone/contract/locales'

/** Topics. Players and matchdays are tags as well; a post names them by `players`, `matchday` and `fixture`. */
export const TAGS = {
  'derbi-de-la-ria': { es: 'Derbi de la Ría', en: 'Derbi de la Ría', pt: 'Dérbi da Ria' },
  'derbi-de-los-faros': { es: 'Derbi de los Faros', en: 'Derbi de los Faros', pt: 'Dérbi dos Faróis' },
  'clasico-de-la-luna': { es: 'Clásico de la Luna', en: 'Clásico de la Luna', pt: 'Clássico da Lua' },
  var: { es: 'VAR', en: 'VAR', pt: 'VAR' },
  refereeing: { es: 'Arbitraje', en: 'Refereeing', pt: 'Arbitragem' },
  injuries: { es: 'Lesiones', en: 'Injuries', pt: 'Lesões' },
  goalkeepers: { es: 'Porterías', en: 'Goalkeepers', pt: 'Balizas' },
  captains: { es: 'Capitanías', en: 'Captains', pt: 'Capitães' },
  coaches: { es: 'Banquillos', en: 'Coaches', pt: 'Treinadores' },
  'youth-academy': { es: 'Cantera', en: 'Youth academy', pt: 'Formação' },
  debut: { es: 'Debut', en: 'Debut', pt: 'Estreia' },
  stadiums: { es: 'Estadios', en: 'Stadiums', pt: 'Estádios' },
  supporters: { es: 'Aficiones', en: 'Supporters', pt: 'Adeptos' },
  history: { es: 'Historia', en: 'History', pt: 'História' },
  records: { es: 'Récords', en: 'Records', pt: 'Recordes' },
  tactics: { es: 'Táctica', en: 'Tactics', pt: 'Tática' },
  calendar: { es: 'Calendario', en: 'Calendar', pt: 'Calendário' },
  broadcast: { es: 'Retransmisión', en: 'Broadcast', pt: 'Transmissão' },
  technology: { es: 'Tecnología', en: 'Technology', pt: 'Tecnologia' },
  kit: { es: 'Equipaciones', en: 'Kit', pt: 'Equipamentos' },
  food: { es: 'Gastronomía', en: 'Food', pt: 'Gastronomia' },
  music: { es: 'Música', en: 'Music', pt: 'Música' },
  travel: { es: 'Viajes', en: 'Travel', pt: 'Viagens' },
  weather: { es: 'Meteorología', en: 'Weather', pt: 'Meteorologia' },
  health: { es: 'Salud', en: 'Health', pt: 'Saúde' },
  education: { es: 'Educación', en: 'Education', pt: 'Educação' },
  scholarships: { es: 'Becas', en: 'Scholarships', pt: 'Bolsas' },
  sustainability: { es: 'Sostenibilidad', en: 'Sustainability', pt: 'Sustentabilidade' },
  accessibility: { es: 'Accesibilidad', en: 'Accessibility', pt: 'Acessibilidade' },
  cup: { es: 'Copa Meridiana', en: 'Meridiana Cup', pt: 'Taça Meridiana' },
} as const satisfies Record<string, Localised>

export type TagKey = keyof typeof TAGS

// Object.keys knows only strings; the keys of this constant are exactly the terms.
export const TAG_KEYS = Object.keys(TAGS) as readonly TagKey[]
