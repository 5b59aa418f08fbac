interface SkipLinkProps {
  readonly label: string
  /** The id of an element with `tabIndex={-1}`. */
  readonly target: string
}

/** The first tab stop; visible only while it has the focus. */
export function SkipLink({ label, target }: SkipLinkProps) {
  return (
    <a
      href={`#${target}`}
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-ink px-4 py-3 font-semibold text-paper focus-visible:translate-y-0 focus-visible:shadow-float"
    >
      {label}
    </a>
  )
}
