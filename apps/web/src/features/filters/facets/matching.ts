interface Named {
  readonly name: string
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
}

/** Those whose name holds the text, with or without its accents. */
export function matching<T extends Named>(choices: readonly T[], text: string): readonly T[] {
  const sought = plain(text.trim())
  return sought === '' ? choices : choices.filter(({ name }) => plain(name).includes(sought))
}
