/** Words to search for, by how many posts have them. */
export type WordsByKind = Readonly<Record<string, readonly string[]>>

type Ask = (body: object) => Promise<Buffer>

/** Names of clubs, words that hardly any post has, and words that every fourth post has: read from what the product lists. */
export async function findWords(ask: Ask, postCount: number): Promise<WordsByKind> {
  const common = Array.from({ length: 20 }, (_, index) => `number${index + 1}`)
  // The benchmark trusts the product to answer as it says.
  const { posts } = JSON.parse((await ask({ pageSize: 100, facets: false })).toString()) as {
    posts: { title: string; summary: string }[]
  }
  const words = [...new Set(posts.flatMap(({ title, summary }) => `${title} ${summary}`.split(' ')))].slice(2, 400)
  const rare: string[] = []
  const frequent: string[] = []
  for (const word of words) {
    const { total } = JSON.parse((await ask({ text: word, pageSize: 1, facets: false })).toString()) as {
      total: number
    }
    if (total < postCount / 1000) rare.push(word)
    if (total > postCount / 4) frequent.push(word)
    if (rare.length >= 40 && frequent.length >= 10) break
  }
  return { rare: rare.slice(0, 40), common, 'very common': frequent.slice(0, 10) }
}
