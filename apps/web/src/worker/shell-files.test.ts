import { expect, test } from 'vitest'
import { shellFiles } from './shell-files.ts'

interface Chunk {
  readonly imports?: readonly string[]
  readonly isEntry?: boolean
  readonly from?: string
}

/** A build as the bundler describes it, with what matters here. */
function bundleOf(chunks: Record<string, Chunk>, assets: readonly string[] = []) {
  const described = Object.entries(chunks).map(([fileName, { imports = [], isEntry = false, from }]) => [
    fileName,
    { type: 'chunk', fileName, imports, isEntry, isDynamicEntry: from !== undefined, facadeModuleId: from ?? null },
  ])
  const named = assets.map((fileName) => [fileName, { type: 'asset', fileName }])
  // Only what is read of a bundle is there.
  return Object.fromEntries([...described, ...named]) as Parameters<typeof shellFiles>[0]
}

test('precaches the entry and the screens of a reader with their imports', () => {
  const bundle = bundleOf({
    'main.js': { isEntry: true, imports: ['vendor.js'] },
    'vendor.js': {},
    'home.js': { from: '/x/src/features/home/home-screen.tsx', imports: ['card.js'] },
    'card.js': { imports: ['vendor.js', 'card.js'] },
    'es.js': { from: '/x/src/i18n/texts/es.ts' },
  })
  expect(shellFiles(bundle)).toEqual(['card.js', 'es.js', 'home.js', 'main.js', 'vendor.js'])
})

test('leaves out screens that are not needed offline', () => {
  const bundle = bundleOf({
    'main.js': { isEntry: true },
    'account.js': { from: '/x/src/features/account/account-screen.tsx', imports: ['table.js'] },
    'studio.js': { from: '/x/src/studio/features/posts/posts-screen.tsx' },
    'table.js': {},
  })
  expect(shellFiles(bundle)).toEqual(['main.js'])
})

test('precaches styles, two fonts and the theme script', () => {
  const assets = [
    'a/index.css',
    'a/inter-latin-wght-normal-x.woff2',
    'a/inter-cyrillic-wght-normal-x.woff2',
    'a/theme-x.js',
    'a/art.webp',
  ]
  expect(shellFiles(bundleOf({}, assets))).toEqual(['a/index.css', 'a/inter-latin-wght-normal-x.woff2', 'a/theme-x.js'])
})
