import type { UserEvent } from '@testing-library/user-event'

/** Enters a text at once: typing renders the screen at every key. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field)
  await user.click(field)
  await user.paste(text)
}
