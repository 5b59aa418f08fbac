import { Copy, EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { LOCALE_NAMES, LOCALES } from '@mixed-zone/contract/locales'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Dialog, Sheet } from '../../../ui/components/overlays/dialog.tsx'
import { Menu } from '../../../ui/components/overlays/menu.tsx'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { Tooltip } from '../../../ui/components/overlays/tooltip.tsx'
import { scrollToElement } from '../../../ui/components/scroll-to-element.ts'
import { Tabs } from '../../../ui/components/tabs.tsx'
import { buttonStyle } from '../../../ui/primitives/button-style.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { Checkbox } from '../../../ui/primitives/checkbox.tsx'
import { designTexts } from '../design-texts.ts'
import { TEAMS } from '../sample-league.ts'
import { Part, Row } from './part.tsx'

export function FloatingPart() {
  const texts = useTexts(designTexts)
  const { cancel } = useBaseTexts().ui
  const locale = useLocale()
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null)
  const [tab, setTab] = useState<string>(locale)
  const [lastAction, setLastAction] = useState('')

  function handleTop() {
    const top = document.querySelector('h1')
    if (top) void scrollToElement(top)
  }

  function handleToast() {
    toasts.show(texts.floating.toastText, {
      action: { label: texts.floating.undo, onPress: () => toasts.show(texts.floating.undone) },
    })
  }

  return (
    <Part name="floating">
      <Row>
        <Menu
          label={texts.floating.more}
          icon={EllipsisVertical}
          variant="secondary"
          actions={[
            { id: 'edit', label: texts.floating.edit, icon: Pencil, onAction: () => setLastAction('edit') },
            { id: 'copy', label: texts.floating.duplicate, icon: Copy, isDisabled: true, onAction: () => {} },
            {
              id: 'remove',
              label: texts.floating.remove,
              icon: Trash2,
              isDanger: true,
              isAfterLine: true,
              onAction: () => setLastAction('remove'),
            },
          ]}
        />
        <Button onClick={() => setOpen('dialog')}>{texts.floating.dialog}</Button>
        <Button onClick={() => setOpen('sheet')}>{texts.floating.sheet}</Button>
        <Button onClick={handleToast}>{texts.floating.toast}</Button>
        <Tooltip text={texts.floating.tooltipText}>
          <button type="button" className={buttonStyle()}>
            {texts.floating.tooltip}
          </button>
        </Tooltip>
        <Button onClick={handleTop}>{texts.floating.scroll}</Button>
        <span data-testid="last-action" className="text-14 text-muted">
          {lastAction}
        </span>
      </Row>
      <Tabs
        label={texts.floating.tabs}
        selected={tab}
        onSelect={setTab}
        tabs={LOCALES.map((id, index) => ({
          id,
          label: LOCALE_NAMES[id][id],
          count: 214 - index * 59,
          content: <p className="measure">{texts.type.body}</p>,
        }))}
      />
      <Dialog
        isOpen={open === 'dialog'}
        onClose={() => setOpen(null)}
        title={texts.floating.dialogTitle}
        subtitle={texts.cards.lead[0]}
        footer={
          <>
            <Button onClick={() => setOpen(null)}>{cancel}</Button>
            <Button variant="primary" onClick={() => setOpen(null)}>
              {texts.floating.dialogTitle}
            </Button>
          </>
        }
      >
        <p>{texts.floating.dialogText}</p>
      </Dialog>
      <Sheet
        isOpen={open === 'sheet'}
        onClose={() => setOpen(null)}
        title={texts.floating.sheetTitle}
        footer={
          <Button variant="primary" size="large" isFullWidth onClick={() => setOpen(null)}>
            {texts.floating.sheetAction}
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
