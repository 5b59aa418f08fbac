/** The time that a picker proposes. */
export const DEFAULT_PICKER_TIME = '12:00'

export const PICKER_MINUTE_STEP = 5

/** How long a picker waits for the next change before it tells of one. */
export const PICKER_DEBOUNCE_MS = 300
