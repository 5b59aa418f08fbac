import type { ListedPerson } from '@mixed-zone/contract/schemas/studio/people'
import { paths } from '@mixed-zone/contract/screens'
import { useNavigate } from '@tanstack/react-router'
import { Ban, Ellipsis, KeyRound, LogOut, Undo2, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useSession } from '../../../session/session-store.ts'
import { Menu, type MenuAction } from '../../../ui/components/overlays/menu.tsx'
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx'
import { peopleTexts } from './people-texts.ts'
import { personName } from './person-state-mark.tsx'
import { SuspendDialog } from './suspend-dialog.tsx'
import { usePersonActions } from './use-person-actions.ts'

/** What can be done to a person from the list. */
export function PersonMenu({ person }: { readonly person: ListedPerson }) {
  const locale = useLocale()
  const navigate = useNavigate()
  const texts = useTexts(peopleTexts)
  const name = personName(person)
  const actions = usePersonActions({ id: person.id, name })
  const [question, setQuestion] = useState<'renew' | 'end-sessions' | 'suspend' | null>(null)
  const close = () => setQuestion(null)
  const one = { count: 1, shown: '1' }
  const { permissions, user } = useSession()
  // As the server decides: nobody changes their own access, or somebody who may do more.
  const canChange = person.id !== user?.id && person.permissions.every((permission) => permissions.includes(permission))
  const open: MenuAction = {
    id: 'open',
    label: texts.menu.open,
    icon: UserRound,
    onAction: () => void navigate({ to: paths.studioPerson({ locale, id: person.id }) }),
  }
  const changes: MenuAction[] =
    person.state === 'suspended'
      ? [{ id: 'reinstate', label: texts.reinstate, icon: Undo2, onAction: () => void actions.reinstate() }]
      : [
          { id: 'renew', label: texts.renew, icon: KeyRound, onAction: () => setQuestion('renew') },
          {
            id: 'end-sessions',
            label: texts.bulk.endSessions,
            icon: LogOut,
            onAction: () => setQuestion('end-sessions'),
          },
          {
            id: 'suspend',
            label: texts.suspend,
            icon: Ban,
            isDanger: true,
            isAfterLine: true,
            onAction: () => setQuestion('suspend'),
          },
        ]
  return (
    <>
      <Menu
        label={texts.menu.of({ name })}
        icon={Ellipsis}
        isIconOnly
        size="small"
        actions={canChange ? [open, ...changes] : [open]}
      />
      {question === 'renew' && (
        <ConfirmDialog
          isDanger={false}
          title={texts.bulk.renew(one)}
          text={texts.bulk.renewText}
          confirm={texts.bulk.renewConfirm}
          onClose={close}
          onConfirm={() => {
            close()
            void actions.renewPassword()
          }}
        />
      )}
      {question === 'end-sessions' && (
        <ConfirmDialog
          isDanger={false}
          title={texts.bulk.endSessionsOf(one)}
          text={texts.bulk.endSessionsText}
          confirm={texts.bulk.endSessions}
          onClose={close}
          onConfirm={() => {
            close()
            void actions.endAllSessions()
          }}
        />
      )}
      {question === 'suspend' && (
        <SuspendDialog
          title={texts.suspendTitle({ name })}
          onClose={close}
          onSuspend={(reason) => {
            close()
            void actions.suspend(reason)
          }}
        />
      )}
    </>
  )
}
