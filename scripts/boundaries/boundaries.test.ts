import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSources, type SourceFile } from './source-files.ts'
import { findFileProblems, registryAddresses } from './file-rules.ts'
import { findCycles, importsOf } from './imports.ts'
import { findBoundaryViolation } from './import-rules.ts'

const ROOT = join(import.meta.dirname, '../..')

const SOURCES = readSources(ROOT)

const IMPORTS = SOURCES.flatMap(importsOf)

describe('the project', () => {
  it('reads the whole tree', () => {
    const paths = SOURCES.map(({ path }) => path)
    expect(paths).toContain('packages/contract/src/locales.ts')
    expect(paths).toContain('scripts/boundaries/boundaries.test.ts')
    expect(IMPORTS).toContainEqual({
      from: 'scripts/boundaries/boundaries.test.ts',
      to: 'scripts/boundaries/import-rules.ts',
    })
  })

  it('has no forbidden import', () => {
    expect(IMPORTS.map(findBoundaryViolation).filter((problem) => problem !== null)).toEqual([])
  })

  it('has no import cycle', () => {
    expect(findCycles(IMPORTS)).toEqual([])
  })

  it('has no long file, vague name or barrel', () => {
    expect(SOURCES.flatMap(findFileProblems)).toEqual([])
  })

  it('has a lock file that names no registry', () => {
    expect(registryAddresses(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))).toEqual([])
  })
})

function fileWith(path: string, text: string): SourceFile {
  return { path, text }
}

describe('importsOf', () => {
  it.each([
    ["import { a } from './b.ts'", 'apps/x/b.ts'],
    ["import type { A } from '../b.ts'", 'apps/b.ts'],
    ["import {\n  a,\n  type B,\n} from './b.ts'", 'apps/x/b.ts'],
    ["import * as z from 'zod/mini'", 'zod/mini'],
    ["import './look.css'", 'apps/x/look.css'],
    ["const b = await import('./b.ts')", 'apps/x/b.ts'],
    ["const worker = lazy(() => import('./b.tsx'))", 'apps/x/b.tsx'],
    ["export { a } from './b.ts'", 'apps/x/b.ts'],
    ["import { LOCALES } from '@mixed-zone/contract/locales'", 'packages/contract/src/locales.ts'],
    ["import { slug } from '@mixed-zone/contract/rules/slug'", 'packages/contract/src/rules/slug.ts'],
  ])('finds %j', (text, to) => {
    expect(importsOf(fileWith('apps/x/a.ts', text))).toEqual([{ from: 'apps/x/a.ts', to }])
  })

  it('ignores comments', () => {
    const text = "// import { a } from './b.ts'\n/* import { a } from './c.ts' */\nconst a = 1"
    expect(importsOf(fileWith('apps/x/a.ts', text))).toEqual([])
  })
})

describe('findBoundaryViolation', () => {
  it.each([
    ['packages/contract/src/a.ts', 'apps/server/src/config.ts'],
    ['packages/contract/src/a.ts', 'packages/test-data/src/people.ts'],
    ['packages/demo-league/src/a.ts', 'apps/server/src/platform/clock/clock.ts'],
    ['apps/server/src/modules/pages/a.ts', 'packages/demo-league/src/demo-league.ts'],
    ['packages/test-data/src/a.ts', 'apps/server/src/platform/clock/clock.ts'],
    ['apps/server/src/platform/http/a.ts', 'apps/server/src/modules/access/access.ts'],
    ['apps/server/src/platform/http/a.ts', 'apps/server/src/config.ts'],
    ['apps/server/src/modules/pages/a.ts', 'apps/server/src/modules/library/posts.repository.ts'],
    ['apps/server/src/modules/pages/a.ts', 'apps/server/src/app.ts'],
    ['apps/server/src/modules/pages/a.ts', 'sharp'],
    ['apps/server/src/modules/pages/a.ts', 'packages/contract/src/endpoints/library.ts'],
    ['apps/server/src/modules/pages/a.ts', 'apps/server/test/harness.ts'],
    ['apps/server/src/demo/a.ts', 'apps/server/src/modules/library/posts.repository.ts'],
    ['apps/server/src/app.ts', 'apps/web/src/app/router.tsx'],
    ['apps/server/src/app.ts', 'packages/test-data/src/people.ts'],
    ['apps/web/src/ui/primitives/button.tsx', 'apps/web/src/ui/components/menu.tsx'],
    ['apps/web/src/ui/components/menu.tsx', 'apps/web/src/ui/patterns/header.tsx'],
    ['apps/web/src/ui/patterns/header.tsx', 'apps/web/src/session/session.ts'],
    ['apps/web/src/ui/primitives/picture.tsx', 'packages/contract/src/schemas/asset.ts'],
    ['apps/web/src/ui/patterns/header.tsx', 'apps/web/src/league-ui/fixtures/crest.tsx'],
    ['apps/web/src/league-ui/cards/lead-card.tsx', 'apps/web/src/session/session.ts'],
    ['apps/web/src/i18n/texts.ts', 'apps/web/src/session/session.ts'],
    ['apps/web/src/api/client.ts', 'apps/web/src/features/home/home.tsx'],
    ['apps/web/src/features/home/home.tsx', 'apps/web/src/features/post/gallery.tsx'],
    ['apps/web/src/features/home/home.tsx', 'apps/web/src/app/router.tsx'],
    ['apps/web/src/app/router.tsx', 'apps/server/src/app.ts'],
    ['apps/web/src/app/router.tsx', 'apps/web/src/studio/features/posts/posts-screen.tsx'],
    ['apps/web/src/features/home/home.tsx', 'apps/web/src/studio/app/studio-routes.ts'],
    ['apps/web/src/studio/features/posts/posts-screen.tsx', 'apps/web/src/studio/features/people/people-screen.tsx'],
    ['apps/web/src/studio/features/posts/posts-screen.tsx', 'apps/web/src/studio/app/studio-routes.ts'],
    ['apps/web/src/studio/features/posts/posts-screen.tsx', 'apps/web/src/features/post/post-screen.tsx'],
    ['apps/web/src/studio/app/studio-frame.tsx', 'apps/web/src/app/layout/frame.tsx'],
    ['apps/web/src/studio/shared/page.tsx', 'apps/web/src/studio/app/studio-frame.tsx'],
    ['apps/web/src/studio/shared/page.tsx', 'apps/web/src/studio/features/posts/posts-screen.tsx'],
    ['apps/server/src/modules/pages/a.ts', 'packages/contract/src/endpoints/studio/mail.ts'],
    ['apps/web/src/ui/patterns/header.tsx', 'apps/web/src/studio/app/studio-frame.tsx'],
    ['apps/server/src/platform/http/a.test.ts', 'apps/server/src/modules/access/sessions.repository.ts'],
    ['apps/web/src/app/a.test.ts', 'apps/server/src/app.ts'],
    ['e2e/journeys/login.ts', 'apps/server/src/app.ts'],
  ])('forbids %j to import %j', (from, to) => {
    expect(findBoundaryViolation({ from, to })).toContain(`${from} imports ${to}: `)
  })

  it.each([
    ['apps/server/src/platform/http/a.ts', 'packages/contract/src/locales.ts'],
    ['apps/server/src/platform/images/a.ts', 'sharp'],
    ['apps/server/src/modules/pages/a.ts', 'apps/server/src/modules/pages/b.ts'],
    ['apps/server/src/modules/access/a.ts', 'packages/contract/src/endpoints/access-sessions.ts'],
    ['apps/server/src/modules/studio/a.ts', 'packages/contract/src/endpoints/studio/people.ts'],
    ['apps/server/src/modules/pages/a.api.test.ts', 'packages/contract/src/endpoints/library.ts'],
    ['apps/server/src/modules/pages/a.ts', 'apps/server/src/modules/library/library.ts'],
    ['apps/server/src/modules/pages/a.ts', 'apps/server/src/modules/library/rules.ts'],
    ['apps/server/src/modules/pages/a.test.ts', 'packages/test-data/src/people.ts'],
    ['apps/server/src/modules/pages/a.test.ts', 'packages/demo-league/src/demo-league.ts'],
    ['apps/server/src/demo/a.ts', 'packages/demo-league/src/demo-league.ts'],
    ['apps/server/src/modules/pages/a.api.test.ts', 'apps/server/test/harness.ts'],
    ['apps/server/src/platform/http/a.test.ts', 'apps/server/src/config.ts'],
    ['apps/server/test/harness.ts', 'apps/server/src/app.ts'],
    ['apps/server/src/app.ts', 'apps/server/src/modules/pages/pages.ts'],
    ['apps/web/src/ui/components/menu.tsx', 'apps/web/src/ui/primitives/button.tsx'],
    ['apps/web/src/ui/primitives/field.tsx', 'packages/contract/src/field-messages.ts'],
    ['apps/web/src/league-ui/cards/lead-card.tsx', 'packages/contract/src/schemas/post.ts'],
    ['apps/web/src/features/home/home.tsx', 'apps/web/src/features/home/lead.tsx'],
    ['apps/web/src/features/home/home.tsx', 'apps/web/src/league-ui/cards/lead-card.tsx'],
    ['apps/web/src/features/home/home.tsx', 'apps/web/src/ui/patterns/header.tsx'],
    ['apps/web/src/app/router.tsx', 'apps/web/src/features/home/home.tsx'],
    ['apps/web/src/app/router.tsx', 'apps/web/src/studio/app/studio-routes.ts'],
    ['apps/web/src/studio/app/studio-routes.ts', 'apps/web/src/studio/features/posts/posts-route.ts'],
    ['apps/web/src/studio/features/posts/posts-screen.tsx', 'apps/web/src/studio/features/posts/post-table.tsx'],
    ['apps/web/src/studio/features/posts/posts-screen.tsx', 'apps/web/src/ui/components/tabs.tsx'],
    ['apps/web/src/studio/features/posts/posts-screen.tsx', 'apps/web/src/studio/shared/table/table.tsx'],
    ['apps/server/src/modules/studio/mail/mail.routes.ts', 'packages/contract/src/endpoints/studio/mail.ts'],
    ['e2e/journeys/login.ts', 'packages/contract/src/screens.ts'],
  ])('allows %j to import %j', (from, to) => {
    expect(findBoundaryViolation({ from, to })).toBeNull()
  })
})

describe('findCycles', () => {
  it('finds a cycle of three files', () => {
    const imports = [
      { from: 'a.ts', to: 'b.ts' },
      { from: 'b.ts', to: 'c.ts' },
      { from: 'c.ts', to: 'a.ts' },
      { from: 'c.ts', to: 'd.ts' },
    ]
    expect(findCycles(imports)).toEqual([['a.ts', 'b.ts', 'c.ts', 'a.ts']])
  })

  it('finds a file that imports itself', () => {
    expect(findCycles([{ from: 'a.ts', to: 'a.ts' }])).toEqual([['a.ts', 'a.ts']])
  })

  it('finds none where two paths lead to one file', () => {
    const imports = [
      { from: 'a.ts', to: 'b.ts' },
      { from: 'a.ts', to: 'c.ts' },
      { from: 'b.ts', to: 'd.ts' },
      { from: 'c.ts', to: 'd.ts' },
    ]
    expect(findCycles(imports)).toEqual([])
  })
})

describe('findFileProblems', () => {
  const long = 'const a = 1\n'.repeat(301)

  it.each([
    ['apps/server/src/a.ts', long],
    ['apps/server/src/a.test.ts', long],
    ['apps/server/src/utils.ts', ''],
    ['apps/web/src/ui/helpers/a.ts', ''],
    ['apps/web/src/common.tsx', ''],
    ['apps/web/src/ui/index.ts', ''],
    ['apps/web/src/ui/all.ts', "export * from './button.tsx'"],
    ['apps/web/src/ui/all.ts', "export { Button } from './button.tsx'"],
    ['apps/server/src/modules/pages/pages.ts', "export * from './home.service.ts'"],
    ['apps/server/src/modules/pages/home.ts', "export { getHome } from './home.service.ts'"],
  ])('rejects %j', (path, text) => {
    expect(findFileProblems(fileWith(path, text))).toHaveLength(1)
  })

  it.each([
    ['apps/server/src/a.ts', 'const a = 1\n'.repeat(300)],
    ['apps/server/migrations/0001-a.sql', long],
    ['apps/web/src/i18n/texts/es.ts', long],
    ['apps/web/index.html', ''],
    ['packages/contract/src/a.ts', 'export const a = 1'],
    ['apps/server/src/modules/pages/pages.ts', "export { getHome } from './home.service.ts'"],
  ])('accepts %j', (path, text) => {
    expect(findFileProblems(fileWith(path, text))).toEqual([])
  })
})

describe('registryAddresses', () => {
  it('finds a package with an address, but no link to a workspace', () => {
    const lockFile = ['"resolved": "packages/contract",', '"resolved": "https://registry.test/a.tgz",'].join('\n')
    expect(registryAddresses(lockFile)).toEqual(['"resolved": "https://registry.test/a.tgz",'])
  })
})
