import type { BodyOf } from '@mixed-zone/contract/endpoint'
import { getPost } from '@mixed-zone/contract/endpoints/pages'
import {
  createPost,
  getPostDetail,
  listPosts,
  publishPost,
  saveFact,
} from '@mixed-zone/contract/endpoints/studio/posts'
import type { Locale } from '@mixed-zone/contract/locales'
import { SECOND_MS } from '@mixed-zone/contract/rules/durations'
import type { FactField } from '@mixed-zone/contract/schemas/studio/post-facts'
import { UNDO_MS } from '@mixed-zone/contract/rules/undo'
import type { PostDocument } from '@mixed-zone/document/document'
import type { inEveryLanguage } from '@mixed-zone/test-data/localised'
import { aFixture, aMatchday, aMatchdayTag } from '@mixed-zone/test-data/matchdays'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { fixtures, matchdays } from '../src/platform/database/schema/library.ts'
import { insertTag, insertTeam } from './insert-posts.ts'
import { startTestApp, type TestApp, type TestAppOptions } from './start-test-app.ts'
import { advanceJobs } from './test-jobs.ts'
import type { SignedIn } from './test-sign-in.ts'
import { editDraft, writeDraft, type WrittenText } from './write-draft.ts'

type ListQuery = NonNullable<Parameters<TestApp['call']>[1]>['query']

/** An app with an editor, a writer who may not publish, and a reader, for all tests of a file. */
export function postDesk(options: TestAppOptions = {}) {
  let app: TestApp
  let editor: SignedIn
  let writer: SignedIn
  let media: SignedIn

  async function signIn(): Promise<void> {
    editor = await app.signIn({ role: 'editor', firstName: 'Ruth', surnames: 'Aldana' })
    writer = await app.signIn({ role: 'editor', permissionsTaken: ['publish', 'export'] })
    media = await app.signIn()
  }

  beforeAll(async () => {
    app = await startTestApp(options)
    await signIn()
  })

  afterEach(() => app.clock.reset())

  afterAll(() => app.remove())

  const list = async (query: ListQuery = {}, { token } = editor) =>
    (await app.call(listPosts, { token, query })).answer()

  const create = async (body: { sectionId?: string; fixtureId?: string; categoryId?: string } = {}) =>
    (await app.call(createPost, { token: editor.token, body })).answer().id

  const write = (postId: string, texts: Partial<Record<Locale, WrittenText>>, { personId } = editor) =>
    writeDraft(app.db, { postId, personId, at: app.clock.now() }, texts)

  const edit = (postId: string, change: (document: PostDocument) => void) =>
    editDraft(app.db, { postId, personId: editor.personId, at: app.clock.now() }, change)

  const detail = async (id: string) => (await app.call(getPostDetail, { token: editor.token, params: { id } })).answer()

  async function publish(id: string, request: Omit<BodyOf<typeof publishPost>, 'version'> = {}, { token } = editor) {
    const { version } = await detail(id)
    return app.call(publishPost, { token, params: { id }, body: { version, ...request } })
  }

  return {
    get test() {
      return app
    },
    get editor() {
      return editor
    },
    get writer() {
      return writer
    },
    get media() {
      return media
    },
    /** Sessions end while the clock moves. */
    signIn,
    list,
    titles: async (query: ListQuery = {}) => (await list(query)).items.map((post) => post.titles.es),
    create,
    write,
    /** Changes the document itself. */
    edit,
    detail,
    publish,

    /** A draft in Spanish. */
    async createDraft(title: string): Promise<string> {
      const id = await create({ sectionId: 'derbies' })
      await write(id, { es: { title, body: `<p>${title}</p>` } })
      return id
    },

    async publishAndWait(id: string): Promise<void> {
      ;(await publish(id)).answer()
      app.clock.advance(UNDO_MS)
    },

    /** Updates a published post until readers have the update. For an app that runs jobs. */
    async updateAndWait(id: string): Promise<void> {
      ;(await publish(id)).answer()
      app.clock.advance(UNDO_MS)
      // The queue has the time of the database, which is not exactly that of the clock.
      await advanceJobs(app.db, 'post-updates', UNDO_MS / SECOND_MS + 1)
      await expect.poll(async () => (await detail(id)).pending).toBeNull()
    },

    /** The title that a reader sees, or the status. */
    async readTitle(id: string): Promise<string | number> {
      const answer = await app.call(getPost, { token: media.token, body: { id }, locale: 'es' })
      return answer.status === 200 ? answer.answer().title : answer.status
    },

    later: (ms: number) => new Date(app.clock.now().getTime() + ms).toISOString(),

    save: (id: string, fact: { field: FactField; value: unknown; version?: number }) => {
      const { field, value, version = 0 } = fact
      return app.call(saveFact, { token: editor.token, params: { id, field }, body: { value, version } })
    },

    /** Of a matchday around now. */
    async insertFixture(names: ReturnType<typeof inEveryLanguage> | null = null) {
      const { id: matchdayId } = await insertTag(app.db, aMatchdayTag())
      await app.db.insert(matchdays).values(aMatchday({ tagId: matchdayId }))
      const [home, away] = [await insertTeam(app.db), await insertTeam(app.db)]
      const [row] = await app.db
        .insert(fixtures)
        .values(aFixture({ matchdayId, homeTeamId: home.id, awayTeamId: away.id, names }))
        .returning({ id: fixtures.id })
      return { id: String(row?.id), matchdayId: String(matchdayId), teams: [String(home.id), String(away.id)] }
    },
  }
}
