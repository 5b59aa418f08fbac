import type { SearchMiss } from '@mixed-zone/contract/schemas/studio/figures'

type SearchAnswer = SearchMiss['answer']

/** Words of searches for a file rather than for a story, in the three languages, without accents. */
const FILE_WORDS = new Set(
  `archivo audio anthem asset audios bandera calendar calendario crest descarga document documento dossier download emblem emblema
  escudo ficheiro file fondo font fonte fuente guia guide hd himno hino icon icono icone jpg kit logo logos logotipo manual mp3 mp4 pdf
  photo foto fotos plantilla png podcast poster svg template transparente vector vectorial video videos vetorial wallpaper`.split(
    /\s+/,
  ),
)

/** A name has at most so many words. */
const MAX_NAME_WORDS = 5

/** Every run of words that may be a name, the longest first. */
export function phrasesOf(words: string): string[] {
  const all = words.split(' ').slice(0, 20)
  const phrases: string[] = []
  for (let length = Math.min(MAX_NAME_WORDS, all.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= all.length; start += 1) {
      phrases.push(all.slice(start, start + length).join(' '))
    }
  }
  return phrases
}

/** What would answer a search. `named` has the names that exist, by phrase. */
export function answerTo(words: string, named: ReadonlyMap<string, string>): SearchAnswer {
  const name = phrasesOf(words)
    .map((phrase) => named.get(phrase))
    .find((found) => found !== undefined)
  if (name !== undefined) return { kind: 'tag', name }
  return words.split(' ').some((word) => FILE_WORDS.has(word)) ? { kind: 'file' } : { kind: 'text' }
}
