import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES } from '@mixed-zone/contract/locales'
import { FEATURED_SECTION_KEYS, REGULAR_SECTION_KEYS, type SectionKey } from '@mixed-zone/contract/sections'
import { describe, expect, it } from 'vitest'
import { ART_FOLDER, loadDemoLeague } from './demo-league.ts'
import type { DemoPost } from './schemas.ts'

const league = loadDemoLeague({ now: new Date('2026-11-15T12:00:00Z'), timeZone: 'Europe/Madrid' })

const { posts, pictures, videos, documents, players, clubs } = league

const SECTIONS: readonly SectionKey[] = [...FEATURED_SECTION_KEYS, ...REGULAR_SECTION_KEYS]

const picturesOf = (post: DemoPost): string[] => post.pictures.map(({ picture }) => picture)

const leadOf = (post: DemoPost): string | undefined => picturesOf(post)[0]

/** What is visible at the first start, newest first. */
const VISIBLE = posts
  .filter(({ hoursAgo, embargoHours }) => hoursAgo > 0 && !embargoHours)
  .toSorted((one, other) => one.hoursAgo - other.hoursAgo)

const newestOf = (section: SectionKey, count: number) =>
  VISIBLE.filter((post) => post.section === section).slice(0, count)

function findDuplicates(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]
}

function filesIn(folder: string): string[] {
  return readdirSync(join(ART_FOLDER, folder)).toSorted()
}

describe('art', () => {
  it('holds exactly the files that the data names', () => {
    expect(filesIn('pictures')).toEqual([...pictures.keys()].map((key) => `${key}.jpg`).toSorted())
    expect(filesIn('crests')).toEqual([...clubs.keys()].map((id) => `${id}.webp`).toSorted())
    expect(filesIn('documents')).toEqual([...documents.values()].map(({ file }) => file).toSorted())
    const ofVideo = (stem: string) =>
      ['mp4', 'jpg', ...LOCALES.map((locale) => `${locale}.vtt`)].map((end) => `${stem}.${end}`)
    expect(filesIn('videos')).toEqual([...videos.values()].flatMap(({ stem }) => ofVideo(stem)).toSorted())
  })

  it('has at least sixty pictures, each with a caption and an alternative text in every language', () => {
    expect(pictures.size).toBeGreaterThanOrEqual(60)
    for (const locale of LOCALES) {
      const captions = [...pictures.values()].map(({ caption }) => caption[locale])
      expect(captions.filter((text) => !/^\p{Lu}.{15,}\.$/u.test(text) || /undefined|  |,\./.test(text))).toEqual([])
      const alternatives = [...pictures.values()].map(({ alt }) => alt[locale])
      expect(alternatives.filter((text) => !/^\p{Lu}.{20,}\.$/u.test(text) || /undefined|  |,\./.test(text))).toEqual(
        [],
      )
    }
  })
})

describe('people', () => {
  it('wear a shirt number once in each club, and have names of their own', () => {
    const all = [...players.values()]
    expect(findDuplicates(all.map(({ club, number }) => `${club} ${number}`))).toEqual([])
    expect(findDuplicates(all.map(({ name }) => name))).toEqual([])
    expect(all.filter(({ club }) => !clubs.has(club))).toEqual([])
  })

  it('of the media have addresses of their own, in reserved domains', () => {
    const emails = Object.values(league.mediaPeople).flatMap((people) => people.map(({ email }) => email))
    expect(league.mediaPeople.authorised).toHaveLength(72)
    expect(findDuplicates(emails)).toEqual([])
    expect(emails.filter((email) => !/^[a-z]+\.[a-z]+@[a-z]+\.test$/.test(email))).toEqual([])
    expect(league.mailDomains.filter(({ domain }) => !/^[a-z]+\.test$/.test(domain))).toEqual([])
  })

  it('of the media wait between minutes and a day and more, the oldest first', () => {
    const hours = league.mediaPeople.waiting.map(({ hoursAgo }) => hoursAgo)
    expect(hours).toEqual(hours.toSorted((one, other) => other - one))
    expect(hours[0]).toBeGreaterThan(24)
    expect(hours.at(-1)).toBeLessThan(1)
  })
})

describe('posts', () => {
  it('are at least 150 in all fourteen sections', () => {
    expect(posts.length).toBeGreaterThanOrEqual(150)
    expect(SECTIONS.filter((section) => newestOf(section, 3).length < 3)).toEqual([])
  })

  it('have unique kebab-case keys', () => {
    expect(findDuplicates(posts.map(({ key }) => key))).toEqual([])
    expect(posts.filter(({ key }) => !/^[a-z\d]+(-[a-z\d]+)*$/.test(key)).map(({ key }) => key)).toEqual([])
  })

  it('refer only to entries that exist', () => {
    const { tags, categories, contacts, rights } = league
    const wrong = posts.flatMap((post) => {
      const { fixture, contact } = post
      const kinds = [post.rights, ...post.pictures.map((picture) => picture.rights)].flatMap(
        (found) => found?.kind ?? [],
      )
      const references: readonly (readonly [ReadonlyMap<string, unknown>, readonly string[]])[] = [
        [clubs, [...post.teams, ...(fixture ? [fixture.home, fixture.away] : [])]],
        [categories, post.categories],
        [tags, post.tags],
        [players, post.players ?? []],
        [pictures, picturesOf(post)],
        [videos, post.videos ?? []],
        [documents, post.documents ?? []],
        [contacts, contact ? [contact] : []],
        [rights, kinds],
      ]
      return references.flatMap(([map, keys]) => keys.filter((key) => !map.has(key)).map((key) => `${post.key} ${key}`))
    })
    expect(wrong).toEqual([])
  })

  it('exist mostly in all three languages, a few in two or one, none in none', () => {
    const languages = posts.map(({ translations }) => LOCALES.filter((locale) => translations[locale]).length)
    expect(languages).not.toContain(0)
    expect(languages.filter((count) => count === 3).length).toBeGreaterThan(posts.length * 0.7)
    expect(languages.filter((count) => count < 3).length).toBeGreaterThan(0)
  })

  it('have a title that fits, a summary, and no unknown placeholder', () => {
    const wrong = posts.flatMap(({ key, translations }) =>
      LOCALES.flatMap((locale) => {
        const texts = translations[locale]
        if (!texts) return []
        const whole = `${texts.title} ${texts.summary} ${texts.body}`
        const faults = [
          texts.title.length > 110 || texts.title.trim() === '' ? 'title' : '',
          texts.summary.trim() === '' ? 'summary' : '',
          /\{(?!season\}|contacts\}|day:[+-]?\d+\})/.test(whole) ? 'placeholder' : '',
        ].filter(Boolean)
        return faults.map((fault) => `${key} ${locale} ${fault}`)
      }),
    )
    expect(wrong).toEqual([])
  })

  it('have tables, fact boxes and figures in all three languages, and only figures of their own pictures and videos', () => {
    const bodies = posts.flatMap(({ key, pictures: shown, videos: played, translations }) =>
      LOCALES.map((locale) => ({
        key,
        locale,
        body: translations[locale]?.body ?? '',
        count: shown.length + (played?.length ?? 0),
      })),
    )
    for (const locale of LOCALES) {
      for (const tag of ['<table>', '<aside>', '<figure data-asset="']) {
        const count = bodies.filter((text) => text.locale === locale && text.body.includes(tag)).length
        expect(count, `${tag} ${locale}`).toBeGreaterThan(1)
      }
    }
    const wrong = bodies.filter(({ body, count }) =>
      [...body.matchAll(/<figure data-asset="(\d+)">/g)].some(
        ([, number]) => Number(number) < 1 || Number(number) > count,
      ),
    )
    expect(wrong).toEqual([])
  })

  it('never show a picture, a player, a team, a tag or a file twice', () => {
    const wrong = posts.filter((post) =>
      [picturesOf(post), post.players, post.teams, post.tags, post.categories, post.videos, post.documents].some(
        (list) => findDuplicates(list ?? []).length > 0,
      ),
    )
    expect(wrong.map(({ key }) => key)).toEqual([])
  })

  it('name a team of their fixture', () => {
    const wrong = posts.filter(
      ({ fixture, teams }) => fixture && !(teams.includes(fixture.home) || teams.includes(fixture.away)),
    )
    expect(wrong.map(({ key }) => key)).toEqual([])
  })

  it('use every picture, video and document', () => {
    const used = new Set(posts.flatMap(picturesOf))
    expect([...pictures.keys()].filter((key) => !used.has(key))).toEqual([])
    expect([...videos.keys()].filter((key) => !posts.some((post) => post.videos?.includes(key)))).toEqual([])
    expect([...documents.keys()].filter((key) => !posts.some((post) => post.documents?.includes(key)))).toEqual([])
  })

  it('show every feature of a post', () => {
    expect(posts.filter(({ embargoHours }) => embargoHours)).not.toHaveLength(0)
    expect(posts.filter(({ hoursAgo }) => hoursAgo < 0)).not.toHaveLength(0)
    expect(posts.filter(({ corrections }) => corrections)).not.toHaveLength(0)
    expect(posts.filter(({ rights }) => rights?.untilDays !== undefined)).not.toHaveLength(0)
    expect(posts.filter(({ external }) => external)).not.toHaveLength(0)
    expect(posts.filter(({ videos: own, hasExternalVideos }) => own && hasExternalVideos)).not.toHaveLength(0)
    expect(posts.filter(({ contact }) => contact)).not.toHaveLength(0)
  })
})

describe('lead pictures', () => {
  // Galleries depend on the season, which depends on the day of the first start.
  it.each(['2026-11-15T12:00:00Z', '2026-11-18T23:30:00Z', '2027-02-28T06:00:00Z', '2027-07-02T17:00:00Z'])(
    'are never used twice after a first start at %s',
    (now) => {
      const leads = loadDemoLeague({ now: new Date(now), timeZone: 'Europe/Madrid' }).posts.map(leadOf)
      expect(findDuplicates(leads.filter((lead) => lead !== undefined))).toEqual([])
    },
  )

  it('exist for every gallery of a matchday', () => {
    const galleries = posts.filter(({ categories }) => categories.includes('match-gallery'))
    expect(galleries.filter((post) => !leadOf(post)).map(({ key }) => key)).toEqual([])
  })
})

describe('social accounts', () => {
  it('list their newest item first, show no picture twice, and link to reserved domains', () => {
    for (const { url, items } of league.socialAccounts) {
      expect(url).toMatch(/\.test(\/|$)/)
      expect(items.map(({ hoursAgo }) => hoursAgo)).toEqual(
        items.map(({ hoursAgo }) => hoursAgo).toSorted((a, b) => a - b),
      )
    }
    const shown = league.socialAccounts.flatMap(({ items }) => items.flatMap(({ picture }) => picture ?? []))
    expect(findDuplicates(shown)).toEqual([])
    expect(shown.filter((picture) => !pictures.has(picture))).toEqual([])
  })
})
