import type { SCREENS, ScreenName } from '@mixed-zone/contract/screens'
import type { ComponentType } from 'react'
import { currentLocale } from '../../i18n/language-store.ts'
import { loadTexts, type TextsDefinition } from '../../i18n/texts.ts'
import { auditTexts } from '../features/audit/audit-texts.ts'
import { commentsTexts } from '../features/editor/comments/comments-texts.ts'
import { editorTexts } from '../features/editor/editor-texts.ts'
import { figuresTexts } from '../features/figures/figures-texts.ts'
import { frontPageTexts } from '../features/front-page/front-page-texts.ts'
import { inboxTexts } from '../features/inbox/inbox-texts.ts'
import { mailTexts } from '../features/mail/mail-texts.ts'
import { seasonTexts } from '../features/matchdays/import/season-texts.ts'
import { matchdaysTexts } from '../features/matchdays/matchdays-texts.ts'
import { importTexts } from '../features/people/import/import-texts.ts'
import { peopleTexts } from '../features/people/people-texts.ts'
import { postsTexts } from '../features/posts/posts-texts.ts'
import { requestsTexts } from '../features/requests/requests-texts.ts'
import { settingsTexts } from '../features/settings/settings-texts.ts'
import { termsTexts } from '../features/terms/terms-texts.ts'
import { tonightTexts } from '../features/tonight/tonight-texts.ts'
import { promisesTexts } from '../shared/promises/promises-texts.ts'
import { publishTexts } from '../shared/publish/publish-texts.ts'
import { sharedTexts } from '../shared/shared-texts.ts'
import { uploadsTexts } from '../shared/uploads/uploads-texts.ts'
import { firstRunTexts } from './first-run/first-run-texts.ts'
import { studioTexts } from './studio-texts.ts'

export type StudioScreenName = {
  [Name in ScreenName]: (typeof SCREENS)[Name] extends { readonly path: `/studio${string}` } ? Name : never
}[ScreenName]

interface StudioScreen {
  readonly texts: readonly TextsDefinition<unknown>[]
  readonly load: () => Promise<ComponentType>
}

/**
 * The component and texts of every screen. To add one, list it in the contract and here; its root is `StudioPage`. Labels and icons of the
 * side bar are in `side-bar-entries.ts`.
 */
const STUDIO_SCREENS: Readonly<Record<StudioScreenName | 'frame', StudioScreen>> = {
  frame: {
    texts: [studioTexts, sharedTexts, uploadsTexts],
    load: async () => (await import('./studio-frame.tsx')).StudioFrame,
  },
  studio: {
    texts: [tonightTexts, promisesTexts],
    load: async () => (await import('./studio-index.tsx')).StudioIndex,
  },
  studioRequests: {
    texts: [requestsTexts],
    load: async () => (await import('../features/requests/requests-screen.tsx')).RequestsScreen,
  },
  studioDomains: {
    texts: [requestsTexts],
    load: async () => (await import('../features/requests/domains-screen.tsx')).DomainsScreen,
  },
  studioTerms: {
    texts: [termsTexts],
    load: async () => (await import('../features/terms/terms-screen.tsx')).TermsScreen,
  },
  studioFrontPage: {
    texts: [frontPageTexts, publishTexts],
    load: async () => (await import('../features/front-page/front-page-screen.tsx')).FrontPageScreen,
  },
  studioPeople: {
    texts: [peopleTexts],
    load: async () => (await import('../features/people/people-screen.tsx')).PeopleScreen,
  },
  studioPeopleImport: {
    texts: [importTexts],
    load: async () => (await import('../features/people/import/import-screen.tsx')).ImportScreen,
  },
  studioPerson: {
    texts: [peopleTexts],
    load: async () => (await import('../features/people/person-screen.tsx')).PersonScreen,
  },
  studioPosts: {
    texts: [postsTexts, publishTexts],
    load: async () => (await import('../features/posts/posts-screen.tsx')).PostsScreen,
  },
  studioPost: {
    texts: [editorTexts, commentsTexts, publishTexts],
    load: async () => (await import('../features/editor/editor-screen.tsx')).EditorScreen,
  },
  studioPostVersions: {
    texts: [postsTexts, publishTexts],
    load: async () => (await import('../features/posts/versions/versions-screen.tsx')).VersionsScreen,
  },
  studioInbox: {
    texts: [inboxTexts, publishTexts],
    load: async () => (await import('../features/inbox/inbox-screen.tsx')).InboxScreen,
  },
  studioFigures: {
    texts: [figuresTexts],
    load: async () => (await import('../features/figures/figures-screen.tsx')).FiguresScreen,
  },
  studioSeasonImport: {
    texts: [seasonTexts],
    load: async () => (await import('../features/matchdays/import/season-import-screen.tsx')).SeasonImportScreen,
  },
  studioMatchdays: {
    texts: [matchdaysTexts, publishTexts],
    load: async () => (await import('../features/matchdays/matchdays-screen.tsx')).MatchdaysScreen,
  },
  studioMail: {
    texts: [mailTexts],
    load: async () => (await import('../features/mail/mail-screen.tsx')).MailScreen,
  },
  studioAudit: {
    texts: [auditTexts],
    load: async () => (await import('../features/audit/audit-screen.tsx')).AuditScreen,
  },
  studioSetup: {
    texts: [firstRunTexts, settingsTexts, termsTexts, promisesTexts],
    load: async () => (await import('./first-run/first-run-screen.tsx')).FirstRunScreen,
  },
  studioSettings: {
    texts: [settingsTexts, promisesTexts],
    load: async () => (await import('../features/settings/settings-screen.tsx')).SettingsScreen,
  },
}

/** Loads the code of a screen and its texts at the same time. */
export async function loadStudioScreen(name: StudioScreenName | 'frame'): Promise<{ readonly Screen: ComponentType }> {
  const { texts, load } = STUDIO_SCREENS[name]
  const [Screen] = await Promise.all([load(), loadTexts(currentLocale(), texts)])
  return { Screen }
}
