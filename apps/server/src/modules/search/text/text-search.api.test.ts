import type { SentBodyOf } from '@mixed-zone/contract/endpoint'
import { filterPosts, suggest } from '@mixed-zone/contract/endpoints/search'
import { inEveryLanguage } from '@mixed-zone/test-data/localised'
import { minutesLater } from '@mixed-zone/test-data/moment'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertAsset } from '../../../../test/insert-assets.ts'
import { insertTeam } from '../../../../test/insert-posts.ts'
import { publishText, type TextPost } from '../../../../test/publish-text.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import { corrections } from '../../../platform/database/schema/files.ts'
import { indexPosts } from '../search.ts'

let test: TestApp
let token: string

beforeAll(async () => {
  test = await startTestApp()
  token = (await test.signIn()).token
})

afterAll(() => test.remove())

const publish = (title: string, post?: TextPost) => publishText(test.db, title, post)

const ask = async (body: SentBodyOf<typeof filterPosts>) => (await test.call(filterPosts, { token, body })).answer()

const found = async (text: string) => (await ask({ text })).posts.map(({ id }) => id)

describe('POST private/filter-posts with words that no post has together', () => {
  it('returns the posts that have most of the words and names the words left out as they were typed', async () => {
    const both = await publish('Ventisca en Ábrego')
    await publish('Ventisca', { publishedAt: minutesLater(-1) })
    const answer = await ask({ text: 'Ábrego, ventisca y Jabirú' })
    expect(answer).toMatchObject({ posts: [{ id: both }], total: 1, leftOutWords: ['Jabirú'] })
    expect((await ask({ text: 'ventisca ábrego' })).leftOutWords).toBeUndefined()
  })

  it('keeps the rarer of two words', async () => {
    const rare = await publish('Jaloque')
    await publish('Terral')
    await publish('Terral otra vez')
    expect(await ask({ text: 'terral jaloque' })).toMatchObject({ posts: [{ id: rare }], leftOutWords: ['terral'] })
  })

  it('prefers a word as typed to a corrected one', async () => {
    const id = await publish('Lebeche')
    await publish('Monzones')
    expect(await ask({ text: 'Lebeche Monzonez' })).toMatchObject({ posts: [{ id }], leftOutWords: ['Monzonez'] })
  })

  it('corrects a word that the results have', async () => {
    const id = await publish('Poniente de solanera')
    const answer = await ask({ text: 'poninete solanera xyz' })
    expect(answer).toMatchObject({ posts: [{ id }], corrected: 'poniente solanera', leftOutWords: ['xyz'] })
  })

  it('returns nothing only if no visible post has any of the words', async () => {
    await publish('Embatalado', { embargoUntil: minutesLater(60) })
    const answer = await ask({ text: 'embatalado xyzzy' })
    expect(answer).toMatchObject({ posts: [], total: 0 })
    expect(answer.leftOutWords).toBeUndefined()
  })

  it('ignores posts that the reader may not see', async () => {
    const visible = await publish('Xaloc')
    const title = 'Xaloc y gregalada'
    await publish(title, { embargoUntil: minutesLater(60) })
    await publish(title, { publishedAt: minutesLater(60), state: 'scheduled' })
    await publish(title, { publishedAt: null, state: 'draft' })
    const answer = await ask({ text: 'xaloc gregalada' })
    expect(answer).toMatchObject({ posts: [{ id: visible }], total: 1, leftOutWords: ['gregalada'] })
  })

  it('applies the other criteria to every word', async () => {
    const { id: teamId, textId: team } = await insertTeam(test.db, { name: 'Racha' })
    const id = await publish('Garbino', { teamIds: [teamId] })
    await publish('Garbino y levantada')
    const answer = await ask({ text: 'garbino levantada', team })
    expect(answer).toMatchObject({ posts: [{ id }], total: 1, leftOutWords: ['levantada'] })
  })

  it('suggests them as well', async () => {
    const id = await publish('Sudestada')
    const { posts } = (await test.call(suggest, { token, body: { text: 'sudestada jabiru' } })).answer()
    expect(posts).toMatchObject([{ id }])
  })
})

describe('POST private/filter-posts with a kind of content', () => {
  it.each([
    ['image', ['photos', 'picture', 'foto', 'imágenes', 'imagem', 'fotografías']],
    ['video', ['video', 'vídeos', 'clip']],
    ['text', ['document', 'documentos', 'pdf']],
  ] as const)('finds posts with an asset of the kind %s', async (kind, words) => {
    const id = await publish(`Boreas${kind}`)
    await insertAsset(test, { postId: Number(id), kind, mediaId: kind })
    await indexPosts(test.db, [Number(id)])
    await publish(`Boreas${kind} sin más`)
    for (const word of words) expect(await found(`${word} boreas${kind}`)).toEqual([id])
  })

  it('finds posts that quote somebody', async () => {
    const id = await publish('Céfiro', { body: '<blockquote><p>Chuté sin mirar</p></blockquote>' })
    await publish('Céfiro y nadie habla')
    for (const word of ['quotes', 'declaraciones', 'citações']) expect(await found(`céfiro ${word}`)).toEqual([id])
  })
})

describe('POST private/filter-posts with the text of a correction', () => {
  it('finds the corrected post', async () => {
    const id = await publish('Solano')
    const texts = inEveryLanguage('Fue una virazón')
    await test.db.insert(corrections).values({ postId: Number(id), at: minutesLater(-5), texts })
    await indexPosts(test.db, [Number(id)])
    expect(await found('virazon')).toEqual([id])
  })
})

describe('POST private/filter-posts with a word of one language', () => {
  const publishIn = async (locale: 'en' | 'pt', title: string) =>
    publish('', { translations: [{ locale, title, summary: '', body: '' }] })

  it('does not match words of another language by a wrong stem', async () => {
    const keeper = await publish('La portera')
    await publishIn('pt', 'A imprensa entra pela porta 9')
    expect(await found('portera')).toEqual([keeper])
    expect(await found('porteras')).toEqual([keeper])
  })

  it('puts titles in the language of the reader first', async () => {
    const inSpanish = await publish('Rolón de prensa', { publishedAt: minutesLater(-1) })
    const inEnglish = await publishIn('en', 'Rolling with Rolón')
    const search = async (locale: 'es' | 'en') =>
      (await test.call(filterPosts, { token, locale, body: { text: 'rolon' } })).answer().posts.map(({ id }) => id)
    expect(await search('es')).toEqual([inSpanish, inEnglish])
    expect(await search('en')).toEqual([inEnglish, inSpanish])
  })
})
