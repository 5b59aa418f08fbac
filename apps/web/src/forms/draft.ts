/** Form values in the browser's storage. Storage can be disabled, full or edited by hand: none of it is an error. */
export interface Draft<Values> {
  readonly read: () => Values | null
  readonly save: (values: Values) => void
  readonly clear: () => void
}

interface DraftOptions<Values> {
  readonly key: string
  /** A function, because touching a disabled storage throws. */
  readonly storage: () => Storage
  /** Returns null for anything that is no draft of this form. */
  readonly parse: (stored: unknown) => Values | null
}

export function createDraft<Values>({ key, storage, parse }: DraftOptions<Values>): Draft<Values> {
  return {
    read: () => attempt(() => parse(JSON.parse(storage().getItem(key) ?? 'null'))) ?? null,
    save: (values) => attempt(() => storage().setItem(key, JSON.stringify(values))),
    clear: () => attempt(() => storage().removeItem(key)),
  }
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
