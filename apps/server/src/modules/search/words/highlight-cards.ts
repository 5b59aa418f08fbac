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
  const stems = await stem(wordsToStem(cards.flatMap(({ title, summary }) => [title, summary])))
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

async function highlightElsewhere(
  db: Db,
  cards: readonly Card[],
  { query, stem }: Parts,
): Promise<ReadonlyMap<string, string>> {
  const rows = Map.groupBy(
    await listWholeTexts(
      db,
      cards.map((card) => Number(card.id)),
    ),
    (row) => String(row.postId),
  )
  const textsOf = new Map(cards.map((card) => [card.id, inOrder(rows.get(card.id) ?? [], card)]))
  const stems = await stem(wordsToStem([...textsOf.values()].flat()))
  const found = new Map<string, string>()
  for (const [id, texts] of textsOf) {
    const first = texts.map((text) => highlight(text, { query, stems })).find((text) => text !== null)
    if (first) found.set(id, first)
  }
  return found
}

/** The text in the language of the card, then what the others say. */
function inOrder(rows: readonly WholeText[], card: Card): string[] {
  return [card.locale, ...LOCALES].flatMap((locale) =>
    rows
      .filter((row) => row.locale === locale)
      .flatMap(({ title, summary, body }) => [title, summary, textOfHtml(body)]),
  )
}
