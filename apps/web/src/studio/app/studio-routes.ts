import { createRoute } from '@tanstack/react-router'
import { languageRoute, lazyScreen, screenLoader, screenOptions } from '../../routing/screen-route.ts'
import { auditTexts } from '../features/audit/audit-texts.ts'
import { peopleTexts } from '../features/people/people-texts.ts'
import { mailTexts } from '../features/mail/mail-texts.ts'
import { requestsTexts } from '../features/requests/requests-texts.ts'
import { settingsTexts } from '../features/settings/settings-texts.ts'
import { sharedTexts } from '../shared/shared-texts.ts'
import { studioTexts } from './studio-texts.ts'

const loadFrame = () => import('./studio-frame.tsx')

/** Parent of the studio's screens: side bar and top bar. */
export const studioRoute = createRoute({
  getParentRoute: () => languageRoute,
  id: 'studio-frame',
  loader: screenLoader('studio', { texts: [studioTexts, sharedTexts] }),
  component: lazyScreen(loadFrame, 'StudioFrame'),
})

/**
 * The screens of the studio. To add one, add its route here, with a lazy component whose root is `StudioPage` and with its own texts. The
 * side bar, the bottom bar, the palette and the redirect of `/studio` derive what exists from these routes; labels and icons are in
 * `side-bar-entries.ts`.
 */
export const studioScreens = [
  createRoute({
    getParentRoute: () => studioRoute,
    ...screenOptions('studio'),
    component: lazyScreen(loadFrame, 'StudioIndex'),
  }),
  createRoute({
    getParentRoute: () => studioRoute,
    ...screenOptions('studioRequests'),
    loader: screenLoader('studioRequests', { texts: [requestsTexts] }),
    component: lazyScreen(() => import('../features/requests/requests-screen.tsx'), 'RequestsScreen'),
  }),
  createRoute({
    getParentRoute: () => studioRoute,
    ...screenOptions('studioDomains'),
    loader: screenLoader('studioDomains', { texts: [requestsTexts] }),
    component: lazyScreen(() => import('../features/requests/domains-screen.tsx'), 'DomainsScreen'),
  }),
  createRoute({
    getParentRoute: () => studioRoute,
    ...screenOptions('studioSettings'),
    loader: screenLoader('studioSettings', { texts: [settingsTexts] }),
    component: lazyScreen(() => import('../features/settings/settings-screen.tsx'), 'SettingsScreen'),
  }),
  createRoute({
    getParentRoute: () => studioRoute,
    ...screenOptions('studioAudit'),
    loader: screenLoader('studioAudit', { texts: [auditTexts] }),
    component: lazyScreen(() => import('../features/audit/audit-screen.tsx'), 'AuditScreen'),
  }),
  createRoute({
    getParentRoute: () => studioRoute,
    ...screenOptions('studioPeople'),
    loader: screenLoader('studioPeople', { texts: [peopleTexts] }),
    component: lazyScreen(() => import('../features/people/people-screen.tsx'), 'PeopleScreen'),
  }),
  createRoute({
    getParentRoute: () => studioRoute,
    ...screenOptions('studioPerson'),
    loader: screenLoader('studioPerson', { texts: [peopleTexts] }),
    component: lazyScreen(() => import('../features/people/person-screen.tsx'), 'PersonScreen'),
  }),
  createRoute({
    getParentRoute: () => studioRoute,
    ...screenOptions('studioMail'),
    loader: screenLoader('studioMail', { texts: [mailTexts] }),
    component: lazyScreen(() => import('../features/mail/mail-screen.tsx'), 'MailScreen'),
  }),
]
