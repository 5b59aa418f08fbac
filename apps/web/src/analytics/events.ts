/**
 * All events with their fields, which are strings. `docs/analytics.md` says when each is sent; a test compares the two.
 * Every event also has `user_id`, which is undefined without a login.
 */
export const ANALYTICS_EVENTS = {
  screen_view: ['screen_name', 'screen_locale'],
  search: ['search_term'],
  filter: ['filter_team', 'filter_category', 'filter_tag', 'filter_locale'],
  post_view: ['post_id'],
  download: ['download_kind', 'file_id', 'file_name'],
  copy: ['post_id'],
  sign_in: [],
  sign_out: [],
  request_sent: [],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type AnalyticsEvent = keyof typeof ANALYTICS_EVENTS

export type EventFields<Name extends AnalyticsEvent> = Readonly<Record<(typeof ANALYTICS_EVENTS)[Name][number], string>>
