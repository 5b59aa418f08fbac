import type { Page } from 'playwright-core'

export interface PushedEvent {
  event: string
  user_id?: string
  [field: string]: unknown
}

/** What the page has put into its data layer: the commands as lists, the events as they are. */
export async function dataLayerOf(page: Page): Promise<{ commands: unknown[][]; events: PushedEvent[] }> {
  const entries = await page.evaluate(() => {
    // Made by the page; its types do not know it.
    const { dataLayer = [] } = window as unknown as { dataLayer?: object[] }
    const isCommand = (entry: object) => Object.prototype.toString.call(entry) === '[object Arguments]'
    return dataLayer.map((entry) => (isCommand(entry) ? [...(entry as IArguments)] : entry))
  })
  return {
    commands: entries.filter((entry) => Array.isArray(entry)),
    events: entries.filter((entry): entry is PushedEvent => !Array.isArray(entry) && 'event' in entry),
  }
}

/** The names of the events in their order, those of the tag manager itself apart. */
export async function eventNames(page: Page): Promise<string[]> {
  const { events } = await dataLayerOf(page)
  return events.map(({ event }) => event).filter((event) => !event.startsWith('gtm.'))
}
