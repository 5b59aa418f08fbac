import type { ReactNode } from 'react'
import cornerFlag from './art/corner-flag.webp'

interface NotFoundPageProps {
  readonly title: string
  readonly text: string
  /** The way home. */
  readonly action: ReactNode
  /** Where else to go, once it is there. */
  readonly ways: ReactNode
}

/** The edge of the pitch: what is missing, the way home, and beside it the other ways on. It stands as the home page does. */
export function NotFoundPage({ title, text, action, ways }: NotFoundPageProps) {
  return (
    <div className="lead-layout pb-12 lg:pb-18">
      <div className="min-w-0">
        <img
          src={cornerFlag}
          alt=""
          width={1200}
          height={675}
          className="-ml-(--bleed-left) h-36 w-[calc(100%+var(--bleed-left)+var(--bleed-right))] max-w-none bg-night object-cover object-top sm:h-64 lg:h-105"
        />
        <h1 className="headline-48 mt-6">{title}</h1>
        <p className="measure mt-3 text-18 text-ink2">{text}</p>
        <div className="mt-8">{action}</div>
      </div>
      {/* With room for them from the start, so that the footer of a phone does not have to move. */}
      <div className="min-w-0 pt-12 max-lg:min-h-80 lg:pt-6">{ways}</div>
    </div>
  )
}
