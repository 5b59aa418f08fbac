import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { Dialog } from '../../ui/components/overlays/dialog.tsx'
import { Switch } from '../../ui/primitives/switch.tsx'
import { TextInput } from '../../ui/primitives/text-input.tsx'
import { useCommands } from '../shared/commands.ts'
import { Kbd } from '../shared/kbd.tsx'
import { sharedTexts } from '../shared/shared-texts.ts'
import { setHasSingleKeys, type Shortcut, useShortcutGroups, useShortcuts } from '../shared/shortcuts/shortcuts.ts'
import { matchScore } from './palette/fuzzy-match.ts'
import { studioTexts } from './studio-texts.ts'

/** The shortcuts that work everywhere and those of the screen in view. Opens with `?`, and from the palette for those without single keys. */
export function ShortcutSheet() {
  const texts = useTexts(studioTexts).shortcuts
  const { everywhere } = useTexts(sharedTexts).shortcuts
  const [isOpen, setIsOpen] = useState(false)
  const open = () => setIsOpen(true)
  useShortcuts(everywhere, [{ keys: '?', label: texts.title, run: open }])
  useCommands([{ id: 'shortcuts', label: texts.title, icon: Keyboard, keys: '?', run: open }])
  return (
    <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} size="widest" title={texts.title} subtitle={texts.intro}>
      <ShortcutLists />
    </Dialog>
  )
}

function ShortcutLists() {
  const texts = useTexts(studioTexts).shortcuts
  const { everywhere, lists } = useTexts(sharedTexts).shortcuts
  const { groups, hasSingleKeys } = useShortcutGroups()
  const [query, setQuery] = useState('')
  const byTitle = Map.groupBy(groups, ({ title }) => title)
  const claimedKeys = new Set(
    groups.flatMap(({ list }) => list()).flatMap(({ keys, isFallback = false }) => (isFallback ? [] : [keys])),
  )
  // Groups register in the order of mounting, which means nothing to the reader.
  const titles = new Set([everywhere, ...[...byTitle.keys()].filter((title) => title !== lists), lists])
  const visibleGroups = [...titles].flatMap((title) => {
    const shortcuts = (byTitle.get(title) ?? [])
      .flatMap(({ list }) => list())
      .filter(({ keys, isFallback = false }) => !isFallback || !claimedKeys.has(keys))
    const lines = [...Map.groupBy(shortcuts, ({ label }) => label)].filter(([label]) => matchScore(label, query) > 0)
    return lines.length === 0 ? [] : [{ title, lines }]
  })
  return (
    <>
      <TextInput
        isDense
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        className="mb-5 sm:max-w-60"
      />
      {/* Always there, so that screen readers announce the change. */}
      <p role="status" className={visibleGroups.length === 0 ? 'mb-6 text-muted' : undefined}>
        {visibleGroups.length === 0 && texts.none}
      </p>
      <div className="gap-x-8 sm:columns-2 lg:columns-3">
        {visibleGroups.map(({ title, lines }) => (
          <section key={title} className="mb-6 break-inside-avoid">
            <h3 className="headline-16 mb-1 border-b-3 border-ink pb-2">{title}</h3>
            <dl>
              {lines.map(([label, shortcuts]) => (
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
          // Alternatives are one key cap each: "X" or "Shift+X".
          .flatMap((each) => (keys.length === 1 ? each.split(/[ +]/) : [each]))
          .map((key, index) => (
            <Kbd key={`${key} ${index}`}>{KEY_SYMBOLS[key] ?? key}</Kbd>
          ))}
      </dd>
    </div>
  )
}

const KEY_SYMBOLS: Readonly<Partial<Record<string, string>>> = { Enter: '↵', Escape: 'Esc' }
