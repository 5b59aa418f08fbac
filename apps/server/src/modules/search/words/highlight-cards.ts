import { LOCALES } from '@mixed-zone/contract/locales'
import type { Card } from '@mixed-zone/contract/schemas/post'
import type { Db } from '../../../platform/database/database.ts'
import { textOfHtml } from './fold-words.ts'
import { highlight, wordsToStem } from './highlight.ts'
import type { Stemmer } from './stemmer.ts'
import type { TextQuery } from './text-query.ts'
import { listWholeTexts, type WholeText } from './texts.repository.ts'

interface Parts {
  readonly query: TextQuery
  readonly stem: Stemmer
}

/** Marks what was searched for: in title and summary as the card shows them, else where the post says it. */
export async function highlightCards(db: Db, cards: readonly Card[], { query, stem }: Parts): Promise<Card[]> {
  const texts = cards.flatMap(({ title, summary }) => [title, summary])
  const stems = await stem(wordsToStem(texts, query))
  const marked = cards.map((card) => {
    const titleHighlight = highlight(card.title, { query, stems })
    const inSummary = highlight(card.summary, { query, stems })
    return { ...card, ...(titleHighlight && { titleHighlight }), ...(inSummary && { highlight: inSummary }) }
  })
  const unmarked = marked.filter((card) => !card.titleHighlight && !card.highlight)
  if (unmarked.length === 0) return marked
  const elsewhere = await highlightElsewhere(db, unmarked, { query, stem })
  return marked.map((card) => {
    const found = elsewhere.get(card.id)
    return found ? { ...card, highlight: found } : card
  })
}

/** What the posts say elsewhere, in the language of their cards first: most are found there, and the others need no look. */
async function highlightElsewhere(
  db: Db,
  cards: readonly Card[],
  { query, stem }: Parts,
): Promise<ReadonlyMap<string, string>> {
  const ids = cards.map((card) => Number(card.id))
  const rows = Map.groupBy(await listWholeTexts(db, ids), (row) => String(row.postId))
  const found = new Map<string, string>()
  for (const isOwn of [true, false]) {
    const left = cards.filter((card) => !found.has(card.id))
    const textsOf = new Map(left.map((card) => [card.id, textsIn(rows.get(card.id) ?? [], { card, isOwn })]))
    const stems = await stem(wordsToStem([...textsOf.values()].flat(), query))
    for (const [id, texts] of textsOf) {
      const first = texts.map((text) => highlight(text, { query, stems })).find((text) => text !== null)
      if (first) found.set(id, first)
    }
  }
  return found
}

/** What a post says in the language of its card, or in the others. */
function textsIn(rows: readonly WholeText[], { card, isOwn }: { card: Card; isOwn: boolean }): string[] {
  return LOCALES.flatMap((locale) =>
    rows
      .filter((row) => row.locale === locale && (locale === card.locale) === isOwn)
      .flatMap(({ title, summary, body }) => [title, summary, textOfHtml(body)]),
  )
}
