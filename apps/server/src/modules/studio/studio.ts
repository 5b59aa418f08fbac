import type { FastifyInstance } from 'fastify'
import type { MailPreviews, Mails } from '../../mails/mail-types.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { CheckLimit, Route } from '../../platform/http/route.ts'
import type { FileSource } from '../../platform/http/send-content.ts'
import type { HousekeepingTask } from '../../platform/jobs/housekeeping.ts'
import type { ScheduledJob } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Translator } from '../../platform/translation/translator.ts'
import type { LoginLimits } from '../access/access.ts'
import type { Assets, Uploads } from '../assets/assets.ts'
import type { IndexPosts, Library, Publishing } from '../library/library.ts'
import type { Usage } from '../usage/usage.ts'
import { createAuditRoutes } from './audit/audit.routes.ts'
import { createFigures } from './figures/figures.ts'
import { createAuditLogService } from './audit/audit.service.ts'
import { createCoverageRoutes } from './coverage/coverage.routes.ts'
import { createDeskService } from './coverage/desk.service.ts'
import { createPromisesService } from './coverage/promises.service.ts'
import { createTonightService } from './coverage/tonight.service.ts'
import { createDemoRoutes } from './demo/demo.routes.ts'
import { createDemoService } from './demo/demo.service.ts'
import { createDraftFilesService } from './files/draft-files.service.ts'
import { createFilesRoutes } from './files/files.routes.ts'
import { createFrontPageRoutes } from './front-page/front-page.routes.ts'
import { createFrontPageService, type FrontPageServiceDeps } from './front-page/front-page.service.ts'
import { createSocialAccountsService, type SocialAccountsDeps } from './front-page/social-accounts.service.ts'
import { createInboxService } from './files/inbox.service.ts'
import { type BulkJobs, createBulkJobs } from './jobs/bulk-jobs.service.ts'
import { createJobsRoutes } from './jobs/jobs.routes.ts'
import { createOwnJobsService } from './jobs/own-jobs.service.ts'
import { createExportList, type ExportList } from './list-export.ts'
import { createAddressesExport, createMailExport } from './mail/mail-export.ts'
import { createMailRoutes, registerMailFrames } from './mail/mail.routes.ts'
import { createMailService } from './mail/mail.service.ts'
import { createSuppressionsService } from './mail/suppressions.service.ts'
import { createFixturesExport } from './matchdays/import/fixtures-export.ts'
import { createSeasonImportService } from './matchdays/import/season-import.service.ts'
import { createLiveScoresService } from './matchdays/live-scores.service.ts'
import { createMatchdaysRoutes } from './matchdays/matchdays.routes.ts'
import { createMatchdaysService } from './matchdays/matchdays.service.ts'
import { createBulkChanges } from './people/bulk-changes.ts'
import { createImportService } from './people/import.service.ts'
import { createInviteService } from './people/invite.service.ts'
import { createMergeService } from './people/merge.service.ts'
import { createPeopleExport } from './people/people-export.ts'
import { createPeopleRoutes } from './people/people.routes.ts'
import { createPeopleService } from './people/people.service.ts'
import { createPersonPageService } from './people/person-page.service.ts'
import { createBulkPosts } from './posts/bulk-posts.ts'
import { createChoicesService } from './posts/choices.service.ts'
import { createCreatePostService } from './posts/create-post.service.ts'
import { createDraftIndex, type DraftIndex } from './posts/draft-index.ts'
import { createFactsService } from './posts/facts.service.ts'
import { createFeaturedService } from './posts/featured.service.ts'
import { createPostStatesService } from './posts/post-states.service.ts'
import { createPostsExport } from './posts/posts-export.ts'
import { createPostsRoutes } from './posts/posts.routes.ts'
import { createPostsService } from './posts/posts.service.ts'
import { createPublishService } from './posts/publish.service.ts'
import { createTranslateService } from './posts/translate.service.ts'
import { registerStudioPictures } from './posts/studio-pictures.ts'
import { createBulkDecisions } from './requests/bulk-decisions.ts'
import { createDecideService } from './requests/decide.service.ts'
import { createDomainsService } from './requests/domains.service.ts'
import { createDomainsExport } from './requests/domains-export.ts'
import { createRequestsExport } from './requests/requests-export.ts'
import { createRequestsRoutes } from './requests/requests.routes.ts'
import { createRequestsService } from './requests/requests.service.ts'
import { createLogosService } from './settings/logos.service.ts'
import { createSettingsRoutes } from './settings/settings.routes.ts'
import { createSettingsService, type SettingsServiceDeps } from './settings/settings.service.ts'
import { createSetupRoutes } from './setup/setup.routes.ts'
import { createSetupService } from './setup/setup.service.ts'
import { createShellRoutes } from './shell/shell.routes.ts'
import { createTerms } from './terms/terms.ts'
import { createUploads } from './uploads/uploads.ts'
import { createDocumentRooms } from './writing/document-rooms.ts'
import { createCommentsService } from './versions/comments.service.ts'
import { createCorrectionsService } from './versions/corrections.service.ts'
import { createPreviewLinksService } from './versions/preview-links.service.ts'
import { registerPreviewPictures } from './versions/preview-pictures.routes.ts'
import { createPreviewService } from './versions/preview.service.ts'
import { createVersionsRoutes } from './versions/versions.routes.ts'
import { createVersionsService } from './versions/versions.service.ts'
import { registerDocumentSocket } from './writing/document-socket.ts'
import { createOpenConnections } from './writing/open-connections.ts'

export { createDemoService, type DemoService } from './demo/demo.service.ts'

interface DeskDeps extends Pick<Platform, 'db' | 'clock'> {
  readonly mails: Mails
  readonly loginLimits: Pick<LoginLimits, 'clearAccount'>
}

export type Desk = ReturnType<typeof createDesk>

/** The services of requests and people, for the studio and for the admin command. */
export function createDesk(deps: DeskDeps) {
  return {
    requests: createRequestsService(deps),
    decisions: createDecideService(deps),
    people: createPeopleService(deps),
    domains: createDomainsService(deps),
    invitations: createInviteService(deps),
  }
}

type PlatformParts = Pick<Platform, 'changes' | 'getTimeZone' | 'jobs' | 'log' | 'fileKeys' | 'storage'>

export interface StudioDeps
  extends DeskDeps,
    Omit<SettingsServiceDeps, 'logos'>,
    PlatformParts,
    Pick<FrontPageServiceDeps, 'createReadContext' | 'listSections'> {
  readonly pages: FrontPageServiceDeps['pages'] & SocialAccountsDeps['pages']
  readonly assets: Assets & Uploads
  readonly mailPreviews: MailPreviews
  readonly publicUrl: string
  readonly hasPublicUrl: boolean
  readonly authenticate: (token: string) => Promise<Actor | null>
  readonly mapActorsBySession: (sessionIds: readonly number[]) => Promise<ReadonlyMap<number, Actor>>
  readonly findActorByFileHandle: (fileHandle: string) => Promise<Actor | null>
  readonly usage: Pick<Usage, 'exportTable' | 'checkExportLimit'>
  readonly publishing: Publishing
  readonly indexPosts: IndexPosts
  /** Where pictures of drafts are stored. */
  readonly files: FileSource
  readonly getHiddenPost: Library['getHiddenPost']
  readonly postIndex: Pick<Library['postIndex'], 'mapVisibleValues'>
  readonly checkPreviewLimit: CheckLimit
  /** Null: no service is configured. */
  readonly translator: Translator | null
  /** Where the bytes of unfinished uploads are; all nodes share it. */
  readonly uploadsDirectory: string
  /** For bulk jobs. */
  readonly backgroundDb: Db
}

export interface Studio {
  readonly routes: Route[]
  readonly hourly: readonly HousekeepingTask[]
  readonly nightly: readonly HousekeepingTask[]
  readonly writing: { countDocuments(): number; countConnections(): number }
  readonly schedules: readonly ScheduledJob[]
  register(app: FastifyInstance): Promise<void>
}

/** The back office. */
export function createStudio(deps: StudioDeps): Studio {
  const { exportTable, checkExportLimit } = deps.usage
  const exporting = { exportList: createExportList({ ...deps, exportTable }), checkExportLimit }
  const desk = createDesk(deps)
  const logos = createLogosService(deps)
  const settings = createSettingsService({ ...deps, logos })
  const draftIndex = createDraftIndex(deps)
  const audit = createAuditLogService({ ...deps, exportTable, draftIndex })
  const jobs = createBulkJobs(deps)
  const mail = createMailService({ ...deps, jobs })
  const merges = createMergeService(deps)
  const rooms = createDocumentRooms(deps)
  const connections = createOpenConnections(deps)
  const versions = createVersionsService(deps)
  const links = createPreviewLinksService(deps)
  const posts = createPostsServices({ ...deps, draftIndex, ...exporting }, jobs)
  const uploads = createUploads({ ...deps, draftIndex })
  const figures = createFigures(deps)
  const terms = createTerms({ ...deps, ...exporting })
  const tonight = createTonightService({ ...deps, draftIndex, creation: posts.creation })
  return {
    routes: [
      ...createRequestsRoutes({
        ...desk,
        mailPreviews: deps.mailPreviews,
        bulk: createBulkDecisions({ ...deps, jobs, decisions: desk.decisions }),
        requestsExport: createRequestsExport(deps),
        domainsExport: createDomainsExport(deps),
        ...exporting,
      }),
      ...createPeopleRoutes({
        ...desk,
        personPage: createPersonPageService(deps),
        merges,
        bulk: createBulkChanges({ clock: deps.clock, jobs, people: desk.people }),
        imports: createImportService({ ...deps, jobs, invitations: desk.invitations }),
        peopleExport: createPeopleExport(deps),
        ...exporting,
      }),
      ...createSettingsRoutes({ settings, logos }),
      ...createSetupRoutes(createSetupService(deps)),
      ...createDemoRoutes(createDemoService(deps)),
      ...createAuditRoutes({ audit, checkExportLimit }),
      ...createShellRoutes({ ...deps, draftIndex, isTonight: tonight.isTonight }),
      ...createMailRoutes({
        mail,
        suppressions: createSuppressionsService(deps),
        mailExport: createMailExport(deps),
        addressesExport: createAddressesExport(deps),
        ...exporting,
      }),
      ...createVersionsRoutes({
        versions,
        comments: createCommentsService(deps),
        corrections: createCorrectionsService({ ...deps, versions }),
        previews: createPreviewService({ ...deps, links }),
        links,
        checkPreviewLimit: deps.checkPreviewLimit,
      }),
      ...createMatchdaysRoutes({
        matchdays: createMatchdaysService({ ...deps, reindexTerm: terms.reindex }),
        liveScores: createLiveScoresService(deps),
        seasonImport: createSeasonImportService(deps),
        fixturesExport: createFixturesExport(deps),
        ...exporting,
      }),
      ...createCoverageRoutes({
        promises: createPromisesService(deps),
        tonight,
        desk: createDeskService(deps),
      }),
      ...uploads.routes,
      ...figures.routes,
      ...createJobsRoutes(createOwnJobsService({ db: deps.db, jobs })),
      ...posts.routes,
      ...terms.routes,
      ...createFrontPageRoutes({
        frontPage: createFrontPageService(deps),
        socialAccounts: createSocialAccountsService(deps),
      }),
    ],
    hourly: [uploads.cleanup],
    nightly: [merges.endMerges, posts.inbox.deleteExpired, ...terms.nightly],
    writing: { countDocuments: rooms.count, countConnections: connections.count },
    schedules: [...versions.schedules, ...figures.schedules],
    async register(app) {
      registerMailFrames(app, { ...deps, mail })
      registerStudioPictures(app, deps)
      registerPreviewPictures(app, { ...deps, links })
      await uploads.register(app)
      await registerDocumentSocket(app, { ...deps, rooms, connections })
    },
  }
}

interface PostsServicesDeps extends StudioDeps {
  readonly draftIndex: DraftIndex
  readonly exportList: ExportList
  readonly checkExportLimit: CheckLimit
}

function createPostsServices(deps: PostsServicesDeps, jobs: BulkJobs) {
  const posts = createPostsService(deps)
  const { presentAssetFor } = posts
  const facts = createFactsService({ ...deps, presentAssetFor })
  const publish = createPublishService(deps)
  const states = createPostStatesService({ ...deps, publish })
  const creation = createCreatePostService({ ...deps, facts })
  const inbox = createInboxService({ ...deps, presentAssetFor, creation })
  const postRoutes = createPostsRoutes({
    posts,
    facts,
    publish,
    states,
    creation,
    choices: createChoicesService(deps),
    bulk: createBulkPosts({ ...deps, jobs, publish, states, facts }),
    featured: createFeaturedService(deps),
    translations: createTranslateService(deps),
    postsExport: createPostsExport(deps),
    exportList: deps.exportList,
    checkExportLimit: deps.checkExportLimit,
  })
  const draftFiles = createDraftFilesService({ ...deps, presentAssetFor })
  return { inbox, creation, routes: [...postRoutes, ...createFilesRoutes({ draftFiles, inbox })] }
}
