import { type ReactNode, useId } from 'react'

interface AccountPartProps {
  readonly title: string
  readonly note: string
  readonly children: ReactNode
}

/** A titled block of the account page: title and note on the left, content beside it; stacked on narrow screens. */
export function AccountPart({ title, note, children }: AccountPartProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-16 gap-y-5 border-t border-line py-8 lg:grid-cols-[19rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="headline-22">
          {title}
        </h2>
        <p className="mt-1 text-14 text-muted">{note}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
