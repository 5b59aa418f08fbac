const CARD = 'fill-night2 stroke-night-line'

/** A home page: the search field, the lead picture, the cards of a section. */
export function FindDrawing() {
  return (
    <>
      <rect x="40" y="24" width="400" height="32" rx="4" className={CARD} />
      <circle cx="60" cy="40" r="6" className="fill-none stroke-on-night-accent stroke-2" />
      <path d="M64.5 44.5l6 6" className="stroke-on-night-accent stroke-2" />
      <rect x="84" y="36" width="120" height="8" rx="2" className="fill-on-night-muted" />
      <rect x="40" y="72" width="240" height="144" rx="4" className={CARD} />
      <path d="M40 216v-40l70-44 56 36 44-26 70 46v28z" className="fill-night-line" />
      <circle cx="236" cy="104" r="14" className="fill-on-night-accent" />
      {[72, 124, 176].map((y) => (
        <g key={y}>
          <rect x="296" y={y} width="56" height="40" rx="4" className={CARD} />
          <rect x="364" y={y + 8} width="76" height="8" rx="2" className="fill-on-night" />
          <rect x="364" y={y + 24} width="52" height="6" rx="2" className="fill-on-night-muted" />
        </g>
      ))}
    </>
  )
}

const TILES = [
  { x: 40, y: 24, width: 150, isMarked: false },
  { x: 198, y: 24, width: 110, isMarked: true },
  { x: 316, y: 24, width: 124, isMarked: false },
  { x: 40, y: 124, width: 112, isMarked: true },
  { x: 160, y: 124, width: 168, isMarked: false },
  { x: 336, y: 124, width: 104, isMarked: false },
]

/** The outline of mountains from their lower left corner. */
const mountains = ({ x, y, width }: { readonly x: number; readonly y: number; readonly width: number }) =>
  `M${x} ${y}l${width / 3} -40 ${width / 4} 24 ${width / 6} -14 ${width / 4} 30z`

/** A grid of pictures, two of them marked. */
export function ChooseDrawing() {
  return TILES.map(({ x, y, width, isMarked }) => (
    <g key={`${x} ${y}`}>
      <rect
        x={x}
        y={y}
        width={width}
        height="92"
        rx="4"
        className={isMarked ? 'fill-night2 stroke-on-night-accent stroke-4' : CARD}
      />
      <path d={mountains({ x: x + 8, y: y + 84, width: width - 16 })} className="fill-night-line" />
      {isMarked && (
        <>
          <circle cx={x + 18} cy={y + 18} r="11" className="fill-on-night-accent" />
          <path d={`M${x + 13} ${y + 18}l4 4 7 -8`} className="fill-none stroke-night stroke-2" />
        </>
      )}
    </g>
  ))
}

/** A zip being downloaded, with its progress. */
export function DownloadDrawing() {
  return (
    <>
      {[96, 112, 128].map((x, index) => (
        <rect key={x} x={x} y={72 - index * 12} width="96" height="112" rx="4" className={CARD} />
      ))}
      <rect x="144" y="68" width="48" height="8" rx="2" className="fill-on-night" />
      <rect x="144" y="86" width="64" height="6" rx="2" className="fill-on-night-muted" />
      <rect x="144" y="100" width="56" height="6" rx="2" className="fill-on-night-muted" />
      <path d="M312 64v72m-28 -26l28 28 28 -28" className="fill-none stroke-on-night-accent stroke-6" />
      <path d="M272 152h80" className="stroke-on-night stroke-6" />
      <rect x="96" y="204" width="288" height="10" rx="5" className="fill-night-line" />
      <rect x="96" y="204" width="196" height="10" rx="5" className="fill-on-night-accent" />
    </>
  )
}
