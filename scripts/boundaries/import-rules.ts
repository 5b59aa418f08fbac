import type { Import } from './imports.ts'

interface Boundary {
  /** The files that the rule covers. */
  readonly files: RegExp
  /** Which of our own files they may import. Their own folder is not implied. */
  readonly mayImport: readonly RegExp[]
  readonly reason: string
}

const CONTRACT = /^packages\/contract\/src\//
/** The texts of a post while they are written, for the server and the editor. */
const DOCUMENT = /^packages\/document\/src\//
const DEMO_LEAGUE = /^packages\/demo-league\/src\//
const TEST_DATA = /^packages\/test-data\/src\//
const PLATFORM = /^apps\/server\/src\/platform\//
/** A module's public surface: its entry file, and the rules that it shares. */
const MODULE_PUBLIC = /^apps\/server\/src\/modules\/([^/]+)\/(?:\1|rules)\.ts$/
/** The data of each mail. Rendering and sending stay inside `mails/`. */
const MAIL_TYPES = /^apps\/server\/src\/mails\/mail-types\.ts$/
const I18N = /^apps\/web\/src\/i18n\//
const UI = /^apps\/web\/src\/ui\//
const LEAGUE_UI = /^apps\/web\/src\/league-ui\//
/** What generic components may import from the contract: languages and rules, but no posts, calls or screens. */
const CONTRACT_RULES = /^packages\/contract\/src\/(?:locales\.ts|field-messages\.ts|rules\/)/
/** The router of the studio, which loads its screens lazily. */
const STUDIO_ROUTES = /^apps\/web\/src\/studio\/app\/studio-routes\.ts$/
/** What is asked before work of the studio is deleted at sign-out. */
const SIGN_OUT_QUESTION = /^apps\/web\/src\/studio\/app\/sign-out\/sign-out-question\.tsx$/
/** What the screens of the studio have in common: table, page, panel. */
const STUDIO_SHARED = /^apps\/web\/src\/studio\/shared\//
const WEB_GROUND = /^apps\/web\/src\/(?:ui|league-ui|forms|i18n|session|api|analytics|routing|load-states)\//

/** The first rule that covers a file applies. A file that no rule covers may import anything. */
const BOUNDARIES: readonly Boundary[] = [
  {
    files: CONTRACT,
    mayImport: [CONTRACT],
    reason: 'everything imports the contract, so it imports nothing',
  },
  {
    files: DOCUMENT,
    mayImport: [DOCUMENT, CONTRACT],
    reason: 'the server and the editor import it, never the other way round',
  },
  {
    files: TEST_DATA,
    mayImport: [TEST_DATA, CONTRACT],
    reason: 'builders make plain objects of the contract and store nothing',
  },
  {
    files: DEMO_LEAGUE,
    mayImport: [DEMO_LEAGUE, CONTRACT],
    reason: 'the demo league is data; the server fills the database from it',
  },
  {
    files: PLATFORM,
    mayImport: [PLATFORM, CONTRACT],
    reason: 'modules import the platform, never the other way round',
  },
  {
    files: /^apps\/server\/src\/modules\//,
    mayImport: [PLATFORM, CONTRACT, DOCUMENT, MODULE_PUBLIC, MAIL_TYPES],
    reason: "a module imports another's entry file or its rules.ts, never its internals",
  },
  {
    files: /^apps\/server\/src\/config\.ts$/,
    mayImport: [CONTRACT, /^apps\/server\/src\/platform\/errors\//],
    reason: 'configuration is read before anything else exists',
  },
  {
    files: /^apps\/server\/src\/(?:demo|mails)\//,
    mayImport: [/^apps\/server\/src\/(?:demo|mails)\//, PLATFORM, CONTRACT, DEMO_LEAGUE, MODULE_PUBLIC],
    reason: 'it imports modules through their public files',
  },
  {
    files: /^apps\/server\//,
    mayImport: [/^apps\/server\//, CONTRACT, DOCUMENT],
    reason: 'the server and the web app share the contract, the document and nothing else',
  },
  {
    files: /^apps\/web\/src\/ui\/(?:tokens|colour|primitives)\//,
    mayImport: [/^apps\/web\/src\/ui\/(?:tokens|colour|primitives)\//, I18N, CONTRACT_RULES],
    reason: 'UI layers import downward only: tokens, primitives, components, patterns',
  },
  {
    files: /^apps\/web\/src\/ui\/components\//,
    mayImport: [/^apps\/web\/src\/ui\/(?!patterns\/)/, I18N, CONTRACT_RULES],
    reason: 'UI layers import downward only: tokens, primitives, components, patterns',
  },
  {
    files: UI,
    mayImport: [UI, I18N, CONTRACT_RULES],
    reason: 'generic components know neither posts nor a session, and fetch nothing',
  },
  {
    files: LEAGUE_UI,
    mayImport: [LEAGUE_UI, UI, I18N, CONTRACT],
    reason: "the league's components fetch nothing and know no session",
  },
  {
    files: I18N,
    // The page's title ends with the name of the portal.
    mayImport: [I18N, CONTRACT, /^apps\/web\/src\/api\/boot-config\.ts$/],
    reason: 'everything imports the texts, so they import nothing else',
  },
  {
    files: /^apps\/web\/src\/session\/use-sign-out\.tsx$/,
    mayImport: [WEB_GROUND, SIGN_OUT_QUESTION, CONTRACT],
    reason: 'signing out needs nothing else of the studio',
  },
  {
    files: WEB_GROUND,
    mayImport: [WEB_GROUND, CONTRACT],
    reason: 'features import it, never the other way round',
  },
  {
    files: /^apps\/web\/src\/features\//,
    mayImport: [WEB_GROUND, CONTRACT, /^apps\/web\/src\/features\/downloads\/downloads\.tsx$/],
    reason: 'a feature imports no other feature, except the public file of downloads, and not the app',
  },
  {
    files: STUDIO_SHARED,
    mayImport: [STUDIO_SHARED, WEB_GROUND, CONTRACT],
    reason: 'features of the studio import it, never the other way round',
  },
  {
    files: /^apps\/web\/src\/studio\/features\/editor\//,
    mayImport: [DOCUMENT, STUDIO_SHARED, WEB_GROUND, CONTRACT],
    reason: 'the editor alone has the shared document, which is too large for any other screen',
  },
  {
    files: /^apps\/web\/src\/studio\/features\//,
    mayImport: [STUDIO_SHARED, WEB_GROUND, CONTRACT],
    reason: "a feature of the studio imports no other feature, neither the portal's nor the studio's, and no app",
  },
  {
    files: /^apps\/web\/src\/studio\//,
    mayImport: [/^apps\/web\/src\/studio\//, WEB_GROUND, CONTRACT],
    reason: 'the studio and the portal share the ground and nothing else',
  },
  {
    files: /^apps\/web\/src\//,
    mayImport: [/^apps\/web\/(?!src\/studio\/)/, STUDIO_ROUTES, CONTRACT],
    reason: 'the portal reaches the studio through its routes only, and the server through the contract',
  },
  {
    files: /^apps\/web\//,
    mayImport: [/^apps\/web\//, CONTRACT, DOCUMENT],
    reason: 'the web app and the server share the contract, the document and nothing else',
  },
  {
    files: /^e2e\//,
    mayImport: [/^e2e\//, CONTRACT, DOCUMENT, TEST_DATA],
    reason: 'browser tests see the product from the outside',
  },
]

/** Folders whose files may import from their own folder, but not from its siblings. */
const ISOLATED_FOLDERS = /^(apps\/server\/src\/modules\/[^/]+\/|apps\/web\/src\/(?:studio\/)?features\/[^/]+\/)/

/** Only tests may import these. */
const FOR_TESTS = [TEST_DATA, /^apps\/(?:server|web)\/test\//]

/** What tests may import in addition. */
const ALSO_IN_TESTS = [...FOR_TESTS, DEMO_LEAGUE]

/** The server's composition root, which tests may start. */
const COMPOSITION = /^apps\/server\/src\/(?:app|config|main)\.ts$/

const OURS = /^(?:apps|packages|e2e|bench|scripts)\//

// Benchmarks start the same servers as tests.
const IS_TEST = /\.test\.tsx?$|^apps\/(?:server|web)\/test\/|^e2e\/|^bench\//

/** Input, output and native code: modules reach them through the platform only. */
const SIDE_EFFECT_PACKAGES =
  /^(?:node:fs|node:fs\/promises|sharp|pg|pg-boss|altcha-lib|pino|@electric-sql\/.+|nodemailer|exiftool-vendored)$/

function isInSameFolder(from: string, to: string): boolean {
  const [folder] = ISOLATED_FOLDERS.exec(from) ?? []
  return folder !== undefined && to.startsWith(folder)
}

/** The contract groups that a module serves: those named after it. */
function servesOtherGroup({ from, to }: Import): boolean {
  const [, module] = /^apps\/server\/src\/modules\/([^/]+)\//.exec(from) ?? []
  const [, group] = /^packages\/contract\/src\/endpoints\/([^/]+?)(?:\.ts$|\/)/.exec(to) ?? []
  if (module === undefined || group === undefined) return false
  return group !== module && !group.startsWith(`${module}-`)
}

/** Why an import is forbidden; null if it is allowed. */
export function findBoundaryViolation({ from, to }: Import): string | null {
  const isTest = IS_TEST.test(from)
  if (!isTest && from.startsWith('apps/server/src/modules/') && SIDE_EFFECT_PACKAGES.test(to)) {
    return `${from} imports ${to}: use it through platform/`
  }
  if (!isTest && servesOtherGroup({ from, to })) {
    return `${from} imports ${to}: an endpoint is served by the module that its file is named after`
  }
  if (!OURS.test(to)) return null
  const isForTests = FOR_TESTS.some((pattern) => pattern.test(to))
  if (
    isTest &&
    (ALSO_IN_TESTS.some((pattern) => pattern.test(to)) || (from.startsWith('apps/server/') && COMPOSITION.test(to)))
  )
    return null
  if (isForTests && !FOR_TESTS.some((pattern) => pattern.test(from))) {
    return `${from} imports ${to}: only tests may import it`
  }
  const boundary = BOUNDARIES.find(({ files }) => files.test(from))
  if (!boundary || isInSameFolder(from, to) || boundary.mayImport.some((pattern) => pattern.test(to))) return null
  return `${from} imports ${to}: ${boundary.reason}`
}
