import type { Localised } from '@mixed-zone/contract/locales'

export interface DemoDocument {
  /** Its name in `art/documents`, and for the journalist who downloads it. */
  readonly file: string
  readonly title: Localised
}

export const DOCUMENTS = {
  'media-guide': {
    file: 'guia-de-medios.pdf',
    title: { es: 'Guía de medios de la temporada', en: 'Media guide of the season', pt: 'Guia de media da época' },
  },
  'season-guide': {
    file: 'guia-de-la-temporada.pdf',
    title: { es: 'Guía de la temporada', en: 'Season guide', pt: 'Guia da época' },
  },
  'accreditation-form': {
    file: 'solicitud-de-acreditacion.docx',
    title: { es: 'Solicitud de acreditación', en: 'Accreditation form', pt: 'Pedido de acreditação' },
  },
  'accreditation-terms': {
    file: 'condiciones-de-acreditacion.pdf',
    title: { es: 'Condiciones de acreditación', en: 'Accreditation terms', pt: 'Condições de acreditação' },
  },
  'mixed-zone-protocol': {
    file: 'protocolo-zona-mixta.pdf',
    title: { es: 'Protocolo de zona mixta', en: 'Mixed zone protocol', pt: 'Protocolo da zona mista' },
  },
  'mixed-zone-plan': {
    file: 'plano-zona-mixta.pdf',
    title: {
      es: 'Plano de la zona mixta y turnos',
      en: 'Mixed zone plan and slots',
      pt: 'Planta da zona mista e turnos',
    },
  },
  'derby-match-sheet': {
    file: 'ficha-almenara-puerto-claro.pdf',
    title: {
      es: 'Ficha técnica y estadísticas',
      en: 'Match sheet and statistics',
      pt: 'Ficha técnica e estatísticas',
    },
  },
  'derby-transcript': {
    file: 'transcripcion-almenara-puerto-claro.docx',
    title: {
      es: 'Transcripción de las dos ruedas de prensa',
      en: 'Transcript of both press conferences',
      pt: 'Transcrição das duas conferências de imprensa',
    },
  },
  'faros-press-kit': {
    file: 'guia-derbi-de-los-faros.pdf',
    title: {
      es: 'Derbi de los Faros: guía para medios',
      en: 'Derbi de los Faros: media kit',
      pt: 'Dérbi dos Faróis: guia para os media',
    },
  },
  'luna-history': {
    file: 'clasico-de-la-luna-historia.pdf',
    title: {
      es: 'Clásico de la Luna: cien años en cifras',
      en: 'Clásico de la Luna: a hundred years in figures',
      pt: 'Clássico da Lua: cem anos em números',
    },
  },
  'line-ups-brisa-roca-alta': {
    file: 'alineaciones-brisa-roca-alta.pdf',
    title: {
      es: 'Alineaciones oficiales: Brisa–Roca Alta',
      en: 'Official line-ups: Brisa v Roca Alta',
      pt: 'Onzes oficiais: Brisa–Roca Alta',
    },
  },
  'line-ups-cantera-nortada': {
    file: 'alineaciones-cantera-nortada.pdf',
    title: {
      es: 'Alineaciones oficiales: Cantera–Nortada',
      en: 'Official line-ups: Cantera v Nortada',
      pt: 'Onzes oficiais: Cantera–Nortada',
    },
  },
  'referee-appointments': {
    file: 'designaciones-arbitrales.pdf',
    title: { es: 'Designaciones arbitrales', en: 'Referee appointments', pt: 'Nomeações de árbitros' },
  },
  'final-stretch-calendar': {
    file: 'calendario-fase-final.pdf',
    title: {
      es: 'Calendario del último tramo',
      en: 'Calendar of the final stretch',
      pt: 'Calendário da reta final',
    },
  },
  'final-stretch-note': {
    file: 'nota-fase-final.docx',
    title: {
      es: 'Nota oficial, texto editable',
      en: 'Official note, editable text',
      pt: 'Nota oficial, texto editável',
    },
  },
  'committee-resolution': {
    file: 'resolucion-comite.pdf',
    title: {
      es: 'Resolución del Comité de Competición',
      en: 'Resolution of the Competition Committee',
      pt: 'Resolução do Comité de Competição',
    },
  },
  'committee-resolution-text': {
    file: 'resolucion-comite.docx',
    title: { es: 'Resolución, texto editable', en: 'Resolution, editable text', pt: 'Resolução, texto editável' },
  },
  'medical-report': {
    file: 'parte-medico-roca-alta.pdf',
    title: { es: 'Parte médico', en: 'Medical report', pt: 'Boletim clínico' },
  },
  'pitch-report': {
    file: 'informe-cesped-monteluna.pdf',
    title: { es: 'Informe del estado del césped', en: 'Pitch report', pt: 'Relatório do estado do relvado' },
  },
  'ribeira-transcript': {
    file: 'transcripcion-olmedo.docx',
    title: {
      es: 'Transcripción: Nuno Olmedo',
      en: 'Transcript: Nuno Olmedo',
      pt: 'Transcrição: Nuno Olmedo',
    },
  },
  'statistics-after-11': {
    file: 'clasificacion-tras-jornada-11.csv',
    title: {
      es: 'Clasificación y datos tras la jornada 11',
      en: 'Table and figures after matchday 11',
      pt: 'Classificação e dados após a jornada 11',
    },
  },
  distances: {
    file: 'distancias-de-viaje.csv',
    title: {
      es: 'Distancias de viaje, por club',
      en: 'Travel distances by club',
      pt: 'Distâncias de viagem, por clube',
    },
  },
  'brand-kit': {
    file: 'escudos-liga-meridiana.zip',
    title: { es: 'Escudos de los veinte clubes', en: 'Crests of the twenty clubs', pt: 'Emblemas dos vinte clubes' },
  },
  'scholarship-rules': {
    file: 'bases-becas-smartbank.pdf',
    title: {
      es: 'Bases de las becas SmartBank',
      en: 'Rules of the SmartBank scholarships',
      pt: 'Regulamento das bolsas SmartBank',
    },
  },
  'accessibility-guide': {
    file: 'guia-de-accesibilidad.pdf',
    title: {
      es: 'Guía de accesibilidad de los estadios',
      en: 'Accessibility guide to the stadiums',
      pt: 'Guia de acessibilidade dos estádios',
    },
  },
  'broadcast-sheet': {
    file: 'ficha-tecnica-retransmision.pdf',
    title: {
      es: 'Ficha técnica de retransmisión',
      en: 'Broadcast technical sheet',
      pt: 'Ficha técnica de transmissão',
    },
  },
} as const satisfies Record<string, DemoDocument>

export type DocumentKey = keyof typeof DOCUMENTS

// Object.keys knows only strings; the keys of this constant are exactly the documents.
export const DOCUMENT_KEYS = Object.keys(DOCUMENTS) as readonly DocumentKey[]
