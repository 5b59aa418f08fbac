import type { Locale } from '@mixed-zone/contract/locales'
import type { Card } from '@mixed-zone/contract/schemas/post'
import { TEAMS, type TeamName } from './sample-league.ts'
import { type SampleName, samplePicture } from './sample-pictures.ts'
import type { DesignTexts } from './texts/es.ts'

export type CardName = Exclude<keyof DesignTexts['cards'], 'alt' | 'category' | 'section'>

interface Shape {
  readonly minutesAgo: number
  readonly teams?: readonly TeamName[]
  readonly picture?: SampleName
  readonly counts?: Partial<Card['counts']>
}

const SHAPES: Readonly<Record<CardName, Shape>> = {
  lead: { minutesAgo: 26, teams: ['almenara'], picture: 'celebration', counts: { images: 42, videos: 3, files: 5 } },
  injury: { minutesAgo: 12, teams: ['almenara'], counts: { images: 2 } },
  lineups: { minutesAgo: 95, teams: ['brisa'], counts: { texts: 2 } },
  captain: { minutesAgo: 300, teams: ['nortada'], picture: 'captain', counts: { images: 11, files: 1 } },
  lights: { minutesAgo: 1600, teams: ['lagoa'], picture: 'floodlights', counts: { images: 9 } },
  training: { minutesAgo: 1700, teams: ['rocaAlta'], picture: 'training', counts: { images: 7, videos: 1 } },
  quote: { minutesAgo: 200, teams: ['puertoClaro'], picture: 'striker' },
  coach: { minutesAgo: 180, teams: ['ribeira'], picture: 'coach', counts: { images: 9, videos: 2, texts: 1 } },
  derby: { minutesAgo: 5000, teams: ['ribeira', 'brisa'], counts: { files: 1 } },
  release: { minutesAgo: 400, counts: { files: 1 } },
  boots: { minutesAgo: 60, teams: ['campoNovo'], picture: 'overhead' },
  tunnel: { minutesAgo: 70, teams: ['salinas'], picture: 'tunnel' },
  crowd: { minutesAgo: 80, teams: ['puertoClaro'], picture: 'crowd' },
  index: { minutesAgo: 360, teams: ['almenara'], picture: 'shirt' },
  line: { minutesAgo: 1500 },
  result: { minutesAgo: 26, teams: ['vegaReal'], picture: 'keeper', counts: { images: 42, videos: 3, files: 5 } },
}

interface SampleOptions {
  readonly texts: DesignTexts
  readonly locale: Locale
}

/** A card in the shape of the API, in the language of the page. */
export function sampleCard(name: CardName, { texts, locale }: SampleOptions): Card {
  const shape = SHAPES[name]
  const [title = '', summary = ''] = texts.cards[name]
  return {
    id: name,
    slug: name,
    title,
    summary: summary.replaceAll(/<\/?mark>/g, ''),
    locale,
    locales: [locale],
    section: { textId: 'current-stories', name: texts.cards.section },
    publishedAt: new Date(Date.now() - shape.minutesAgo * 60_000).toISOString(),
    teams: (shape.teams ?? []).map((team) => TEAMS[team]),
    categories: [{ textId: 'match-gallery', name: texts.cards.category }],
    tags: [],
    image: shape.picture ? samplePicture(shape.picture, texts.cards.alt) : null,
    counts: { images: 0, videos: 0, texts: 0, files: 0, ...shape.counts },
    ...(summary.includes('<mark>') && { highlight: summary }),
  }
}
