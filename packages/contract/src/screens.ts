import { isLocale, type Locale } from './locales.ts'
import type { Permission } from './permissions.ts'
import { decodeSegment, encodeSegment, splitPath } from './rules/path-segment.ts'

interface Screen {
  /** Below the language prefix, in the syntax of TanStack Router: `$name` is a value, `{-$name}` an optional one. */
  readonly path: string
  /** `private` needs a login; `redirect` shows nothing of its own and leads to home or login. */
  readonly access: 'public' | 'private' | 'redirect'
  /** Without it the screen is page not found; in the studio a page says who can grant it. */
  readonly permission?: Permission
  readonly developmentOnly?: true
}

/** The only definition of every screen's path. A path that matches none of them is page not found. */
export const SCREENS = {
  index: { path: '/', access: 'redirect' },
  login: { path: '/login', access: 'public' },
  unsubscribe: { path: '/unsubscribe/$id', access: 'public' },
  register: { path: '/request-access', access: 'public' },
  requestStatus: { path: '/request-access/$code', access: 'public' },
  newPassword: { path: '/new-password/$token', access: 'public' },
  /** The first admin of an installation, by the link that its start prints. */
  setup: { path: '/setup/$token', access: 'public' },
  preview: { path: '/preview/$token', access: 'public' },
  /** The draft of a post, as its readers will see it. */
  draftPreview: { path: '/preview/post/$id', access: 'private', permission: 'posts' },
  forgotPassword: { path: '/forgot-password', access: 'public' },
  legalNotice: { path: '/legal-notice', access: 'public' },
  privacyPolicy: { path: '/privacy-policy', access: 'public' },
  cookiePolicy: { path: '/cookie-policy', access: 'public' },
  home: { path: '/home', access: 'private' },
  post: { path: '/post/$id/{-$slug}', access: 'private' },
  posts: { path: '/posts/$textId', access: 'private' },
  filterPostsIndex: { path: '/filter-posts', access: 'redirect' },
  filterPosts: {
    path: '/filter-posts/teams/$team/categories/$category/tags/$tag/locale/$contentLocale/{-$text}',
    access: 'private',
  },
  account: { path: '/account', access: 'private' },
  basket: { path: '/basket', access: 'private' },
  socialMedia: { path: '/social-media', access: 'private' },
  export: { path: '/export', access: 'private', permission: 'export' },
  matchday: { path: '/matchdays/$textId', access: 'private' },
  fixture: { path: '/fixtures/$id', access: 'private' },
  /** Leads to the first screen of the studio that the person may open. */
  studio: { path: '/studio', access: 'private' },
  studioRequests: { path: '/studio/requests', access: 'private', permission: 'users' },
  studioDomains: { path: '/studio/domains', access: 'private', permission: 'users' },
  /** Clubs, categories, tags, players and sections. */
  studioTerms: { path: '/studio/terms/{-$kind}', access: 'private', permission: 'taxonomy' },
  studioFrontPage: { path: '/studio/front-page', access: 'private', permission: 'publish' },
  studioPeople: { path: '/studio/people', access: 'private', permission: 'users' },
  /** Before `studioPerson`, whose path also matches. */
  studioPeopleImport: { path: '/studio/people/import', access: 'private', permission: 'users' },
  studioPerson: { path: '/studio/people/$id', access: 'private', permission: 'users' },
  studioPosts: { path: '/studio/posts', access: 'private', permission: 'posts' },
  studioPost: { path: '/studio/posts/$id', access: 'private', permission: 'posts' },
  studioPostVersions: { path: '/studio/posts/$id/versions', access: 'private', permission: 'posts' },
  /** The sorting desk: files that were uploaded without a post. */
  studioInbox: { path: '/studio/inbox', access: 'private', permission: 'posts' },
  studioFigures: { path: '/studio/figures', access: 'private', permission: 'figures' },
  /** Before `studioMatchdays`, whose path also matches. */
  studioSeasonImport: { path: '/studio/matchdays/import', access: 'private', permission: 'taxonomy' },
  /** A matchday by its id, else the current one. */
  studioMatchdays: { path: '/studio/matchdays/{-$id}', access: 'private', permission: 'taxonomy' },
  studioMail: { path: '/studio/mail', access: 'private', permission: 'users' },
  studioAudit: { path: '/studio/audit', access: 'private', permission: 'audit' },
  /** The first run: from an empty installation to its first post. */
  studioSetup: { path: '/studio/setup/{-$step}', access: 'private', permission: 'settings' },
  studioSettings: { path: '/studio/settings/{-$section}', access: 'private', permission: 'settings' },
  design: { path: '/design', access: 'public', developmentOnly: true },
} as const satisfies Record<string, Screen>

export type ScreenName = keyof typeof SCREENS

interface ScreenAccess {
  readonly access: Screen['access']
  readonly permission: Permission | undefined
  /** Part of the studio, which is page not found for everybody but staff. */
  readonly isStudio: boolean
}

export function accessOf(name: ScreenName): ScreenAccess {
  const { access, permission, path }: Screen = SCREENS[name]
  return { access, permission, isStudio: path.startsWith('/studio') }
}

/** Whether at least one screen of the studio is open to somebody with these permissions. */
export function hasStudioScreens(permissions: readonly Permission[]): boolean {
  return Object.values<Screen>(SCREENS).some(
    ({ path, permission }) =>
      path.startsWith('/studio') && permission !== undefined && permissions.includes(permission),
  )
}

type ParamsOf<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? ParamsOf<Head> & ParamsOf<Rest>
  : Path extends `{-$${infer Name}}`
    ? { readonly [Key in Name]?: string }
    : Path extends `$${infer Name}`
      ? { readonly [Key in Name]: string }
      : object

/** The decoded values in a screen's path. */
export type ScreenParams<Name extends ScreenName> = ParamsOf<(typeof SCREENS)[Name]['path']>

interface Segment {
  readonly word: string
  /** Null for a literal segment. */
  readonly param: string | null
  readonly isOptional: boolean
}

function parseSegment(word: string): Segment {
  const { optional, required } = /^(?:\{-\$(?<optional>\w+)\}|\$(?<required>\w+))$/.exec(word)?.groups ?? {}
  return { word, param: optional ?? required ?? null, isOptional: optional !== undefined }
}

function parsePath(path: string): Segment[] {
  return path
    .split('/')
    .filter((word) => word !== '')
    .map(parseSegment)
}

const PARSED_SCREENS = Object.entries(SCREENS).map(([name, screen]: [string, Screen]) => ({
  name,
  developmentOnly: screen.developmentOnly ?? false,
  segments: parsePath(screen.path),
}))

function matchSegments(segments: readonly Segment[], words: readonly string[]): Record<string, string> | null {
  if (words.length < segments.filter(({ isOptional }) => !isOptional).length) return null
  const params: Record<string, string> = {}
  for (const [index, word] of words.entries()) {
    const segment = segments[index]
    if (typeof segment?.param === 'string') params[segment.param] = decodeSegment(word)
    else if (segment?.word !== word) return null
  }
  return params
}

export type ScreenMatch = {
  [Name in ScreenName]: { readonly locale: Locale; readonly screen: Name; readonly params: ScreenParams<Name> }
}[ScreenName]

/**
 * The screen that a path leads to, or null for page not found, for code that runs without the router: the server and
 * the service worker. `/` is not a screen: it redirects to the current language, which only the browser knows.
 */
export function matchScreen(
  pathname: string,
  { development = false }: { readonly development?: boolean } = {},
): ScreenMatch | null {
  const [locale, ...words] = splitPath(pathname) ?? []
  if (!isLocale(locale)) return null
  for (const { name, developmentOnly, segments } of PARSED_SCREENS) {
    if (developmentOnly && !development) continue
    const params = matchSegments(segments, words)
    // Names and parameters come from the same table, so they belong together.
    if (params !== null) return { locale, screen: name, params } as ScreenMatch
  }
  return null
}

export const ROOT_PATH = '/'

type PathBuilders = {
  readonly [Name in ScreenName]: (values: { readonly locale: Locale } & ScreenParams<Name>) => string
}

/** Builds the path of every screen. Values are escaped here and nowhere else; empty optional ones are left out. */
export const paths = Object.fromEntries(
  PARSED_SCREENS.map(({ name, segments }) => [
    name,
    (values: Readonly<Record<string, string | undefined>>) => {
      const words = segments.map(({ word, param }) => (param === null ? word : encodeSegment(values[param] ?? '')))
      return ['', values['locale'], ...words.filter((word) => word !== '')].join('/')
    },
  ]),
  // The type is derived from the same table, which the compiler cannot follow through `fromEntries`.
) as unknown as PathBuilders
