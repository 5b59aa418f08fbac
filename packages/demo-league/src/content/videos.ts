import type { Localised } from '@mixed-zone/contract/locales'

export interface DemoVideo {
  /** Also the stem of `{stem}.mp4`, `{stem}.jpg` (its picture) and `{stem}.{es,en,pt}.vtt` in `art/videos`. */
  readonly stem: string
  readonly durationMs: number
  readonly title: Localised
  readonly alt: Localised
}

export const VIDEO_SIZE = { width: 960, height: 540 } as const

/** Clips of 6 to 10 seconds, subtitled in three languages for those who do not hear them. */
export const VIDEOS = {
  // Corner flag, shot, ball in the net, celebration: Real Almenara in red.
  'derby-goal': {
    stem: 'gol-del-derbi',
    durationMs: 8800,
    title: { es: 'El gol del minuto 93', en: 'The goal in the 93rd minute', pt: 'O golo do minuto 93' },
    alt: {
      es: 'Un saque de esquina, un disparo y el balón en la red del Puerto Claro',
      en: 'A corner kick, a shot and the ball in the Puerto Claro net',
      pt: 'Um pontapé de canto, um remate e a bola na rede do Puerto Claro',
    },
  },
  // Graça Valadares (Puerto Claro), then Celestina Abreu (Almenara), behind microphones.
  'press-room': {
    stem: 'sala-de-prensa',
    durationMs: 8400,
    title: {
      es: 'Las dos entrenadoras, en sala',
      en: 'Both coaches in the press room',
      pt: 'As duas treinadoras, em sala',
    },
    alt: {
      es: 'Dos entrenadoras hablan ante los micrófonos',
      en: 'Two coaches speak into the microphones',
      pt: 'Duas treinadoras falam aos microfones',
    },
  },
  // Stands of Almenara, Puerto Claro and Vega Real, scarves up.
  stands: {
    stem: 'ambiente-en-la-grada',
    durationMs: 9000,
    title: {
      es: 'Ambiente en la grada, sin voz',
      en: 'Sound of the stand, no voice',
      pt: 'Ambiente na bancada, sem voz',
    },
    alt: {
      es: 'La grada levanta las bufandas',
      en: 'The stand raises its scarves',
      pt: 'A bancada ergue os cachecóis',
    },
  },
  // Training of Lagoa (night), Campo Novo (dusk) and Roca Alta (dusk).
  training: {
    stem: 'entrenamiento',
    durationMs: 8600,
    title: { es: 'Quince minutos abiertos', en: 'Fifteen open minutes', pt: 'Quinze minutos abertos' },
    alt: {
      es: 'Series de velocidad entre conos al caer la tarde',
      en: 'Sprints between cones at nightfall',
      pt: 'Séries de velocidade entre cones ao cair da tarde',
    },
  },
  // Out of the tunnel (Brisa and Nortada), then a ground under floodlights.
  'tunnel-walk': {
    stem: 'salida-del-tunel',
    durationMs: 8800,
    title: { es: 'Del túnel a los focos', en: 'From the tunnel to the lights', pt: 'Do túnel aos holofotes' },
    alt: {
      es: 'Dos equipos salen del túnel hacia un estadio iluminado',
      en: 'Two teams walk out of the tunnel into a lit stadium',
      pt: 'Duas equipas saem do túnel para um estádio iluminado',
    },
  },
} as const satisfies Record<string, DemoVideo>

export type VideoKey = keyof typeof VIDEOS

// Object.keys knows only strings; the keys of this constant are exactly the videos.
export const VIDEO_KEYS = Object.keys(VIDEOS) as readonly VideoKey[]
