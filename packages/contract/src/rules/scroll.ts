/** How the page travels to an element. */
export const SCROLL_TO_ELEMENT = {
  durationMs: 500,
  easing: 'ease-in',
  /** Room for what stays at the top. */
  offsetPx: -60,
  axis: 'vertical',
  target: 'body',
} as const
