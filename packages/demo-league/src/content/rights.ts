import type { Localised } from '@mixed-zone/contract/locales'

export const RIGHTS = {
  editorial: {
    es: 'Solo uso editorial. Sin uso comercial ni cesión a terceros. Crédito obligatorio.',
    en: 'Editorial use only. No commercial use, no transfer to third parties. Credit required.',
    pt: 'Apenas uso editorial. Sem uso comercial nem cedência a terceiros. Crédito obrigatório.',
  },
  'news-access': {
    es: 'Acceso informativo: como máximo 90 segundos por pieza, solo en informativos.',
    en: 'News access: at most 90 seconds per item, in news programmes only.',
    pt: 'Acesso informativo: no máximo 90 segundos por peça, apenas em noticiários.',
  },
  'no-archive': {
    es: 'Solo uso editorial en esta jornada. No archivar.',
    en: 'Editorial use on this matchday only. Do not archive.',
    pt: 'Apenas uso editorial nesta jornada. Não arquivar.',
  },
} as const satisfies Record<string, Localised>

export type RightsKey = keyof typeof RIGHTS
