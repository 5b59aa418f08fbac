import type { Locale } from '@mixed-zone/contract/locales'
import { accessOf, paths, type ScreenName } from '@mixed-zone/contract/screens'
import type { AuditItem } from '@mixed-zone/contract/schemas/studio/audit'
import { useLocale } from '../../../i18n/language-store.ts'
import { useSession } from '../../../session/session-store.ts'

interface SubjectScreen {
  readonly screen: ScreenName
  readonly pathOf: (locale: Locale, id: string) => string
  /** The log forgets the name with the thing itself: without one there is nothing to open. */
  readonly needsName?: true
}

const SCREENS_OF_SUBJECTS: Readonly<Partial<Record<string, SubjectScreen>>> = {
  person: { screen: 'studioPerson', pathOf: (locale, id) => paths.studioPerson({ locale, id }), needsName: true },
  post: { screen: 'studioPost', pathOf: (locale, id) => paths.studioPost({ locale, id }), needsName: true },
  request: {
    screen: 'studioRequests',
    pathOf: (locale, id) => `${paths.studioRequests({ locale })}?open=${encodeURIComponent(id)}`,
    needsName: true,
  },
  mail: {
    screen: 'studioMail',
    pathOf: (locale, id) => `${paths.studioMail({ locale })}?open=${encodeURIComponent(id)}`,
  },
  domain: {
    screen: 'studioDomains',
    pathOf: (locale, id) => `${paths.studioDomains({ locale })}?text=${encodeURIComponent(id)}`,
  },
}

/** Where the subject of an entry is shown; null if it is nowhere, or not for this person. */
export function useSubjectPath(): (subject: AuditItem['subject']) => string | null {
  const locale = useLocale()
  const permissions = useSession((session) => session.permissions)
  return ({ kind, id, name }) => {
    const found = Object.hasOwn(SCREENS_OF_SUBJECTS, kind) ? SCREENS_OF_SUBJECTS[kind] : undefined
    if (found === undefined || id === '' || (found.needsName && name === null)) return null
    const { permission } = accessOf(found.screen)
    return permission === undefined || permissions.includes(permission) ? found.pathOf(locale, id) : null
  }
}
