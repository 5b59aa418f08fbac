import type { PostsTexts } from './texts/es.ts'

/** The name of a fact; one of another version keeps its technical name. */
export function factLabel(field: string, texts: PostsTexts): string {
  const names: Readonly<Record<string, string>> = texts.facts
  return Object.hasOwn(names, field) ? (names[field] ?? field) : field
}
