import type { Endpoint } from './endpoint.ts'
import * as access from './endpoints/access.ts'
import * as accessSessions from './endpoints/access-sessions.ts'
import * as accessSetup from './endpoints/access-setup.ts'
import * as downloads from './endpoints/downloads.ts'
import * as library from './endpoints/library.ts'
import * as live from './endpoints/live.ts'
import * as notices from './endpoints/notices.ts'
import * as pages from './endpoints/pages.ts'
import * as people from './endpoints/people.ts'
import * as search from './endpoints/search.ts'
import * as site from './endpoints/site.ts'
import * as studioAudit from './endpoints/studio/audit.ts'
import * as studioDemo from './endpoints/studio/demo.ts'
import * as studioFigures from './endpoints/studio/figures.ts'
import * as studioCoverage from './endpoints/studio/coverage.ts'
import * as studioFiles from './endpoints/studio/files.ts'
import * as studioFrontPage from './endpoints/studio/front-page.ts'
import * as studioJobs from './endpoints/studio/jobs.ts'
import * as studioMail from './endpoints/studio/mail.ts'
import * as studioMatchdays from './endpoints/studio/matchdays.ts'
import * as studioPeople from './endpoints/studio/people.ts'
import * as studioPeopleImport from './endpoints/studio/people-import.ts'
import * as studioPreview from './endpoints/studio/preview.ts'
import * as studioPosts from './endpoints/studio/posts.ts'
import * as studioRequests from './endpoints/studio/requests.ts'
import * as studioShell from './endpoints/studio/shell.ts'
import * as studioSeasonImport from './endpoints/studio/season-import.ts'
import * as studioSettings from './endpoints/studio/settings.ts'
import * as studioSocialAccounts from './endpoints/studio/social-accounts.ts'
import * as studioSetup from './endpoints/studio/setup.ts'
import * as studioSquads from './endpoints/studio/squads.ts'
import * as studioTerms from './endpoints/studio/terms.ts'
import * as studioTranslations from './endpoints/studio/translations.ts'
import * as studioVersions from './endpoints/studio/versions.ts'
import * as usage from './endpoints/usage.ts'

const GROUPS = {
  access,
  accessSessions,
  accessSetup,
  people,
  library,
  search,
  pages,
  downloads,
  usage,
  notices,
  live,
  site,
  studioRequests,
  studioPeople,
  studioPeopleImport,
  studioSettings,
  studioSetup,
  studioDemo,
  studioAudit,
  studioMail,
  studioFigures,
  studioMatchdays,
  studioSeasonImport,
  studioCoverage,
  studioFiles,
  studioFrontPage,
  studioJobs,
  studioShell,
  studioSocialAccounts,
  studioSquads,
  studioTerms,
  studioTranslations,
  studioVersions,
  studioPreview,
  studioPosts,
}

/** Every endpoint of the API. Each has a handler in the server module that its file is named after. */
export const ENDPOINTS: readonly Endpoint[] = Object.values(GROUPS).flatMap((group) => Object.values<Endpoint>(group))
