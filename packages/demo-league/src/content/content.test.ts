import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES } from '@mixed-zone/contract/locales'
import { FEATURED_SECTION_KEYS, REGULAR_SECTION_KEYS, type SectionKey } from '@mixed-zone/contract/sections'
import { describe, expect, it } from 'vitest'
import { ART_FOLDER } from '../art.ts'
import { demoPosts } from './all-posts.ts'
import { CLUB_IDS } from './clubs.ts'
import { DOCUMENT_KEYS, DOCUMENTS } from './documents.ts'
import { emailOf, MEDIA_PEOPLE } from './media-people.ts'
import { wordsOf } from './picture-words.ts'
import { PICTURE_KEYS, type PictureKey } from './pictures.ts'
import { PLAYER_KEYS, playerOf } from './players.ts'
import { type DemoPost, pictureKeyOf } from './post-type.ts'
import { SOCIAL_ACCOUNTS } from './social.ts'
import { VIDEO_KEYS, VIDEOS } from './videos.ts'

const DEMO_POSTS = demoPosts({ now: new Date('2026-11-15T12:00:00Z'), timeZone: 'Europe/Madrid' })

const SECTIONS: readonly SectionKey[] = [...FEATURED_SECTION_KEYS, ...REGULAR_SECTION_KEYS]

const picturesOf = (post: DemoPost): PictureKey[] => post.pictures.map(pictureKeyOf)

const leadOf = (post: DemoPost): PictureKey | undefined => picturesOf(post)[0]

/** What anybody may see at the first start, the newest first. */
const VISIBLE = DEMO_POSTS.filter(({ hoursAgo, embargoHours }) => hoursAgo > 0 && !embargoHours).toSorted(
  (one, other) => one.hoursAgo - other.hoursAgo,
)

const newestOf = (section: SectionKey, count: number) =>
  VISIBLE.filter((post) => post.section === section).slice(0, count)

/** Words that come up more than once, and each only once. */
function repeated(words: readonly string[]): string[] {
  return [...new Set(words.filter((word, index) => words.indexOf(word) !== index))]
}

function filesIn(folder: string): string[] {
  return readdirSync(join(ART_FOLDER, folder)).toSorted()
}

describe('the art', () => {
  it('holds exactly the files that the keys name', () => {
    expect(filesIn('pictures')).toEqual(PICTURE_KEYS.map((key) => `${key}.jpg`).toSorted())
    expect(filesIn('crests')).toEqual(CLUB_IDS.map((id) => `${id}.webp`).toSorted())
    expect(filesIn('documents')).toEqual(DOCUMENT_KEYS.map((key) => DOCUMENTS[key].file).toSorted())
    const ofVideo = (stem: string) =>
      ['mp4', 'jpg', ...LOCALES.map((locale) => `${locale}.vtt`)].map((end) => `${stem}.${end}`)
    expect(filesIn('videos')).toEqual(VIDEO_KEYS.flatMap((key) => ofVideo(VIDEOS[key].stem)).toSorted())
  })

  it('has at least sixty pictures, each with a caption and an alternative text of its own in every language', () => {
    expect(PICTURE_KEYS.length).toBeGreaterThanOrEqual(60)
    for (const locale of LOCALES) {
      const captions = PICTURE_KEYS.map((key) => wordsOf(key).caption[locale])
      expect(
        captions.filter((caption) => !/^\p{Lu}.{15,}\.$/u.test(caption) || /undefined|  |,\./.test(caption)),
      ).toEqual([])
      const texts = PICTURE_KEYS.map((key) => wordsOf(key).alt[locale])
      expect(texts.filter((text) => !/^\p{Lu}.{20,}\.$/u.test(text) || /undefined|  |,\./.test(text))).toEqual([])
    }
  })
})

describe('the people', () => {
  it('wear a number once in each club', () => {
    expect(repeated(PLAYER_KEYS.map((key) => `${playerOf(key).club} ${playerOf(key).number}`))).toEqual([])
    expect(repeated(PLAYER_KEYS.map((key) => playerOf(key).name))).toEqual([])
  })

  it('of the media have addresses of their own, in no domain that exists', () => {
    const emails = Object.values(MEDIA_PEOPLE).flat().map(emailOf)
    expect(MEDIA_PEOPLE.authorised).toHaveLength(40)
    expect(repeated(emails)).toEqual([])
    expect(emails.filter((email) => !/^[a-z]+\.[a-z]+@[a-z]+\.test$/.test(email))).toEqual([])
  })
})

describe('the posts', () => {
  it('are at least 150 in all fourteen sections', () => {
    expect(DEMO_POSTS.length).toBeGreaterThanOrEqual(150)
    expect(SECTIONS.filter((section) => newestOf(section, 3).length < 3)).toEqual([])
  })

  it('have keys of their own', () => {
    expect(repeated(DEMO_POSTS.map(({ key }) => key))).toEqual([])
    expect(DEMO_POSTS.filter(({ key }) => !/^[a-z\d]+(-[a-z\d]+)*$/.test(key)).map(({ key }) => key)).toEqual([])
  })

  it('exist mostly in all three languages, a few in two or one, none in none', () => {
    const languages = DEMO_POSTS.map(({ translations }) => LOCALES.filter((locale) => translations[locale]).length)
    expect(languages).not.toContain(0)
    expect(languages.filter((count) => count === 3).length).toBeGreaterThan(DEMO_POSTS.length * 0.7)
    expect(languages.filter((count) => count < 3).length).toBeGreaterThan(0)
  })

  it('have a title that fits, a summary, and only known tokens', () => {
    const wrong = DEMO_POSTS.flatMap(({ key, translations }) =>
      LOCALES.flatMap((locale) => {
        const words = translations[locale]
        if (!words) return []
        const whole = `${words.title} ${words.summary} ${words.body}`
        const faults = [
          words.title.length > 110 || words.title.trim() === '' ? 'title' : '',
          words.summary.trim() === '' ? 'summary' : '',
          /\{(?!season\}|day:[+-]?\d+\})/.test(whole) ? 'token' : '',
        ].filter(Boolean)
        return faults.map((fault) => `${key} ${locale} ${fault}`)
      }),
    )
    expect(wrong).toEqual([])
  })

  it('never show a picture, a player, a team, a tag or a file twice', () => {
    const wrong = DEMO_POSTS.filter((post) =>
      [picturesOf(post), post.players, post.teams, post.tags, post.categories, post.videos, post.documents].some(
        (list) => repeated(list ?? []).length > 0,
      ),
    )
    expect(wrong.map(({ key }) => key)).toEqual([])
  })

  it('name the teams of their fixture', () => {
    const wrong = DEMO_POSTS.filter(
      ({ fixture, teams }) => fixture && !(teams.includes(fixture.home) || teams.includes(fixture.away)),
    )
    expect(wrong.map(({ key }) => key)).toEqual([])
  })

  it('use all that was drawn, filmed and written for them', () => {
    const used = new Set(DEMO_POSTS.flatMap(picturesOf))
    expect(PICTURE_KEYS.filter((key) => !used.has(key))).toEqual([])
    expect(VIDEO_KEYS.filter((key) => !DEMO_POSTS.some(({ videos }) => videos?.includes(key)))).toEqual([])
    expect(DOCUMENT_KEYS.filter((key) => !DEMO_POSTS.some(({ documents }) => documents?.includes(key)))).toEqual([])
  })

  it('show whatever the product can show', () => {
    expect(DEMO_POSTS.filter(({ embargoHours }) => embargoHours)).not.toHaveLength(0)
    expect(DEMO_POSTS.filter(({ hoursAgo }) => hoursAgo < 0)).not.toHaveLength(0)
    expect(DEMO_POSTS.filter(({ corrections }) => corrections)).not.toHaveLength(0)
    expect(DEMO_POSTS.filter(({ rights }) => rights?.untilDays !== undefined)).not.toHaveLength(0)
    expect(DEMO_POSTS.filter(({ external }) => external)).not.toHaveLength(0)
    expect(DEMO_POSTS.filter(({ contact }) => contact)).not.toHaveLength(0)
  })
})

describe('a page of the demo', () => {
  // The galleries follow the season, which follows the day of the first start.
  it.each(['2026-11-15T12:00:00Z', '2026-11-18T23:30:00Z', '2027-02-28T06:00:00Z', '2027-07-02T17:00:00Z'])(
    'never shows a lead picture twice, whichever posts it lists, after a first start at %s',
    (now) => {
      const leads = demoPosts({ now: new Date(now), timeZone: 'Europe/Madrid' }).map(leadOf)
      expect(repeated(leads.filter((lead) => lead !== undefined))).toEqual([])
    },
  )

  it('has a lead picture for every gallery of a matchday', () => {
    const galleries = DEMO_POSTS.filter(({ categories }) => categories.includes('match-gallery'))
    expect(galleries.filter((post) => !leadOf(post)).map(({ key }) => key)).toEqual([])
  })
})

describe('the social accounts', () => {
  it('say their newest first, show no picture twice, and lead to nobody real', () => {
    for (const { url, items } of SOCIAL_ACCOUNTS) {
      expect(url).toMatch(/\.test(\/|$)/)
      expect(items.map(({ hoursAgo }) => hoursAgo)).toEqual(
        items.map(({ hoursAgo }) => hoursAgo).toSorted((a, b) => a - b),
      )
    }
    const pictures = SOCIAL_ACCOUNTS.flatMap(({ items }) => items.map(({ picture }) => picture))
    expect(repeated(pictures.filter((picture) => picture !== null))).toEqual([])
  })
})
