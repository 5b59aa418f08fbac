import type { Page } from '@playwright/test'

/** UI texts, repeated here so that a change on the screen has to be made on purpose. */
export const DESK_TEXTS = {
  title: 'Solicitudes de acceso',
  authorise: 'Autorizar',
  reject: 'Rechazar…',
  rejectAndSend: /^Rechazar y enviar/,
  reasonText: 'Texto del correo',
  undo: 'Deshacer',
  cancel: /^Cancelar/,
  authorised: (name: string) => `${name}, autorización hecha.`,
  rejected: (name: string) => `${name}, rechazo hecho.`,
  undone: (name: string) => `${name} vuelve a estar en espera.`,
  decidedBy: (who: string, name: string) => `${who} ya ha decidido la solicitud de ${name}.`,
  decidedMeanwhile: (name: string) => `Otra persona ya ha decidido la solicitud de ${name}.`,
  selected: (count: number) => `${count} marcadas`,
  selectAllMatching: (count: number) => `Marcar las ${count} que coinciden`,
  authoriseCount: (count: number) => `Autorizar ${count}`,
  decidedCount: (count: number) => `${count} solicitudes decididas.`,
  rejectTitle: (name: string) => `Rechazar la solicitud de ${name}`,
  rejectManyTitle: (count: number) => `Rechazar ${count} solicitudes`,
} as const

/** The requests of the studio, in Spanish. */
export function requestsDesk(page: Page) {
  const row = (id: string) => page.locator(`[data-row="${id}"]`)
  const dialog = page.getByRole('dialog')
  return {
    row,
    /** The row that A and R apply to. */
    current: (id: string) => page.locator(`[data-row="${id}"][aria-current=true]`),
    /** The button of a row that opens it. */
    opener: (id: string) => row(id).locator('[data-row-opener]'),
    panel: (name: string) => page.getByRole('complementary', { name, exact: true }),
    bulkBar: page.getByRole('group', { name: 'Acciones sobre lo marcado' }),
    selectPage: page.getByRole('checkbox', { name: 'Seleccionar toda la página' }),
    colleaguesButton: page.getByRole('button', { name: /^Colegas en el estudio: / }),
    colleagues: page.getByRole('list', { name: 'Colegas en el estudio' }),
    /** What a screen reader announces about something that can be undone. */
    undoStatus: (text: string) => page.getByRole('status').filter({ hasText: text }),
    toast: (text: string) => page.getByRole('region', { name: 'Mensajes' }).getByText(text, { exact: true }),
    rejection: {
      dialog: (title: string) => page.getByRole('dialog', { name: title, exact: true }),
      reasons: dialog.getByRole('group', { name: 'Motivo' }).getByRole('button'),
      text: dialog.getByRole('textbox', { name: DESK_TEXTS.reasonText }),
      send: dialog.getByRole('button', { name: DESK_TEXTS.rejectAndSend }),
      cancel: dialog.getByRole('button', { name: DESK_TEXTS.cancel }),
    },

    /** Opens the requests that match a text. */
    async open({ text, rows = 10 }: { text: string; rows?: number }) {
      await page.goto(`/es/studio/requests?${new URLSearchParams({ text, rows: String(rows) })}`)
      await page.locator('[data-row]').first().waitFor()
    },
  }
}
