import { type Permission, type Role, ROLE_PERMISSIONS, ROLES } from '@mixed-zone/contract/permissions'
import type { PersonDetail } from '@mixed-zone/contract/schemas/studio/people'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { useSession } from '../../../session/session-store.ts'
import { Field } from '../../../ui/primitives/field.tsx'
import { Select } from '../../../ui/primitives/select.tsx'
import { Switch } from '../../../ui/primitives/switch.tsx'
import { useSystemActor } from '../../shared/system-actor.ts'
import { peopleTexts } from './people-texts.ts'
import { PersonSection } from './person-section.tsx'
import type { Grants, PersonActions } from './use-person-actions.ts'

interface PersonAccessProps {
  readonly person: PersonDetail
  readonly actions: PersonActions
}

/** The role and single permissions. Each change takes effect at once. */
export function PersonAccess({ person, actions }: PersonAccessProps) {
  const texts = useTexts(peopleTexts)
  const own = useSession((session) => session.permissions)
  const isLocked = person.cannotChange !== null || person.isLastAdmin
  const reason = person.isLastAdmin ? texts.lastAdmin : person.cannotChange && texts.cannotChange[person.cannotChange]
  const canGrant = (permissions: readonly Permission[]) => permissions.every((permission) => own.includes(permission))
  const addedCount = person.permissionSources.filter(({ source }) => source === 'added').length
  return (
    <>
      <PersonSection title={texts.role}>
        <Field label={texts.role} isLabelHidden help={texts.roleHelp[person.role]} className="mt-2">
          {(control) => (
            <Select
              {...control}
              value={person.role}
              disabled={isLocked || actions.isBusy}
              options={ROLES.map((role) => ({
                value: role,
                label: texts.roles[role],
                isDisabled: !canGrant(ROLE_PERMISSIONS[role]),
              }))}
              onChange={(event) => {
                const role = ROLES.find((name) => name === event.target.value)
                if (role !== undefined) void actions.setGrants(withRole(person, role))
              }}
            />
          )}
        </Field>
        {reason && <p className="mt-2 text-14 text-muted">{reason}</p>}
      </PersonSection>
      <PersonSection
        title={texts.permissions}
        aside={addedCount > 0 && <span className="text-14 text-muted">{texts.added({ count: addedCount })}</span>}
      >
        <ul className="mt-1">
          {person.permissionSources.map((source) => (
            <PermissionRow
              key={source.permission}
              source={source}
              isDisabled={isLocked || actions.isBusy || !own.includes(source.permission)}
              isNotHeld={!isLocked && !own.includes(source.permission)}
              onChange={(isOn) => void actions.setGrants(withPermission(person, source.permission, isOn))}
            />
          ))}
        </ul>
      </PersonSection>
    </>
  )
}

type PermissionSource = PersonDetail['permissionSources'][number]

interface PermissionRowProps {
  readonly source: PermissionSource
  readonly isDisabled: boolean
  /** The caller does not hold it, and so cannot grant it. */
  readonly isNotHeld: boolean
  readonly onChange: (isOn: boolean) => void
}

function PermissionRow({ source, isDisabled, isNotHeld, onChange }: PermissionRowProps) {
  const texts = useTexts(peopleTexts)
  const { date } = useFormats()
  const systemActorOf = useSystemActor()
  const { permission, isGranted, by, at } = source
  const change = by !== null && at !== null ? { name: systemActorOf(by, by), date: date(at) } : null
  const known = source.source === 'none' ? null : texts.sources[source.source]
  const origin = change === null ? known : source.source === 'added' ? texts.addedBy(change) : texts.takenBy(change)
  return (
    <li className="flex items-center gap-3 border-t border-line">
      <Switch isOn={isGranted} isDisabled={isDisabled} onChange={onChange} className="min-w-0 flex-1">
        <span className={isGranted ? 'font-semibold' : undefined}>{texts.permissionNames[permission]}</span>
      </Switch>
      <span className="max-w-1/2 text-right text-12 text-muted">{isNotHeld ? texts.notHeld : origin}</span>
    </li>
  )
}

/** What the new role grants anyway is no longer added, and what it does not grant is no longer taken. */
export function withRole({ permissionsAdded, permissionsTaken }: Grants, role: Role): Grants {
  const ofRole = ROLE_PERMISSIONS[role]
  return {
    role,
    permissionsAdded: permissionsAdded.filter((permission) => !ofRole.includes(permission)),
    permissionsTaken: permissionsTaken.filter((permission) => ofRole.includes(permission)),
  }
}

export function withPermission(grants: Grants, permission: Permission, isOn: boolean): Grants {
  const isOfRole = ROLE_PERMISSIONS[grants.role].includes(permission)
  const others = (list: readonly Permission[]) => list.filter((other) => other !== permission)
  return {
    role: grants.role,
    permissionsAdded: [...others(grants.permissionsAdded), ...(isOn && !isOfRole ? [permission] : [])],
    permissionsTaken: [...others(grants.permissionsTaken), ...(!isOn && isOfRole ? [permission] : [])],
  }
}
