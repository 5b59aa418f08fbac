import type { Import } from './walls-imports.ts'

interface Wall {
  /** The files inside. */
  readonly inside: RegExp
  /** What they may take, of our own files. Their own side of the wall is not implied. */
  readonly may: readonly RegExp[]
  readonly because: string
}

const CONTRACT = /^packages\/contract\/src\//
const DEMO_LEAGUE = /^packages\/demo-league\/src\//
const TEST_DATA = /^packages\/test-data\/src\//
const PLATFORM = /^apps\/server\/src\/platform\//
/** A module's public surface: its entry file, and the rules that it shares. */
const MODULE_PUBLIC = /^apps\/server\/src\/modules\/([^/]+)\/(?:\1|rules)\.ts$/
/** What may be written in a mail: types alone. How it is rendered and sent is nobody's business but `mails/`. */
const MAIL_TYPES = /^apps\/server\/src\/mails\/mail-types\.ts$/
const I18N = /^apps\/web\/src\/i18n\//
const UI = /^apps\/web\/src\/ui\//
const LEAGUE_UI = /^apps\/web\/src\/league-ui\//
/** What generic components may know of the contract: languages and rules, but no posts, calls or screens. */
const CONTRACT_RULES = /^packages\/contract\/src\/(?:locales\.ts|field-messages\.ts|rules\/)/
const WEB_GROUND = /^apps\/web\/src\/(?:ui|league-ui|forms|i18n|session|api|analytics|routing|load-states)\//

/** Each file belongs to the first wall whose inside it is. A file inside none may take what it likes. */
const WALLS: readonly Wall[] = [
  {
    inside: CONTRACT,
    may: [CONTRACT],
    because: 'the contract is known to all, so it knows nobody',
  },
  {
    inside: TEST_DATA,
    may: [TEST_DATA, CONTRACT],
    because: 'builders make plain objects of the contract; who stores them is not their business',
  },
  {
    inside: DEMO_LEAGUE,
    may: [DEMO_LEAGUE, CONTRACT],
    because: 'the demo league is data; the server fills the database from it',
  },
  {
    inside: PLATFORM,
    may: [PLATFORM, CONTRACT],
    because: 'the platform is the outside world; the product is built upon it, not the other way round',
  },
  {
    inside: /^apps\/server\/src\/modules\//,
    may: [PLATFORM, CONTRACT, MODULE_PUBLIC, MAIL_TYPES],
    because: "a module imports another's entry file or its rules.ts, never its internals",
  },
  {
    inside: /^apps\/server\/src\/config\.ts$/,
    may: [CONTRACT, /^apps\/server\/src\/platform\/errors\//],
    because: 'configuration is read before anything else exists',
  },
  {
    inside: /^apps\/server\/src\/(?:demo|mails)\//,
    may: [/^apps\/server\/src\/(?:demo|mails)\//, PLATFORM, CONTRACT, DEMO_LEAGUE, MODULE_PUBLIC],
    because: "it uses the modules as anybody would: through a module's public file",
  },
  {
    inside: /^apps\/server\//,
    may: [/^apps\/server\//, CONTRACT],
    because: 'the server and the web app share the contract and nothing else',
  },
  {
    inside: /^apps\/web\/src\/ui\/(?:tokens|colour|primitives)\//,
    may: [/^apps\/web\/src\/ui\/(?:tokens|colour|primitives)\//, I18N, CONTRACT_RULES],
    because: 'layers of the interface look downward only: tokens, primitives, components, patterns',
  },
  {
    inside: /^apps\/web\/src\/ui\/components\//,
    may: [/^apps\/web\/src\/ui\/(?!patterns\/)/, I18N, CONTRACT_RULES],
    because: 'layers of the interface look downward only: tokens, primitives, components, patterns',
  },
  {
    inside: UI,
    may: [UI, I18N, CONTRACT_RULES],
    because: 'generic components know neither posts nor a session, and fetch nothing',
  },
  {
    inside: LEAGUE_UI,
    may: [LEAGUE_UI, UI, I18N, CONTRACT],
    because: "the league's components fetch nothing and know no session",
  },
  {
    inside: I18N,
    may: [I18N, CONTRACT],
    because: 'words are used by everything, so they use nothing',
  },
  {
    inside: WEB_GROUND,
    may: [WEB_GROUND, CONTRACT],
    because: 'features stand upon it, not the other way round',
  },
  {
    inside: /^apps\/web\/src\/features\//,
    may: [WEB_GROUND, CONTRACT, /^apps\/web\/src\/features\/downloads\/downloads\.tsx$/],
    because: 'a feature imports no other feature, except the public file of downloads, and not the app',
  },
  {
    inside: /^apps\/web\//,
    may: [/^apps\/web\//, CONTRACT],
    because: 'the web app and the server share the contract and nothing else',
  },
  {
    inside: /^e2e\//,
    may: [/^e2e\//, CONTRACT, TEST_DATA],
    because: 'journeys see the product from the outside',
  },
]

/** Folders whose files may take from their own folder, though not from its siblings. */
const ROOMS = /^(apps\/server\/src\/modules\/[^/]+\/|apps\/web\/src\/features\/[^/]+\/)/

/** What only a test may take, wherever it stands. */
const FOR_TESTS = [TEST_DATA, /^apps\/server\/test\//]

/** What a test may take besides. */
const ALSO_IN_TESTS = [...FOR_TESTS, DEMO_LEAGUE]

/** Where the server is put together. A test may start from there, as the product does. */
const COMPOSITION = /^apps\/server\/src\/(?:app|config|main)\.ts$/

const OURS = /^(?:apps|packages|e2e|bench|scripts)\//

// A benchmark starts the same servers as a test.
const IS_TEST = /\.test\.tsx?$|^apps\/server\/test\/|^e2e\/|^bench\//

/** The outside world has one way into the server. */
const WORLD =
  /^(?:node:fs|node:fs\/promises|sharp|pg|pg-boss|altcha-lib|pino|@electric-sql\/.+|nodemailer|exiftool-vendored)$/

function isInSameRoom(from: string, to: string): boolean {
  const [room] = ROOMS.exec(from) ?? []
  return room !== undefined && to.startsWith(room)
}

/** The contract groups that a module serves: those named after it. */
function servesOtherGroup({ from, to }: Import): boolean {
  const [, module] = /^apps\/server\/src\/modules\/([^/]+)\//.exec(from) ?? []
  const [, group] = /^packages\/contract\/src\/endpoints\/([^/]+)\.ts$/.exec(to) ?? []
  if (module === undefined || group === undefined) return false
  return group !== module && !group.startsWith(`${module}-`)
}

/** Why an import breaks a wall; null for one that breaks none. */
export function brokenWall({ from, to }: Import): string | null {
  const isTest = IS_TEST.test(from)
  if (!isTest && from.startsWith('apps/server/src/modules/') && WORLD.test(to)) {
    return `${from} takes ${to}: the outside world enters through platform/`
  }
  if (!isTest && servesOtherGroup({ from, to })) {
    return `${from} takes ${to}: an endpoint is served by the module that its file is named after`
  }
  if (!OURS.test(to)) return null
  const isForTests = FOR_TESTS.some((pattern) => pattern.test(to))
  if (
    isTest &&
    (ALSO_IN_TESTS.some((pattern) => pattern.test(to)) || (from.startsWith('apps/server/') && COMPOSITION.test(to)))
  )
    return null
  if (isForTests && !FOR_TESTS.some((pattern) => pattern.test(from))) {
    return `${from} takes ${to}: it is there for tests alone`
  }
  const wall = WALLS.find(({ inside }) => inside.test(from))
  if (!wall || isInSameRoom(from, to) || wall.may.some((pattern) => pattern.test(to))) return null
  return `${from} takes ${to}: ${wall.because}`
}
