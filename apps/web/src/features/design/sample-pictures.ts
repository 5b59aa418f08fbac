import type { Picture } from '@mixed-zone/contract/schemas/asset'
import celebration from './pictures/celebration-bahia-verde-3x2.webp'
import coach from './pictures/coach-ribeira-4x5.webp'
import corner from './pictures/corner-nortada-3x2.webp'
import crowd from './pictures/crowd-puerto-claro-3x2.webp'
import floodlights from './pictures/floodlights-lagoa-16x9.webp'
import keeper from './pictures/keeper-cantera-3x2.webp'
import shirt from './pictures/number-almenara-3x2.webp'
import overhead from './pictures/overhead-oliveira-16x9.webp'
import captain from './pictures/portrait-nortada-4x5.webp'
import striker from './pictures/portrait-puerto-claro-4x5.webp'
import training from './pictures/training-roca-alta-3x2.webp'
import tunnel from './pictures/tunnel-salinas-4x5.webp'

const SIZES = { '3x2': [720, 480], '4x5': [512, 640], '16x9': [720, 405] } as const

interface Sample {
  readonly url: string
  readonly shape: keyof typeof SIZES
  readonly focalPoint?: Picture['focalPoint']
}

const SAMPLES = {
  celebration: { url: celebration, shape: '3x2', focalPoint: { x: 0.52, y: 0.4 } },
  coach: { url: coach, shape: '4x5', focalPoint: { x: 0.5, y: 0.35 } },
  corner: { url: corner, shape: '3x2' },
  crowd: { url: crowd, shape: '3x2' },
  floodlights: { url: floodlights, shape: '16x9' },
  keeper: { url: keeper, shape: '3x2', focalPoint: { x: 0.45, y: 0.4 } },
  shirt: { url: shirt, shape: '3x2', focalPoint: { x: 0.35, y: 0.5 } },
  overhead: { url: overhead, shape: '16x9' },
  captain: { url: captain, shape: '4x5', focalPoint: { x: 0.5, y: 0.35 } },
  striker: { url: striker, shape: '4x5', focalPoint: { x: 0.5, y: 0.35 } },
  training: { url: training, shape: '3x2' },
  tunnel: { url: tunnel, shape: '4x5' },
} as const satisfies Record<string, Sample>

export type SampleName = keyof typeof SAMPLES

export const SAMPLE_NAMES: readonly SampleName[] = [
  'keeper',
  'captain',
  'crowd',
  'overhead',
  'tunnel',
  'training',
  'shirt',
  'floodlights',
  'striker',
  'corner',
]

/** A sample picture in the shape of the API. */
export function samplePicture(name: SampleName, alt: string): Picture {
  const { url, shape, focalPoint }: Sample = SAMPLES[name]
  const [width, height] = SIZES[shape]
  return {
    url,
    width,
    height,
    alt,
    placeholder: '',
    focalPoint: focalPoint ?? { x: 0.5, y: 0.5 },
    credit: 'Inés Carvajal / Liga Meridiana',
    sources: [{ url, width }],
  }
}
