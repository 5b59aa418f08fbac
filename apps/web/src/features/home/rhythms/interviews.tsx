import { PortraitCard } from '../../../league-ui/cards/portrait-card.tsx'
import { PortraitLead } from '../../../league-ui/cards/portrait-lead.tsx'
import type { RhythmProps } from './rhythm-props.ts'

/** One voice at full size, three more under it. */
export function Interviews({ posts }: RhythmProps) {
  const [lead, ...rest] = posts
  if (lead === undefined) return null
  const others = rest.slice(0, 3)
  return (
    <PortraitLead card={lead}>
      {others.length > 0 && (
        <div className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 sm:gap-x-6">
          {others.map((card, place) => (
            <div key={card.id} className={`border-t border-line pt-4 ${place === 2 ? 'max-sm:hidden' : ''}`}>
              <PortraitCard card={card} />
            </div>
          ))}
        </div>
      )}
    </PortraitLead>
  )
}
