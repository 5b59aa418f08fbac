/** The id of the quick links on the home page. */
export const QUICK_LINKS_ID = 'quick-links'

/** What the frame tells the studio once it shows the draft. */
export const FRAME_READY = 'front-page-ready'

/** What the studio tells the frame with the draft of the home page. */
export interface ShowSection {
  readonly kind: 'show-section'
  /** The section in hand, or `QUICK_LINKS_ID`; null for none. */
  readonly textId: string | null
  /** The draft was saved: load it again. */
  readonly isChanged: boolean
}

export function isShowSection(data: unknown): data is ShowSection {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'show-section'
}
