import { isLocale, LOCALES } from '@mixed-zone/contract/locales'
import { ROLES } from '@mixed-zone/contract/permissions'
import { MAX_NAME_CHARACTERS, MAX_SURNAMES_CHARACTERS } from '@mixed-zone/contract/schemas/registration'
import { useQuery } from '@tanstack/react-query'
import { Lock, X } from 'lucide-react'
import { userDataQuery } from '../../../api/user-data.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useSession } from '../../../session/session-store.ts'
import { ErrorText } from '../../../ui/primitives/error-text.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { Select } from '../../../ui/primitives/select.tsx'
import { TextInput } from '../../../ui/primitives/text-input.tsx'
import { Avatar } from '../../shared/avatar.tsx'
import { useOwnName } from '../../shared/own-name.ts'
import { firstRunTexts } from './first-run-texts.ts'
import type { PlannedInvitation } from './planned-invitations.ts'

interface InvitationTableProps {
  readonly rows: readonly PlannedInvitation[]
  /** Why an invitation was not sent, by address. */
  readonly problems: Readonly<Record<string, string>>
  readonly onChange: (row: PlannedInvitation) => void
  readonly onRemove: (email: string) => void
}

const COLUMNS = ['person', 'role', 'can', 'language'] as const

/** Who is here, and who is about to be invited as what. */
export function InvitationTable({ rows, problems, onChange, onRemove }: InvitationTableProps) {
  const texts = useTexts(firstRunTexts).team
  const firstName = useSession((session) => session.user?.firstName ?? '')
  const ownName = useOwnName()
  const { data: own } = useQuery(userDataQuery)
  return (
    <div
      role="region"
      aria-label={texts.title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region needs a stop for the keyboard
      tabIndex={0}
      className="relative mt-5 overflow-x-auto"
    >
      <table className="w-full min-w-160 text-left text-14">
        <thead className="border-b border-edge text-12 text-muted">
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="py-2 pr-4 font-semibold">
                {texts.columns[column]}
              </th>
            ))}
            <td className="w-11">
              <span className="sr-only">{texts.actions}</span>
            </td>
          </tr>
        </thead>
        <tbody>
          <tr className="h-14 border-b border-line">
            <th scope="row" className="pr-4 font-semibold">
              <span className="flex items-center gap-3">
                <Avatar name={ownName} />
                {texts.you({ name: firstName })}
              </span>
            </th>
            <td className="pr-4 font-semibold">{own && texts.roles[own.role]}</td>
            <td className="pr-4 text-muted">{own && texts.can[own.role]}</td>
            <td className="pr-4">{own && texts.languages[own.comunicationsLocale]}</td>
            <td className="text-right text-muted">
              <Icon icon={Lock} size={18} />
            </td>
          </tr>
          {rows.map((row) => (
            <InvitationRow
              key={row.email}
              row={row}
              problem={problems[row.email]}
              onChange={onChange}
              onRemove={() => onRemove(row.email)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface InvitationRowProps {
  readonly row: PlannedInvitation
  readonly problem: string | undefined
  readonly onChange: (row: PlannedInvitation) => void
  readonly onRemove: () => void
}

function InvitationRow({ row, problem, onChange, onRemove }: InvitationRowProps) {
  const texts = useTexts(firstRunTexts).team
  const { email, name, surnames, role, comunicationsLocale } = row
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-2 pr-4 font-normal">
        <span className="grid grid-cols-2 gap-2">
          <TextInput
            isDense
            aria-label={texts.firstName({ email })}
            placeholder={texts.namePlaceholder}
            maxLength={MAX_NAME_CHARACTERS}
            value={name}
            onChange={(event) => onChange({ ...row, name: event.target.value })}
          />
          <TextInput
            isDense
            aria-label={texts.surnames({ email })}
            placeholder={texts.surnamesPlaceholder}
            maxLength={MAX_SURNAMES_CHARACTERS}
            value={surnames}
            onChange={(event) => onChange({ ...row, surnames: event.target.value })}
          />
        </span>
        <span className="mt-1 block text-12 text-muted">{email}</span>
        {problem !== undefined && (
          <span role="alert" className="mt-1 block text-flare">
            <ErrorText>{problem}</ErrorText>
          </span>
        )}
      </th>
      <td className="py-2 pr-4">
        <Select
          isDense
          aria-label={texts.roleOf({ email })}
          options={ROLES.map((value) => ({ value, label: texts.roles[value] }))}
          value={role}
          onChange={(event) => {
            const next = ROLES.find((value) => value === event.target.value)
            if (next) onChange({ ...row, role: next })
          }}
        />
      </td>
      <td className="py-4 pr-4 text-muted">{texts.can[role]}</td>
      <td className="py-2 pr-4">
        <Select
          isDense
          aria-label={texts.languageOf({ email })}
          options={LOCALES.map((value) => ({ value, label: texts.languages[value] }))}
          value={comunicationsLocale}
          onChange={(event) => {
            const { value } = event.target
            if (isLocale(value)) onChange({ ...row, comunicationsLocale: value })
          }}
        />
      </td>
      <td className="py-2 text-right">
        <IconButton size="small" icon={X} label={texts.remove({ email })} onClick={onRemove} />
      </td>
    </tr>
  )
}
