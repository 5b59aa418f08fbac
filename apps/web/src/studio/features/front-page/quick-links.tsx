import { MAX_QUICK_LINKS, type QuickLinkEntry } from '@mixed-zone/contract/schemas/studio/front-page'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { iconOfLink } from '../../../league-ui/lists/quick-links.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { TranslationStates } from '../../shared/translation-states.tsx'
import { BlockHeader } from './block-header.tsx'
import { frontPageTexts } from './front-page-texts.ts'
import { LinkDialog } from './link-dialog.tsx'
import { SortRow } from './sort-row.tsx'
import type { FrontPageDraft } from './use-front-page-draft.ts'
import { moveId, useSortable } from './use-sortable.ts'

const stateOf = (text: string) => (text.trim() === '' ? 'none' : 'ready')

interface QuickLinksBlockProps {
  readonly draft: FrontPageDraft
  /** The links are in hand, for the miniature. */
  readonly onTouch: () => void
}

/** The links below the sections of the home page, and on the social page. */
export function QuickLinksBlock({ draft, onTouch }: QuickLinksBlockProps) {
  const texts = useTexts(frontPageTexts)
  const locale = useLocale()
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  const links = draft.value.quickLinks
  const ids = keysOf(links)
  const nameOf = ({ titles }: QuickLinkEntry) => titles[locale] || titles.es || titles.en || titles.pt

  function setLinks(quickLinks: readonly QuickLinkEntry[]): void {
    draft.change((page) => ({ ...page, quickLinks: [...quickLinks] }))
    onTouch()
  }

  const sortable = useSortable({
    ids,
    onMove: (id, to) => setLinks(moveId(ids, id, to).flatMap((key) => links[ids.indexOf(key)] ?? [])),
  })

  function handleSave(link: QuickLinkEntry): void {
    setLinks(edited === 'new' ? [...links, link] : links.map((other, index) => (index === edited ? link : other)))
    setEdited(null)
  }

  return (
    <section aria-labelledby="front-links">
      <BlockHeader
        id="front-links"
        title={texts.links.title}
        action={
          <Button
            size="small"
            icon={Plus}
            isDisabled={links.length >= MAX_QUICK_LINKS}
            onClick={() => setEdited('new')}
          >
            {texts.add}
          </Button>
        }
      />
      {links.length === 0 && <p className="py-3 text-14 text-muted">{texts.links.none}</p>}
      <ul>
        {sortable.order.map((id) => {
          const index = ids.indexOf(id)
          const link = links[index]
          if (link === undefined) return null
          const { titles, icon } = link
          return (
            <SortRow
              key={id}
              id={id}
              name={nameOf(link)}
              sortable={sortable}
              actions={[{ id: 'edit', icon: Pencil, label: texts.edit, onAction: () => setEdited(index) }]}
              lastActions={[
                {
                  id: 'remove',
                  icon: Trash2,
                  label: texts.remove,
                  isDanger: true,
                  isAfterLine: true,
                  onAction: () => setLinks(links.filter((_, other) => other !== index)),
                },
              ]}
            >
              <button
                type="button"
                onClick={() => setEdited(index)}
                className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-control text-left font-semibold"
              >
                <Icon icon={iconOfLink(icon)} size={18} />
                <span className="min-w-0 wrap-anywhere">{nameOf(link)}</span>
              </button>
              <TranslationStates
                states={{ es: stateOf(titles.es), en: stateOf(titles.en), pt: stateOf(titles.pt) }}
                className="shrink-0"
              />
            </SortRow>
          )
        })}
      </ul>
      {edited !== null && (
        <LinkDialog
          link={edited === 'new' ? null : (links[edited] ?? null)}
          onSave={handleSave}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  )
}

/** A link keeps its key when it moves. Equal addresses are numbered. */
function keysOf(links: readonly QuickLinkEntry[]): string[] {
  const seen = new Map<string, number>()
  return links.map(({ url }) => {
    const number = (seen.get(url) ?? 0) + 1
    seen.set(url, number)
    return `${url} ${number}`
  })
}
