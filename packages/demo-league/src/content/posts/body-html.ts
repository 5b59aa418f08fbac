/** Paragraphs. Simple tags may stand inside. */
export function p(...texts: readonly string[]): string {
  return texts.map((text) => `<p>${text}</p>`).join('')
}

export function h2(text: string): string {
  return `<h2>${text}</h2>`
}

export function ul(...items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
}

export function quote(text: string): string {
  return `<blockquote><p>${text}</p></blockquote>`
}

/** An interview: each question with its answer. */
export function talk(...turns: readonly (readonly [question: string, answer: string])[]): string {
  return turns.map(([question, answer]) => `<p><strong>${question}</strong></p><p>${answer}</p>`).join('')
}
