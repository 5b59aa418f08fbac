import { crestPath } from '@mixed-zone/contract/schemas/asset'
import { classNames } from '../primitives/class-names.ts'

interface CrestProps {
  readonly teamTextId: string
  /** 20 beside text, 64 over a score, 88 in a derby. */
  readonly size?: 16 | 20 | 24 | 64 | 88
  readonly className?: string
}

/** A team's crest. Decoration: the team's name always stands beside it. */
export function Crest({ teamTextId, size = 20, className }: CrestProps) {
  return (
    <img
      src={crestPath(teamTextId)}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className={classNames('shrink-0 object-contain', className)}
      style={{ width: size, height: size }}
    />
  )
}
