import type { Card } from '@mixed-zone/contract/schemas/post'
import { Download, ShoppingBasket } from 'lucide-react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { DerbyCard } from '../../../league-ui/cards/derby-card.tsx'
import { IndexLine } from '../../../league-ui/cards/index-line.tsx'
import { MosaicTile } from '../../../league-ui/cards/mosaic-tile.tsx'
import { PortraitCard } from '../../../league-ui/cards/portrait-card.tsx'
import { PortraitLead } from '../../../league-ui/cards/portrait-lead.tsx'
import { ReleaseCard } from '../../../league-ui/cards/release-card.tsx'
import { ResultRow, ResultTile } from '../../../league-ui/cards/result-card.tsx'
import { StoryCard } from '../../../league-ui/cards/story-card.tsx'
import { SectionHeader } from '../../../league-ui/lists/section-header.tsx'
import { Badge } from '../../../ui/components/badge.tsx'
import { CopyButton } from '../../../ui/components/copy-button.tsx'
import { JustifiedGrid } from '../../../ui/components/media/justified-grid.tsx'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { designTexts } from '../design-texts.ts'
import { type CardName, sampleCard } from '../sample-cards.ts'
import { Part } from './part.tsx'

const MOSAIC: readonly CardName[] = ['boots', 'tunnel', 'crowd']
const RESULTS: readonly CardName[] = ['result', 'captain', 'training', 'index']

function ratioOf({ image }: Card): number {
  return image ? image.width / image.height : 1
}

export function CardsPart() {
  const texts = useTexts(designTexts)
  const locale = useLocale()
  const card = (name: CardName) => sampleCard(name, { texts, locale })
  const actions = (
    <>
      <IconButton icon={ShoppingBasket} label={texts.buttons.secondary} />
      <IconButton icon={Download} label={texts.buttons.primary} />
    </>
  )
  return (
    <Part name="cards">
      <div>
        <SectionHeader
          title={texts.cards.section}
          description={texts.cards.category}
          all={{ href: '#cards', count: 48 }}
        />
        <div className="grid gap-6 sm:grid-cols-8 lg:grid-cols-12">
          <div className="sm:col-span-4 lg:col-span-5">
            <StoryCard card={card('training')} size="large" ratio={4 / 3} />
          </div>
          <div className="sm:col-span-4">
            <StoryCard card={card('captain')} ratio={4 / 5} isSideBySideOnPhone />
          </div>
          <div className="sm:col-span-4 lg:col-span-3">
            <StoryCard card={card('lights')} size="small" ratio={16 / 9} isSideBySideOnPhone />
          </div>
        </div>
      </div>
      <PortraitLead card={card('coach')}>
        <div className="grid grid-cols-2 gap-6 lg:grid-cols-3">
          <PortraitCard card={card('quote')} />
        </div>
      </PortraitLead>
      <div className="night rounded-picture px-6 py-8">
        <div className="max-w-100">
          <DerbyCard card={card('derby')} />
        </div>
      </div>
      <div className="grid gap-8 sm:grid-cols-2">
        <ReleaseCard
          card={card('release')}
          actions={
            <>
              <Badge>PDF</Badge>
              <span className="ml-auto">
                <CopyButton text={texts.cards.release.join('\n')} label={texts.buttons.copy} />
              </span>
            </>
          }
        />
        <ul>
          <IndexLine card={card('index')} hasPicture />
          <IndexLine card={card('line')} />
          <IndexLine card={card('lineups')} />
        </ul>
      </div>
      <JustifiedGrid
        items={MOSAIC}
        keyOf={(name) => name}
        ratioOf={(name) => ratioOf(card(name))}
        targetHeight={300}
        phoneTargetHeight={150}
        gap={4}
      >
        {(name) => (
          <div className="relative" style={{ aspectRatio: ratioOf(card(name)) }}>
            <MosaicTile card={card(name)} />
          </div>
        )}
      </JustifiedGrid>
      <ul className="border-b border-line">
        <ResultRow card={card('result')} actions={actions} />
        <ResultRow card={card('crowd')} actions={actions} />
      </ul>
      <JustifiedGrid
        items={RESULTS}
        keyOf={(name) => name}
        ratioOf={(name) => ratioOf(card(name))}
        targetHeight={268}
        isStackedOnPhone
        gap={20}
        rowGap={32}
      >
        {(name) => <ResultTile card={card(name)} />}
      </JustifiedGrid>
    </Part>
  )
}
