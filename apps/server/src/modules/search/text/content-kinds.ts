/** Kinds of content that people name in a search: "derby photos" means posts about the derby that have pictures. */
export const CONTENT_KINDS = ['image', 'video', 'document', 'quote'] as const

export type ContentKind = (typeof CONTENT_KINDS)[number]

/** Folded words in the three languages. */
const KIND_WORDS: Readonly<Record<ContentKind, string>> = {
  image: `photo photos photograph photographs picture pictures pic pics image images
    foto fotos fotografia fotografias imagen imagenes imagem imagens`,
  video: 'video videos clip clips footage',
  document: 'document documents documento documentos pdf pdfs',
  quote: 'quote quotes quotation quotations citas declaracion declaraciones declaracao declaracoes citacao citacoes',
}

const KIND_OF_WORD = new Map(
  CONTENT_KINDS.flatMap((kind) => KIND_WORDS[kind].split(/\s+/).map((word) => [word, kind] as const)),
)

/** The lexeme of the kind that a folded word names, if it names one. */
export function kindLexemesOf(word: string): string[] {
  const kind = KIND_OF_WORD.get(word)
  return kind ? [kindLexeme(kind)] : []
}

/** The lexeme under which posts with this kind of content are indexed. Words contain no slash, so it cannot be one of them. */
export function kindLexeme(kind: ContentKind): string {
  return `kind/${kind}`
}

const QUOTED_SPEECH = /<blockquote|«[^»]{20,}»|“[^”]{20,}”/

/** Whether an HTML text contains a quotation. */
export function hasQuote(html: string): boolean {
  return QUOTED_SPEECH.test(html)
}
