import { useNavigate } from '@tanstack/react-router'
import { CornerDownLeft, Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useTexts } from '../../../i18n/texts.ts'
import { useCurrentScreen } from '../../../routing/screen-route.ts'
import { AriaLocale } from '../../../ui/components/aria-locale.tsx'
import { findPrefixMatches } from '../../../ui/components/highlight/find-matches.ts'
import { HighlightedTitle } from '../../../ui/components/highlight/highlighted-text.tsx'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { Kbd } from '../../shared/kbd.tsx'
import { sharedTexts } from '../../shared/shared-texts.ts'
import { useShortcuts } from '../../shared/shortcuts/shortcuts.ts'
import { useIsPhone } from '../../shared/use-media-query.ts'
import { studioTexts } from '../studio-texts.ts'
import { type PaletteGroup, parsePaletteText, usePaletteContext, usePaletteGroups } from './palette-items.ts'
import { saveRecentItem } from './recent-items.ts'
import type { PaletteItem } from './use-found-items.ts'

/** Opens the command palette; so does Ctrl K. */
export function PaletteButton() {
  const texts = useTexts(studioTexts).palette
  const { everywhere } = useTexts(sharedTexts).shortcuts
  const isPhone = useIsPhone()
  // The top bar of a post also has its title, who writes, the state of saving and publishing.
  const isTight = useCurrentScreen()?.name === 'studioPost'
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
          title={`${texts.title} (Ctrl K)`}
          className={classNames(
            'pressable flex h-9 items-center gap-2.5 rounded-control border border-line bg-surface px-3 text-14 text-muted hover:border-edge',
            isTight ? 'min-[100rem]:w-66' : 'xl:w-66',
          )}
        >
          <Icon icon={Search} size={18} />
          <span className={classNames('flex-1 text-left', isTight ? 'max-[100rem]:sr-only' : 'max-xl:sr-only')}>
            {texts.title}
          </span>
          <Kbd className={isTight ? 'max-[100rem]:hidden' : 'max-xl:hidden'}>Ctrl K</Kbd>
        </button>
      )}
      {isOpen && <Palette onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** Ctrl K: finds and does everything by its name. */
function Palette({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(studioTexts).palette
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const listId = useId()
  const screen = usePaletteContext()
  const [hasContext, setHasContext] = useState(true)
  const context = hasContext ? screen : null
  const { groups, hasMatches, isSearching } = usePaletteGroups({ text, context })
  const { query } = parsePaletteText(text)
  const items = groups.flatMap((group) => group.items)
  const index = Math.min(chosen, items.length - 1)

  function run(item: PaletteItem | undefined, isNewTab = false): void {
    if (item === undefined) return
    onClose()
    if (item.href === undefined) return item.run?.()
    if (!item.isTransient) saveRecentItem({ href: item.href, label: item.label })
    if (isNewTab) window.open(item.href, '_blank', 'noopener')
    else void navigate({ href: item.href })
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (items.length > 0) setChosen((index + step + items.length) % items.length)
    }
    if (event.key === 'Backspace' && text === '') setHasContext(false)
    if (event.key === 'Enter') {
      event.preventDefault()
      run(items[index], event.ctrlKey || event.metaKey)
    }
  }

  return (
    <AriaLocale>
      <ModalOverlay
        isOpen
        isDismissable
        onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
        className="fixed inset-0 z-50 flex items-start justify-center bg-scrim data-entering:animate-appear"
      >
        <Modal className="h-full w-full overflow-hidden bg-surface text-ink shadow-dialog sm:mt-26 sm:h-fit sm:w-160 sm:rounded-picture">
          <Dialog aria-label={texts.title} className="flex h-full flex-col outline-none sm:max-h-[70dvh]">
            <div className="flex shrink-0 items-center gap-3 border-b border-line px-5">
              <Icon icon={Search} />
              <input
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- the palette is opened to type
                autoFocus
                role="combobox"
                aria-label={texts.title}
                aria-expanded={items.length > 0}
                aria-controls={listId}
                aria-activedescendant={items.length > 0 ? `${listId}-${index}` : undefined}
                aria-autocomplete="list"
                autoComplete="off"
                spellCheck={false}
                value={text}
                placeholder={texts.placeholder}
                onChange={(event) => {
                  setText(event.target.value)
                  setChosen(0)
                }}
                onKeyDown={handleKeyDown}
                className="h-14 min-w-0 flex-1 bg-transparent text-18 outline-none"
              />
              {context && (
                <button
                  type="button"
                  aria-label={texts.leaveContext({ screen: context.label })}
                  onClick={() => setHasContext(false)}
                  className="flex min-h-7 max-w-40 shrink-0 items-center gap-2 rounded-control border border-edge px-2 text-14 font-medium pointer-coarse:min-h-11"
                >
                  <span className="truncate">{texts.context({ screen: context.label })}</span>
                  <Icon icon={X} size={16} className="text-muted" />
                </button>
              )}
              <button type="button" onClick={onClose} className="min-h-11 rounded-control px-1">
                <span className="sr-only">{texts.close}</span>
                <span aria-hidden="true" className="rounded-control border border-edge px-1.5 py-0.5 text-12">
                  Esc
                </span>
              </button>
            </div>
            {!hasMatches && !isSearching && (
              <div role="status" className="shrink-0 px-5 pt-4 pb-2">
                {query !== '' && <p className="font-semibold">{texts.nothing({ query })}</p>}
                <p className="text-14 text-muted">{texts.nothingHint}</p>
              </div>
            )}
            <div
              id={listId}
              role="listbox"
              aria-label={texts.title}
              className="min-h-0 flex-1 overflow-y-auto px-2 py-2"
            >
              {groups.map((group) => (
                <Group
                  key={group.title}
                  group={group}
                  query={query}
                  idOf={(item) => `${listId}-${items.indexOf(item)}`}
                  current={items[index]}
                  onRun={run}
                />
              ))}
            </div>
            <p
              aria-hidden="true"
              className="hidden shrink-0 gap-4 border-t border-line px-5 py-2.5 text-12 text-muted sm:flex"
            >
              <span className="flex items-center gap-1">
                <Kbd>↑</Kbd> <Kbd>↓</Kbd> {texts.choose}
              </span>
              <span className="flex items-center gap-1">
                <Kbd>↵</Kbd> {texts.open}
              </span>
              <span className="flex items-center gap-1">
                <Kbd>Ctrl ↵</Kbd> {texts.newTab}
              </span>
              <span className="ml-auto flex items-center gap-1">
                <Kbd>&gt;</Kbd> {texts.actionsOnly} <Kbd>@</Kbd> {texts.peopleOnly} <Kbd>#</Kbd> {texts.tagsOnly}
              </span>
            </p>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  )
}

interface GroupProps {
  readonly group: PaletteGroup
  readonly query: string
  readonly idOf: (item: PaletteItem) => string
  readonly current: PaletteItem | undefined
  readonly onRun: (item: PaletteItem) => void
}

function Group({ group, query, idOf, current, onRun }: GroupProps) {
  return (
    <div role="group" aria-label={group.title}>
      <p aria-hidden="true" className="px-3 pt-2 pb-1 text-12 font-semibold text-muted">
        {group.title}
      </p>
      {group.items.map((item) => (
        <Option key={item.id} id={idOf(item)} item={item} query={query} isCurrent={item === current} onRun={onRun} />
      ))}
    </div>
  )
}

interface OptionProps extends Pick<GroupProps, 'query' | 'onRun'> {
  readonly id: string
  readonly item: PaletteItem
  readonly isCurrent: boolean
}

function Option({ id, item, query, isCurrent, onRun }: OptionProps) {
  const element = useRef<HTMLDivElement | null>(null)
  useEffect(() => {
    if (isCurrent) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox handles the keys
    <div
      ref={element}
      id={id}
      role="option"
      aria-selected={isCurrent}
      tabIndex={-1}
      onClick={() => onRun(item)}
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-3 px-3',
        isCurrent ? 'bg-accent-tint shadow-[inset_3px_0_0_var(--lamp)]' : 'hover:bg-sunken',
      )}
    >
      <Icon icon={item.icon} />
      <span className="min-w-0 flex-1 truncate">
        <HighlightedTitle text={item.label} findMatches={(part) => findPrefixMatches(part, query)} />
      </span>
      {item.note !== undefined && <span className="shrink-0 text-14 text-muted">{item.note}</span>}
      {item.keys !== undefined && <Kbd>{item.keys}</Kbd>}
      {isCurrent && <Icon icon={CornerDownLeft} size={16} className="text-muted max-sm:hidden" />}
    </div>
  )
}
