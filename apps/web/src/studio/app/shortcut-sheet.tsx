import { useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { Dialog } from '../../ui/components/overlays/dialog.tsx'
import { Switch } from '../../ui/primitives/switch.tsx'
import { TextInput } from '../../ui/primitives/text-input.tsx'
import { Kbd } from '../shared/kbd.tsx'
import { sharedTexts } from '../shared/shared-texts.ts'
import { setHasSingleKeys, type Shortcut, useShortcutGroups, useShortcuts } from '../shared/shortcuts/shortcuts.ts'
import { matchScore } from './palette/fuzzy-match.ts'
import { studioTexts } from './studio-texts.ts'

/** `?` lists the shortcuts that work everywhere, and those of the screen in view. */
export function ShortcutSheet() {
  const texts = useTexts(studioTexts).shortcuts
  const { everywhere } = useTexts(sharedTexts).shortcuts
  const [isOpen, setIsOpen] = useState(false)
  useShortcuts(everywhere, [{ keys: '?', label: texts.title, run: () => setIsOpen(true) }])
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
  const [text, setText] = useState('')
  const byTitle = Map.groupBy(groups, ({ title }) => title)
  const own = new Set(
    groups.flatMap(({ list }) => list()).flatMap(({ keys, isFallback = false }) => (isFallback ? [] : [keys])),
  )
  // Components register in the order in which they are mounted, which says nothing to a reader.
  const titles = new Set([everywhere, ...[...byTitle.keys()].filter((title) => title !== lists), lists])
  const found = [...titles].flatMap((title) => {
    const shortcuts = (byTitle.get(title) ?? [])
      .flatMap(({ list }) => list())
      .filter(({ keys, isFallback = false }) => !isFallback || !own.has(keys))
    const lines = [...Map.groupBy(shortcuts, ({ label }) => label)].filter(([label]) => matchScore(label, text) > 0)
    return lines.length === 0 ? [] : [{ title, lines }]
  })
  return (
    <>
      <TextInput
        isDense
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="mb-5 sm:max-w-60"
      />
      {found.length === 0 && (
        <p role="status" className="mb-6 text-muted">
          {texts.none}
        </p>
      )}
      <div className="gap-x-8 sm:columns-2 lg:columns-3">
        {found.map(({ title, lines }) => (
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
          // Of several, each is one sign: "X Shift+X" are two ways, not three keys.
          .flatMap((each) => (keys.length === 1 ? each.split(/[ +]/) : [each]))
          .map((key, index) => (
            <Kbd key={`${key} ${index}`}>{KEY_SIGNS[key] ?? key}</Kbd>
          ))}
      </dd>
    </div>
  )
}

const KEY_SIGNS: Readonly<Partial<Record<string, string>>> = { Enter: '↵', Escape: 'Esc' }
