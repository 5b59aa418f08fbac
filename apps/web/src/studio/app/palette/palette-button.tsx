import { Search } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { Kbd } from '../../shared/kbd.tsx'
import { sharedTexts } from '../../shared/shared-texts.ts'
import { useShortcuts } from '../../shared/shortcuts/shortcuts.ts'
import { useIsPhone } from '../../shared/use-media-query.ts'
import { studioTexts } from '../studio-texts.ts'
import { Palette } from './palette.tsx'

/** Opens the command palette; so does Ctrl K. */
export function PaletteButton() {
  const texts = useTexts(studioTexts).palette
  const { everywhere } = useTexts(sharedTexts).shortcuts
  const isPhone = useIsPhone()
  const [isOpen, setIsOpen] = useState(false)
  useShortcuts(everywhere, [{ keys: 'Ctrl+K', label: texts.title, run: () => setIsOpen(true) }])
  return (
    <>
      {isPhone ? (
        <IconButton icon={Search} label={texts.title} onClick={() => setIsOpen(true)} />
      ) : (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          className="pressable flex h-9 items-center gap-2.5 rounded-control border border-line bg-surface px-3 text-14 text-muted hover:border-edge lg:w-66"
        >
          <Icon icon={Search} size={18} />
          <span className="flex-1 text-left max-lg:sr-only">{texts.title}</span>
          <Kbd className="max-lg:hidden">Ctrl K</Kbd>
        </button>
      )}
      {isOpen && <Palette onClose={() => setIsOpen(false)} />}
    </>
  )
}
