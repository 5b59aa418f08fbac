import { describe, expect, it } from 'vitest'
import { LOCALES } from './locales.ts'
import { isStaff, ROLE_PERMISSIONS } from './permissions.ts'
import { hasStudioScreens, matchScreen, paths, SCREENS } from './screens.ts'

describe('matchScreen', () => {
  it.each([
    ['/es', 'index', {}],
    ['/es/', 'index', {}],
    ['/en/login', 'login', {}],
    ['/pt/unsubscribe/a1b2', 'unsubscribe', { id: 'a1b2' }],
    ['/es/request-access', 'register', {}],
    ['/es/request-access/c0de', 'requestStatus', { code: 'c0de' }],
    ['/es/new-password/t0ken', 'newPassword', { token: 't0ken' }],
    ['/es/preview/t0ken', 'preview', { token: 't0ken' }],
    ['/es/setup/t0ken', 'setup', { token: 't0ken' }],
    ['/es/studio/setup', 'studioSetup', {}],
    ['/es/studio/setup/clubs', 'studioSetup', { step: 'clubs' }],
    ['/es/preview/post/7', 'draftPreview', { id: '7' }],
    ['/es/forgot-password', 'forgotPassword', {}],
    ['/es/legal-notice', 'legalNotice', {}],
    ['/es/privacy-policy', 'privacyPolicy', {}],
    ['/es/cookie-policy', 'cookiePolicy', {}],
    ['/es/home', 'home', {}],
    ['/es/home/', 'home', {}],
    ['/es/post/12', 'post', { id: '12' }],
    ['/es/post/12/real-almenara', 'post', { id: '12', slug: 'real-almenara' }],
    ['/es/posts/derbies', 'posts', { textId: 'derbies' }],
    ['/es/filter-posts', 'filterPostsIndex', {}],
    [
      '/es/filter-posts/teams/a,b/categories/all/tags/x/locale/en',
      'filterPosts',
      { team: 'a,b', category: 'all', tag: 'x', contentLocale: 'en' },
    ],
    [
      '/es/filter-posts/teams/all/categories/all/tags/all/locale/all/a%2Fb%20100%25',
      'filterPosts',
      { team: 'all', category: 'all', tag: 'all', contentLocale: 'all', text: 'a/b 100%' },
    ],
    ['/es/account', 'account', {}],
    ['/es/basket', 'basket', {}],
    ['/es/social-media', 'socialMedia', {}],
    ['/es/export', 'export', {}],
    ['/es/matchdays/matchday-12-2026-27', 'matchday', { textId: 'matchday-12-2026-27' }],
    ['/es/fixtures/7', 'fixture', { id: '7' }],
    ['/es/studio', 'studio', {}],
    ['/es/studio/requests', 'studioRequests', {}],
    ['/es/studio/domains', 'studioDomains', {}],
    ['/es/studio/people', 'studioPeople', {}],
    ['/es/studio/people/7', 'studioPerson', { id: '7' }],
    ['/es/studio/people/import', 'studioPeopleImport', {}],
    ['/es/studio/inbox', 'studioInbox', {}],
    ['/es/studio/figures', 'studioFigures', {}],
    ['/es/studio/terms', 'studioTerms', {}],
    ['/es/studio/terms/tags', 'studioTerms', { kind: 'tags' }],
    ['/es/studio/matchdays', 'studioMatchdays', {}],
    ['/es/studio/matchdays/7', 'studioMatchdays', { id: '7' }],
    ['/es/studio/matchdays/import', 'studioSeasonImport', {}],
    ['/es/studio/front-page', 'studioFrontPage', {}],
    ['/es/studio/mail', 'studioMail', {}],
    ['/es/studio/audit', 'studioAudit', {}],
    ['/es/studio/settings', 'studioSettings', {}],
    ['/es/studio/settings/brand', 'studioSettings', { section: 'brand' }],
    ['/es/post/%E0%A4%A', 'post', { id: '%E0%A4%A' }],
  ])('finds %j', (path, screen, params) => {
    expect(matchScreen(path)).toEqual({ locale: path.slice(1, 3), screen, params })
  })

  it.each([
    '/',
    '',
    '//',
    '/fr/home',
    '/ES/home',
    '/home',
    '/es/Home',
    '/es//home',
    '/es/home//',
    '//es/home',
    '/es/homes',
    '/es/home/x',
    '/es/post',
    '/es/post/1/slug/more',
    '/es/posts',
    '/es/filter-posts/teams',
    '/es/filter-posts/team/all/categories/all/tags/all/locale/all',
    '/es/filter-posts/teams/all/categories/all/tags/all/locale/all/text/more',
    '/es/filter%2Dposts',
    '/es/constructor',
    '/es/%7Bid%7D',
    'es/home',
    'http://portal.test/es/home',
  ])('returns null for %j', (path) => {
    expect(matchScreen(path)).toBeNull()
  })

  it('matches the design page in development only', () => {
    expect(matchScreen('/es/design')).toBeNull()
    expect(matchScreen('/es/design', { development: true })?.screen).toBe('design')
  })
})

describe('SCREENS', () => {
  it('requires login on exactly the private screens', () => {
    const withLogin = Object.entries(SCREENS).filter(([, { access }]) => access === 'private')
    expect(withLogin.map(([name]) => name)).toEqual([
      'draftPreview',
      'home',
      'post',
      'posts',
      'filterPosts',
      'account',
      'basket',
      'socialMedia',
      'export',
      'matchday',
      'fixture',
      'studio',
      'studioRequests',
      'studioDomains',
      'studioTerms',
      'studioFrontPage',
      'studioPeople',
      'studioPeopleImport',
      'studioPerson',
      'studioPosts',
      'studioPost',
      'studioPostVersions',
      'studioInbox',
      'studioFigures',
      'studioSeasonImport',
      'studioMatchdays',
      'studioMail',
      'studioAudit',
      'studioSetup',
      'studioSettings',
    ])
  })

  it('requires a permission on every screen of the studio but its index', () => {
    const open = Object.entries(SCREENS).filter(
      ([, screen]) => screen.path.startsWith('/studio') && !('permission' in screen),
    )
    expect(open.map(([name]) => name)).toEqual(['studio'])
  })
})

describe('hasStudioScreens', () => {
  it('is true for an admin and false for a reader with the permission of embargoes', () => {
    expect(hasStudioScreens(ROLE_PERMISSIONS.admin)).toBe(true)
    expect(hasStudioScreens(['embargo'])).toBe(false)
  })
})

describe('isStaff', () => {
  it('is true with any permission but embargo alone', () => {
    expect(isStaff([])).toBe(false)
    expect(isStaff(['embargo'])).toBe(false)
    expect(isStaff(['embargo', 'figures'])).toBe(true)
  })
})

describe('paths', () => {
  const value = 'a/b?c#d%25 ñ..'
  const values = {
    id: value,
    slug: value,
    code: value,
    token: value,
    textId: value,
    team: value,
    category: value,
    tag: value,
    contentLocale: value,
    text: value,
    section: value,
    step: value,
  }

  it.each(LOCALES)('match the screens of their names in %s', (locale) => {
    for (const [screen, pathTo] of Object.entries(paths)) {
      const { pathname } = new URL(pathTo({ locale, ...values }), 'http://portal.test')
      const match = matchScreen(pathname, { development: true })
      expect(match).toMatchObject({ locale, screen })
      expect(values).toMatchObject(match?.params ?? {})
    }
  })

  it('round-trip values', () => {
    const id = '../login?x#y%2F'
    expect(matchScreen(paths.post({ locale: 'es', id, slug: '..' }))?.params).toEqual({ id, slug: '..' })
  })

  it('omit an empty slug', () => {
    expect(paths.post({ locale: 'es', id: '5', slug: '' })).toBe('/es/post/5')
  })
})
