const CONTROLS = 'input:not([type=hidden]), select, textarea, button, [tabindex]'

/** Moves the focus into the element with that name in `data-field`. */
export function focusField(form: HTMLElement | null, name: string): boolean {
  const part = form?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)
  const control = part?.matches('[tabindex]') ? part : part?.querySelector<HTMLElement>(CONTROLS)
  if (!control) return false
  control.focus()
  control.scrollIntoView({ block: 'nearest' })
  return true
}

/** Focuses the first of those fields in document order. */
export function focusFirstField(form: HTMLElement | null, names: readonly string[]): boolean {
  const wrong = new Set(names.map((name) => name.split('.')[0]))
  const parts = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
  const first = parts.find((part) => wrong.has(part.dataset['field']))
  return first !== undefined && focusField(form, first.dataset['field'] ?? '')
}
