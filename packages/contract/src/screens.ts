import { isLocale, type Locale } from './locales.ts'
import { buildFilterPath, type FilterCriteria } from './rules/filter-path.ts'
import { decodeSegment, encodeSegment, splitPath } from './rules/path-segment.ts'

interface ScreenRule {
  /** Below the language prefix. `{name}` holds a value, `{name?}` may be absent, anything else is the word itself. */
  readonly pattern: string
  /** `private` needs log-in; `redirect` shows nothing of its own: it leads to home or login. */
  readonly access: 'public' | 'private' | 'redirect'
  readonly developmentOnly?: true
}

/** Every screen there is. A path that fits none is page not found. */
export const SCREENS = {
  index: { pattern: '', access: 'redirect' },
  login: { pattern: 'login', access: 'public' },
  unsubscribe: { pattern: 'unsubscribe/{id}', access: 'public' },
  register: { pattern: 'request-access', access: 'public' },
  'request-status': { pattern: 'request-access/{code}', access: 'public' },
  'new-password': { pattern: 'new-password/{token}', access: 'public' },
  'forgot-password': { pattern: 'forgot-password', access: 'public' },
  'legal-notice': { pattern: 'legal-notice', access: 'public' },
  'privacy-policy': { pattern: 'privacy-policy', access: 'public' },
  'cookie-policy': { pattern: 'cookie-policy', access: 'public' },
  home: { pattern: 'home', access: 'private' },
  post: { pattern: 'post/{id}/{slug?}', access: 'private' },
  posts: { pattern: 'posts/{textId}', access: 'private' },
  'filter-posts-index': { pattern: 'filter-posts', access: 'redirect' },
  'filter-posts': {
    pattern: 'filter-posts/teams/{team}/categories/{category}/tags/{tag}/locale/{contentLocale}/{text?}',
    access: 'private',
  },
  account: { pattern: 'account', access: 'private' },
  basket: { pattern: 'basket', access: 'private' },
  'social-media': { pattern: 'social-media', access: 'private' },
  export: { pattern: 'export', access: 'private' },
  matchday: { pattern: 'matchdays/{textId}', access: 'private' },
  fixture: { pattern: 'fixtures/{id}', access: 'private' },
  design: { pattern: 'design', access: 'public', developmentOnly: true },
} as const satisfies Record<string, ScreenRule>

export type ScreenName = keyof typeof SCREENS

type ParamsOf<Pattern extends string> = Pattern extends `${infer Head}/${infer Rest}`
  ? ParamsOf<Head> & ParamsOf<Rest>
  : Pattern extends `{${infer Name}?}`
    ? { readonly [Key in Name]?: string }
    : Pattern extends `{${infer Name}}`
      ? { readonly [Key in Name]: string }
      : unknown

/** The values, unescaped, that a screen's path holds. */
export type ScreenParams<Name extends ScreenName> = ParamsOf<(typeof SCREENS)[Name]['pattern']>

interface MatchOf<Name extends ScreenName> {
  readonly locale: Locale
  readonly screen: Name
  readonly params: ScreenParams<Name>
}

export type ScreenMatch = { [Name in ScreenName]: MatchOf<Name> }[ScreenName]

const PLACEHOLDER = /^\{(?<name>\w+)(?<optional>\?)?\}$/

const RULES = Object.entries(SCREENS).map(([screen, rule]: [string, ScreenRule]) => ({
  screen,
  developmentOnly: rule.developmentOnly ?? false,
  parts: rule.pattern
    .split('/')
    .filter((word) => word !== '')
    .map(parsePart),
}))

interface Part {
  readonly word: string
  readonly name: string | undefined
  readonly isOptional: boolean
}

function parsePart(word: string): Part {
  const groups = PLACEHOLDER.exec(word)?.groups
  return { word, name: groups?.name, isOptional: groups?.optional !== undefined }
}

function matchParts(parts: readonly Part[], segments: readonly string[]): Record<string, string> | null {
  if (segments.length < parts.filter((part) => !part.isOptional).length) return null
  const params: Record<string, string> = {}
  for (const [index, segment] of segments.entries()) {
    const part = parts[index]
    if (part?.name !== undefined) params[part.name] = decodeSegment(segment)
    else if (part?.word !== segment) return null
  }
  return params
}

/**
 * The screen that a path leads to, or null for page not found. `/` is none: it redirects to the current language,
 * which only the browser knows.
 */
export function matchScreen(
  pathname: string,
  { development = false }: { readonly development?: boolean } = {},
): ScreenMatch | null {
  const [locale, ...segments] = splitPath(pathname) ?? []
  if (!isLocale(locale)) return null
  for (const { screen, developmentOnly, parts } of RULES) {
    if (developmentOnly && !development) continue
    // Every pattern begins with a word of its own: most are ruled out by it.
    if (parts[0]?.word !== segments[0]) continue
    const params = matchParts(parts, segments)
    // The patterns are what both the names and the parameters are made of, so they agree by construction.
    if (params !== null) return { locale, screen, params } as ScreenMatch
  }
  return null
}

interface InLocale {
  readonly locale: Locale
}

function pathOf(locale: Locale, ...segments: readonly (string | undefined)[]): string {
  const encoded = segments
    .filter((segment) => segment !== undefined && segment !== '')
    .map((text) => encodeSegment(text ?? ''))
  return ['', locale, ...encoded].join('/')
}

/** The address of every screen. Values are escaped here, and nowhere else. */
export const paths = {
  root: () => '/',
  index: ({ locale }: InLocale) => pathOf(locale),
  login: ({ locale }: InLocale) => pathOf(locale, 'login'),
  unsubscribe: ({ locale, id }: InLocale & { id: string }) => pathOf(locale, 'unsubscribe', id),
  register: ({ locale }: InLocale) => pathOf(locale, 'request-access'),
  requestStatus: ({ locale, code }: InLocale & { code: string }) => pathOf(locale, 'request-access', code),
  newPassword: ({ locale, token }: InLocale & { token: string }) => pathOf(locale, 'new-password', token),
  forgotPassword: ({ locale }: InLocale) => pathOf(locale, 'forgot-password'),
  legalNotice: ({ locale }: InLocale) => pathOf(locale, 'legal-notice'),
  privacyPolicy: ({ locale }: InLocale) => pathOf(locale, 'privacy-policy'),
  cookiePolicy: ({ locale }: InLocale) => pathOf(locale, 'cookie-policy'),
  home: ({ locale }: InLocale) => pathOf(locale, 'home'),
  post: ({ locale, id, slug }: InLocale & { id: string; slug?: string }) => pathOf(locale, 'post', id, slug),
  posts: ({ locale, textId }: InLocale & { textId: string }) => pathOf(locale, 'posts', textId),
  filterPosts: ({ locale, criteria = {} }: InLocale & { criteria?: Partial<FilterCriteria> }) =>
    buildFilterPath(locale, criteria),
  account: ({ locale }: InLocale) => pathOf(locale, 'account'),
  basket: ({ locale }: InLocale) => pathOf(locale, 'basket'),
  socialMedia: ({ locale }: InLocale) => pathOf(locale, 'social-media'),
  export: ({ locale }: InLocale) => pathOf(locale, 'export'),
  matchday: ({ locale, textId }: InLocale & { textId: string }) => pathOf(locale, 'matchdays', textId),
  fixture: ({ locale, id }: InLocale & { id: string }) => pathOf(locale, 'fixtures', id),
  design: ({ locale }: InLocale) => pathOf(locale, 'design'),
} as const
