/** The forms in which a client may take an answer, the smaller first. */
const ENCODINGS = ['br', 'gzip'] as const

export type Encoding = (typeof ENCODINGS)[number]

/** The smallest form that a client says it takes, of those that are there; null for the plain one. */
export function chooseEncoding(
  acceptEncoding: string | string[] | undefined,
  isThere: (encoding: Encoding) => boolean = () => true,
): Encoding | null {
  const accepted = new Set(
    String(acceptEncoding ?? '')
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  )
  return ENCODINGS.find((encoding) => accepted.has(encoding) && isThere(encoding)) ?? null
}
