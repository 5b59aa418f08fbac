import type { Localised } from '@mixed-zone/contract/locales'

export const CATEGORIES = {
  'match-gallery': { es: 'Galería del partido', en: 'Match gallery', pt: 'Galeria do jogo' },
  'press-conference': { es: 'Rueda de prensa', en: 'Press conference', pt: 'Conferência de imprensa' },
  'mixed-zone': { es: 'Zona mixta', en: 'Mixed zone', pt: 'Zona mista' },
  interview: { es: 'Entrevista', en: 'Interview', pt: 'Entrevista' },
  preview: { es: 'Previa', en: 'Preview', pt: 'Antevisão' },
  report: { es: 'Reportaje', en: 'Report', pt: 'Reportagem' },
  training: { es: 'Entrenamiento', en: 'Training', pt: 'Treino' },
  'line-ups': { es: 'Alineaciones', en: 'Line-ups', pt: 'Onzes' },
  medical: { es: 'Parte médico', en: 'Medical report', pt: 'Boletim clínico' },
  official: { es: 'Comunicado oficial', en: 'Official statement', pt: 'Comunicado oficial' },
  accreditation: { es: 'Acreditaciones', en: 'Accreditation', pt: 'Acreditações' },
  statistics: { es: 'Estadísticas', en: 'Statistics', pt: 'Estatísticas' },
  infographic: { es: 'Infografía', en: 'Infographic', pt: 'Infografia' },
  fans: { es: 'Afición', en: 'Fans', pt: 'Adeptos' },
  archive: { es: 'Archivo', en: 'Archive', pt: 'Arquivo' },
  community: { es: 'Comunidad', en: 'Community', pt: 'Comunidade' },
} as const satisfies Record<string, Localised>

export type CategoryKey = keyof typeof CATEGORIES

// Object.keys knows only strings; the keys of this constant are exactly the terms.
export const CATEGORY_KEYS = Object.keys(CATEGORIES) as readonly CategoryKey[]
