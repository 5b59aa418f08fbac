import { useMemo } from 'react'
import { encode } from 'uqr'

// What readers need around the code to find it.
const QUIET = 4

/** A text as a QR code. Always dark on light: many readers cannot tell an inverted one. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { ecc: 'M', border: QUIET })
    const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { size, path: squares.join('') }
  }, [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 max-w-full rounded-control border border-line bg-on-night"
    >
      <path d={path} className="fill-night" />
    </svg>
  )
}
