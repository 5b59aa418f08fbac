/** What the studio tells the frame with the draft of the home page. */
export interface ShowSection {
  readonly kind: 'show-section'
  /** The section in hand; null for none. */
  readonly textId: string | null
  /** The draft was saved: load it again. */
  readonly isChanged: boolean
}

export function isShowSection(data: unknown): data is ShowSection {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'show-section'
}
