import type { LegalSection } from './texts/es.ts'

/** Reads a legal text as the studio writes it: `## ` begins a section, a blank line ends a paragraph. */
export function parseLegalText(text: string): LegalSection[] {
  const sections: { title: string; paragraphs: string[] }[] = []
  for (const block of text.split(/\n\s*\n/).map((lines) => lines.trim())) {
    const [, title, rest] = /^##[ \t]+([^\n]+)\n?([\s\S]*)$/.exec(block) ?? []
    if (title !== undefined) sections.push({ title: title.trim(), paragraphs: [] })
    const paragraph = (title === undefined ? block : (rest ?? '')).replace(/\s*\n\s*/g, ' ').trim()
    if (paragraph === '') continue
    if (sections.length === 0) sections.push({ title: '', paragraphs: [] })
    sections.at(-1)?.paragraphs.push(paragraph)
  }
  return sections
}

/** The reverse of `parseLegalText`. */
export function formatLegalText(sections: readonly LegalSection[]): string {
  return sections
    .flatMap(({ title, paragraphs }) => [...(title === '' ? [] : [`## ${title}`]), ...paragraphs])
    .join('\n\n')
}
