import { within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'

/** Writes a note in every language of a dialog. */
export async function writeNote(user: UserEvent, dialog: HTMLElement): Promise<void> {
  for (const locale of ['ES', 'EN', 'PT']) {
    await user.click(within(dialog).getByRole('radio', { name: locale }))
    await user.type(within(dialog).getByRole('textbox', { name: /^What/ }), `Nota ${locale}`)
  }
}
