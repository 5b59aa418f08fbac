import { classNames } from './class-names.ts'

const LAMPS = [4, 13, 22].flatMap((x) => [4, 13].map((y) => ({ x, y })))

interface BrandMarkProps {
  readonly size?: number
  readonly className?: string
}

/** The floodlight: six lamps and a mast. Decorative. */
export function BrandMark({ size = 26, className }: BrandMarkProps) {
  return (
    <svg
      viewBox="0 0 26 26"
      width={size}
      height={size}
      aria-hidden="true"
      className={classNames('shrink-0 fill-lamp', className)}
    >
      {LAMPS.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={3.5} />
      ))}
      <rect x={11.5} y={18} width={3} height={8} />
    </svg>
  )
}

/** The league's own logo. */
export interface BrandLogos {
  readonly onLight: BrandLogo
  readonly onDark: BrandLogo
}

interface BrandLogo {
  readonly url: string
  readonly width: number
  readonly height: number
}

interface BrandProps {
  readonly product: string
  /** Null for the product's own. */
  readonly logos?: BrandLogos | null
  readonly league?: string
}

/** The logo with the product's name, and the league's if there is room. */
export function Brand({ product, logos = null, league }: BrandProps) {
  return (
    <span className="inline-flex items-center gap-2.5 sm:gap-3.5">
      {logos === null ? <BrandMark /> : <Logo {...logos} />}
      <span className="headline-22 whitespace-nowrap! text-ink max-[23rem]:text-18!">{product}</span>
      {league !== undefined && (
        <span
          data-league
          className="hidden border-l border-line pl-3 text-14 leading-5 whitespace-nowrap text-muted sm:inline"
        >
          {league}
        </span>
      )}
    </span>
  )
}

/** One of the two is shown, by theme and background. Decorative: the name stands beside it. */
function Logo({ onLight, onDark }: BrandLogos) {
  return (
    <>
      <img src={onLight.url} width={onLight.width} height={onLight.height} alt="" className="logo on-light" />
      <img src={onDark.url} width={onDark.width} height={onDark.height} alt="" className="logo on-dark" />
    </>
  )
}
