import type { ReactNode } from 'react'

interface TwoLinesProps {
  readonly first: ReactNode
  readonly second: ReactNode
}

/** The content of a table cell with a smaller second line. */
export function TwoLines({ first, second }: TwoLinesProps) {
  return (
    <span className="block min-w-0 leading-5 sm:max-w-72">
      <span className="block">{first}</span>
      <span className="block text-12 font-normal text-muted max-sm:text-14">{second}</span>
    </span>
  )
}
