/** Popovers: lists, menus, calendars. The only shadow in the design. */
export const FLOATING =
  'rounded-control border border-line bg-surface text-ink shadow-float outline-none ' +
  'data-entering:animate-appear data-exiting:opacity-0'

/** An item of a popover list. The focus ring is inset, because the list clips overflow. */
export const FLOATING_ITEM =
  'flex min-h-11 cursor-pointer items-center gap-3 px-3 py-2 text-16 outline-offset-[-2px] pointer-fine:min-h-9 pointer-fine:text-14 ' +
  'data-focused:bg-sunken data-hovered:bg-sunken data-disabled:text-muted data-disabled:cursor-not-allowed'
