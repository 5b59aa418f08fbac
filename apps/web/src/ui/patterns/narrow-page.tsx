import { type ReactNode, useEffect, useRef } from 'react'

interface NarrowPageProps {
  readonly title: string
  readonly intro?: ReactNode
  /** Moves the focus to the headline: for a page that replaces a submitted form. */
  readonly hasFocus?: boolean
  readonly children: ReactNode
}

/** A page with a single task: headline, text and a narrow column. Its height keeps the footer in place when the content changes. */
export function NarrowPage({ title, intro, hasFocus = false, children }: NarrowPageProps) {
  const headline = useRef<HTMLHeadingElement | null>(null)
  useEffect(() => {
    if (hasFocus) headline.current?.focus()
  }, [hasFocus])
  return (
    <div className="page-width min-h-[80dvh] py-12 lg:py-18">
      <div className="max-w-130">
        <h1 ref={headline} tabIndex={-1} className="headline-48 text-balance outline-none">
          {title}
        </h1>
        {intro !== undefined && <p className="mt-3 text-18 text-ink2">{intro}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </div>
  )
}
