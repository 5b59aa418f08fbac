import { LOCALES } from '@mixed-zone/contract/locales'
import type { Card } from '@mixed-zone/contract/schemas/post'
import type { Db } from '../../../platform/database/database.ts'
import { htmlToText } from '../../../platform/text/html-to-text.ts'
import { type Highlighting, highlightTexts } from './highlight.ts'
import { listWholeTexts, type WholeText } from './texts.repository.ts'

/** Marks what was searched for: in title and summary as the card shows them, else where the post says it. */
export async function highlightCards(db: Db, cards: readonly Card[], highlighting: Highlighting): Promise<Card[]> {
  const titles = cards.map(({ title }) => title)
  const summaries = cards.map(({ summary }) => summary)
  const marked = await highlightTexts([...titles, ...summaries], highlighting)
  const [inTitles, inSummaries] = [marked.slice(0, cards.length), marked.slice(cards.length)]
  const unmarked = cards.filter((_, index) => !inTitles[index] && !inSummaries[index])
  const elsewhere = await highlightElsewhere(db, unmarked, highlighting)
  return cards.map((card, index) => {
    const titleHighlight = inTitles[index]
    const highlight = inSummaries[index] ?? elsewhere.get(card.id)
    return { ...card, ...(titleHighlight && { titleHighlight }), ...(highlight && { highlight }) }
  })
}

/** What the posts say elsewhere, in the language of their cards first: most are found there, and the others need no look. */
async function highlightElsewhere(
  db: Db,
  cards: readonly Card[],
  highlighting: Highlighting,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  if (cards.length === 0) return found
  const ids = cards.map((card) => Number(card.id))
  const rows = Map.groupBy(await listWholeTexts(db, ids), (row) => String(row.postId))
  for (const textsIn of [textsInOwnLanguage, textsInOthers]) {
    const left = cards.filter((card) => !found.has(card.id))
    const texts = left.flatMap((card) => textsIn(card, rows.get(card.id) ?? []).map((text) => ({ id: card.id, text })))
    const marked = await highlightTexts(
      texts.map(({ text }) => text),
      highlighting,
    )
    for (const [index, { id }] of texts.entries()) {
      const first = marked[index]
      if (first && !found.has(id)) found.set(id, first)
    }
  }
  return found
}

/** What the card does not show of it. */
function textsInOwnLanguage({ locale }: Card, rows: readonly WholeText[]): string[] {
  return rows.filter((row) => row.locale === locale).map(({ body }) => htmlToText(body))
}

function textsInOthers({ locale: own }: Card, rows: readonly WholeText[]): string[] {
  return LOCALES.filter((locale) => locale !== own).flatMap((locale) =>
    rows
      .filter((row) => row.locale === locale)
      .flatMap(({ title, summary, body }) => [title, summary, htmlToText(body)]),
  )
}
