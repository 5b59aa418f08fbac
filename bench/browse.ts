import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { seedSections } from '../apps/server/src/modules/library/library.ts'
import type { Database } from '../apps/server/src/platform/database/database.ts'
import { migrate } from '../apps/server/src/platform/database/migrate.ts'
import { openDatabase } from '../apps/server/src/platform/database/open-database.ts'
import { startPostgresServer } from '../apps/server/test/engines/postgres-server.ts'
import { AT_ONCE, type Figure, measure } from './browse/at-once.ts'
import { type Filter, readBarePage } from './browse/bare-page.ts'
import { generatePosts } from './browse/generate-posts.ts'
import { openSession, startProduct } from './browse/start-product.ts'

// Filtering and searching many posts. Each figure stands beside its reference of the same run. `--posts 1000000` for more of them,
// `--engine embedded` for the embedded database, whose figures are reported and not wanted to be anything.
const { values } = parseArgs({
  options: { posts: { type: 'string', default: '100000' }, engine: { type: 'string', default: 'server' } },
})
const POSTS = Number(values.posts)
const say = (text: string) => process.stdout.write(`${text}\n`)
const folder = await mkdtemp(join(tmpdir(), 'mixed-zone-bench-'))
await chmod(folder, 0o755)
const server = values.engine === 'server' ? await startPostgresServer() : null
const databaseUrl = server?.url('postgres')

try {
  const database = await openDatabase({ dataDir: folder, databaseUrl })
  const token = await prepare(database)
  // The embedded database belongs to one process at a time: its bare SQL is measured before the product has it.
  const bare = await measure((number) => readBarePage(database.sql, filterOf(number)))
  await database.close()
  const product = await startProduct({ DATA_DIR: folder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) })
  try {
    await report(product.origin, token, bare)
  } finally {
    await product.stop()
  }
} finally {
  await server?.remove()
  await rm(folder, { recursive: true, force: true })
}

async function prepare(database: Database): Promise<string> {
  await migrate(database)
  await seedSections(database.db, { productKey: 'league', now: new Date() })
  const begun = performance.now()
  await generatePosts(database.sql, POSTS, (done) => process.stderr.write(`\r${done} posts`))
  say(`${POSTS} posts on the ${database.engine} database, made in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  return openSession(database.sql)
}

/** Every combination of 20 teams, 12 categories and 3 languages in turn: 720 filters. */
function filterOf(number: number): Filter {
  const locale = ['es', 'en', 'pt'][Math.floor(number / 240) % 3] ?? 'es'
  return { team: 1 + (number % 20), category: 1 + (Math.floor(number / 20) % 12), locale }
}

async function report(origin: string, token: string, bare: Figure): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'accept-language': 'en' }
  const ask = async (body: object) => {
    const answer = await fetch(`${origin}/api/private/filter-posts`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    const text = await answer.text()
    if (answer.status !== 200) throw new Error(`${JSON.stringify(body)} answered ${answer.status}: ${text}`)
    return text
  }
  const sent = (number: number, facets: boolean) => {
    const { team, category, locale } = filterOf(number)
    return { team: `team-${team}`, category: `category-${category}`, locale, facets }
  }
  const tell = (what: string, figure: Figure, rest = '') =>
    say(
      `${what}: ${figure.perSecond.toFixed(0)}/s, p50 ${figure.p50.toFixed(1)} ms, p95 ${figure.p95.toFixed(1)} ms${rest}`,
    )
  const against = (figure: Figure, wanted: number) =>
    `, ${(figure.perSecond / bare.perSecond).toFixed(2)} of bare SQL (wanted ${wanted})`

  say(`${AT_ONCE} at once; 720 filters by team, category and language in turn`)
  tell('an empty route', await measure(async () => (await fetch(`${origin}/healthz`)).text()))
  tell('the page in bare SQL', bare)
  const cold = performance.now()
  for (let number = 0; number < 20; number += 1) await ask(sent(number * 37, true))
  say(
    `page with facets that nobody has asked for yet, one at a time: ${((performance.now() - cold) / 20).toFixed(1)} ms`,
  )
  const page = await measure((number) => ask(sent(number, false)))
  tell('page', page, against(page, 0.6))
  const facets = await measure((number) => ask(sent(number, true)))
  tell('page with facets', facets, against(facets, 0.3))
  for (const [what, words] of Object.entries(await wordsOf(ask))) {
    if (words.length === 0) continue
    const found = await measure((number) => ask({ text: words[number % words.length], facets: false }))
    tell(`search for ${what} words`, found, ' (wanted: p95 under 50 ms)')
  }
}

/** Words by how many posts have them: names of clubs in a title, and words of titles that hardly any other post has. */
async function wordsOf(ask: (body: object) => Promise<string>): Promise<Record<string, string[]>> {
  const common = Array.from({ length: 20 }, (_, index) => `number${index + 1}`)
  const { posts } = JSON.parse(await ask({ pageSize: 100, facets: false })) as {
    posts: { title: string; summary: string }[]
  }
  const words = [...new Set(posts.flatMap(({ title, summary }) => `${title} ${summary}`.split(' ')))].slice(2, 400)
  const rare: string[] = []
  const frequent: string[] = []
  for (const word of words) {
    const { total } = JSON.parse(await ask({ text: word, pageSize: 1, facets: false })) as { total: number }
    if (total < POSTS / 1000) rare.push(word)
    if (total > POSTS / 4) frequent.push(word)
    if (rare.length >= 40 && frequent.length > 0) break
  }
  say(`${rare.length} rare words, ${frequent.length} that every fourth post has`)
  return { rare, common, 'very common': frequent.slice(0, 10) }
}
