import { paths } from '@mixed-zone/contract/screens'
import { ArrowLeft, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { bootConfig } from '../../api/boot-config.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useCurrentScreen } from '../../routing/screen-route.ts'
import { useSession } from '../../session/session-store.ts'
import { BrandMark } from '../../ui/primitives/brand-mark.tsx'
import { classNames } from '../../ui/primitives/class-names.ts'
import { Icon } from '../../ui/primitives/icon.tsx'
import { Link } from '../../ui/primitives/link.tsx'
import { Avatar } from '../shared/avatar.tsx'
import { JobDock } from '../shared/job-dock.tsx'
import { useOwnName } from '../shared/own-name.ts'
import { isEntryOf, type SideBarEntry, useSideBarGroups } from './side-bar-entries.ts'
import { EntryCountMark, useScreenNames } from './studio-counts.tsx'
import { studioTexts } from './studio-texts.ts'

/** 224 px wide; under 1280 px only icons, whose names are tooltips. */
export function SideBar() {
  const locale = useLocale()
  const texts = useTexts(studioTexts)
  const { account } = useBaseTexts().shell
  const firstName = useSession((session) => session.user?.firstName ?? '')
  const ownName = useOwnName()
  const groups = useSideBarGroups()
  return (
    <nav
      aria-label={texts.navigation}
      className="flex w-14 shrink-0 flex-col border-r border-line bg-sunken min-[80rem]:w-56"
    >
      <Link
        href={paths.studio({ locale })}
        className="flex h-14 shrink-0 items-center gap-2.5 px-3.5 outline-offset-[-4px] min-[80rem]:px-4.5"
      >
        <BrandMark size={26} />
        <span className="max-[80rem]:sr-only">
          <span className="headline-18 block leading-5">{texts.name}</span>
          <span className="block truncate text-12 text-muted">{bootConfig.leagueName}</span>
        </span>
      </Link>
      <div className="min-h-0 flex-1 overflow-y-auto px-2 py-1">
        {groups.map((group) => (
          <ul
            key={group[0]?.screen}
            className="not-first:mt-2.5 not-first:border-t not-first:border-line not-first:pt-2.5"
          >
            {group.map((entry) => (
              <li key={entry.screen}>
                <EntryLink entry={entry} />
              </li>
            ))}
          </ul>
        ))}
      </div>
      <div className="px-2 pb-3">
        <JobDock />
        <BarLink href={paths.home({ locale })} icon={ArrowLeft} label={texts.seePortal} />
        <BarLink
          href={paths.account({ locale })}
          start={<Avatar name={ownName} />}
          label={firstName}
          end={<span className="sr-only">, {account}</span>}
        />
      </div>
    </nav>
  )
}

function EntryLink({ entry }: { readonly entry: SideBarEntry }) {
  const locale = useLocale()
  const label = useScreenNames()[entry.screen]
  const isCurrent = isEntryOf(entry, useCurrentScreen()?.name)
  return (
    <BarLink
      href={paths[entry.screen]({ locale })}
      icon={entry.icon}
      label={label}
      isCurrent={isCurrent}
      end={
        <EntryCountMark
          screen={entry.screen}
          // Within the row, beside the upper corner of the icon.
          className="max-[80rem]:absolute max-[80rem]:top-0.5 max-[80rem]:-right-1.5 max-[80rem]:px-1 max-[80rem]:text-[0.625rem] max-[80rem]:leading-3.5"
        />
      }
    />
  )
}

interface BarLinkProps {
  readonly href: string
  readonly label: string
  readonly icon?: LucideIcon
  readonly start?: ReactNode
  readonly isCurrent?: boolean
  readonly end?: ReactNode
}

function BarLink({ href, label, icon, start, isCurrent = false, end }: BarLinkProps) {
  return (
    <Link
      href={href}
      title={label}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(
        'relative flex h-8.5 items-center gap-2.5 rounded-control px-2.5 text-14 font-medium outline-offset-[-2px] pointer-coarse:h-11',
        isCurrent
          ? 'bg-surface font-semibold before:absolute before:inset-y-0.5 before:left-0 before:w-[3px] before:bg-lamp'
          : 'text-ink2 hover:bg-surface',
      )}
    >
      {icon && <Icon icon={icon} size={20} />}
      {start}
      <span className="min-w-0 flex-1 truncate max-[80rem]:sr-only">{label}</span>
      {end}
    </Link>
  )
}
