import { useMemo } from 'react'
import { encode } from 'uqr'

// The quiet zone that scanners need, in modules.
const QUIET = 4

/** Always dark on light: many scanners cannot read an inverted code. */
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
