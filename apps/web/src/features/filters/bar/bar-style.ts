/** Joined controls on a night background, from 1024 px on. */
export const BAR =
  'hidden h-12 rounded-control border border-line bg-surface focus-within:border-edge lg:flex has-[input:focus-visible]:border-focus'

/** The primary button at the end of the bar. */
export const BAR_BUTTON =
  'pressable -my-px -mr-px flex items-center gap-2.5 rounded-r-control border border-accent-edge bg-accent px-5 font-semibold text-on-accent'
