import { useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { Dialog } from '../../ui/components/overlays/dialog.tsx'
import { Switch } from '../../ui/primitives/switch.tsx'
import { Kbd } from '../shared/kbd.tsx'
import { sharedTexts } from '../shared/shared-texts.ts'
import { setHasSingleKeys, type Shortcut, useShortcutGroups, useShortcuts } from '../shared/shortcuts/shortcuts.ts'
import { studioTexts } from './studio-texts.ts'

/** `?` lists the shortcuts of what is on the page. */
export function ShortcutSheet() {
  const texts = useTexts(studioTexts).shortcuts
  const { everywhere } = useTexts(sharedTexts).shortcuts
  const [isOpen, setIsOpen] = useState(false)
  useShortcuts(everywhere, [{ keys: '?', label: texts.title, run: () => setIsOpen(true) }])
  return (
    <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={texts.title} subtitle={texts.intro}>
      <ShortcutLists />
    </Dialog>
  )
}

function ShortcutLists() {
  const texts = useTexts(studioTexts).shortcuts
  const { groups, hasSingleKeys } = useShortcutGroups()
  const byTitle = Map.groupBy(groups, ({ title }) => title)
  return (
    <>
      <div className="gap-x-8 sm:columns-2">
        {[...byTitle].map(([title, parts]) => (
          <section key={title} className="mb-6 break-inside-avoid">
            <h3 className="headline-16 mb-1 border-b-3 border-ink pb-2">{title}</h3>
            <dl>
              {[
                ...Map.groupBy(
                  parts.flatMap(({ list }) => list()),
                  ({ label }) => label,
                ),
              ].map(([label, shortcuts]) => (
                <ShortcutLine key={label} label={label} shortcuts={shortcuts} />
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Switch isOn={hasSingleKeys} onChange={setHasSingleKeys}>
        {texts.singleKeys}
      </Switch>
    </>
  )
}

function ShortcutLine({ label, shortcuts }: { readonly label: string; readonly shortcuts: readonly Shortcut[] }) {
  const keys = [...new Set(shortcuts.map(({ keys: each }) => each))]
  return (
    <div className="flex min-h-9 items-center justify-between gap-3 border-b border-line text-14">
      <dt>{label}</dt>
      <dd className="flex gap-1.5">
        <span className="sr-only">{keys.join(', ')}</span>
        {keys
          .flatMap((each) => each.split(/[ +]/))
          .map((key, index) => (
            <Kbd key={`${key} ${index}`}>{KEY_SIGNS[key] ?? key}</Kbd>
          ))}
      </dd>
    </div>
  )
}

const KEY_SIGNS: Readonly<Partial<Record<string, string>>> = { Enter: '↵', Escape: 'Esc' }
