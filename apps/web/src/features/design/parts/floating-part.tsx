import { Copy, EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { LOCALE_NAMES, LOCALES } from '@mixed-zone/contract/locales'
import { useLocale, useWords } from '../../../i18n/words.tsx'
import { Dialog, Sheet } from '../../../ui/components/dialog.tsx'
import { Menu } from '../../../ui/components/menu.tsx'
import { scrollToElement } from '../../../ui/components/scroll-to-element.ts'
import { Tabs } from '../../../ui/components/tabs.tsx'
import { toasts } from '../../../ui/components/toast-store.ts'
import { Tooltip } from '../../../ui/components/tooltip.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { buttonStyle } from '../../../ui/primitives/button-style.ts'
import { Checkbox } from '../../../ui/primitives/checkbox.tsx'
import { TEAMS } from '../sample-league.ts'
import { useDesignWords } from '../words/design-words.ts'
import { Part, Row } from './part.tsx'

export function FloatingPart() {
  const words = useDesignWords()
  const { cancel } = useWords().ui
  const locale = useLocale()
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null)
  const [tab, setTab] = useState<string>(locale)
  const [lastAction, setLastAction] = useState('')

  function handleTop() {
    const top = document.querySelector('h1')
    if (top) void scrollToElement(top)
  }

  function handleToast() {
    toasts.show(words.floating.toastText, {
      action: { label: words.floating.undo, onPress: () => toasts.show(words.floating.undone) },
    })
  }

  return (
    <Part name="floating">
      <Row>
        <Menu
          label={words.floating.more}
          icon={EllipsisVertical}
          variant="secondary"
          actions={[
            { id: 'edit', label: words.floating.edit, icon: Pencil, onAction: () => setLastAction('edit') },
            { id: 'copy', label: words.floating.duplicate, icon: Copy, isDisabled: true, onAction: () => {} },
            {
              id: 'remove',
              label: words.floating.remove,
              icon: Trash2,
              isDanger: true,
              isAfterLine: true,
              onAction: () => setLastAction('remove'),
            },
          ]}
        />
        <Button onClick={() => setOpen('dialog')}>{words.floating.dialog}</Button>
        <Button onClick={() => setOpen('sheet')}>{words.floating.sheet}</Button>
        <Button onClick={handleToast}>{words.floating.toast}</Button>
        <Tooltip text={words.floating.tooltipText}>
          <button type="button" className={buttonStyle()}>
            {words.floating.tooltip}
          </button>
        </Tooltip>
        <Button onClick={handleTop}>{words.floating.scroll}</Button>
        <span data-testid="last-action" className="text-14 text-muted">
          {lastAction}
        </span>
      </Row>
      <Tabs
        label={words.floating.tabs}
        selected={tab}
        onSelect={setTab}
        tabs={LOCALES.map((id, index) => ({
          id,
          label: LOCALE_NAMES[id][id],
          count: 214 - index * 59,
          content: <p className="measure">{words.type.body}</p>,
        }))}
      />
      <Dialog
        isOpen={open === 'dialog'}
        onClose={() => setOpen(null)}
        title={words.floating.dialogTitle}
        subtitle={words.cards.lead[0]}
        footer={
          <>
            <Button onClick={() => setOpen(null)}>{cancel}</Button>
            <Button variant="primary" onClick={() => setOpen(null)}>
              {words.floating.dialogTitle}
            </Button>
          </>
        }
      >
        <p>{words.floating.dialogText}</p>
      </Dialog>
      <Sheet
        isOpen={open === 'sheet'}
        onClose={() => setOpen(null)}
        title={words.floating.sheetTitle}
        footer={
          <Button variant="primary" size="large" isFullWidth onClick={() => setOpen(null)}>
            {words.floating.sheetAction}
          </Button>
        }
      >
        {Object.values(TEAMS).map((team) => (
          <Checkbox key={team.textId} className="min-h-11! items-center!">
            {team.name}
          </Checkbox>
        ))}
      </Sheet>
    </Part>
  )
}
