import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** Code that the lint configuration must reject: without these, a rule that never fires looks like clean code. */
const BAD: readonly (readonly [path: string, text: string, rule: string])[] = [
  ['apps/server/src/any.ts', 'export const a: any = 1\n', 'typescript(no-explicit-any)'],
  ['apps/server/src/sure.ts', 'export const a = (b: string | null) => b!\n', 'typescript(no-non-null-assertion)'],
  ['apps/server/src/silent.ts', '// @ts-ignore\nexport const a = 1\n', 'typescript(ban-ts-comment)'],
  ['apps/server/src/default.ts', 'export default 1\n', 'import(no-default-export)'],
  ['apps/server/src/environment.ts', 'export const a = process.env.PORT\n', 'node(no-process-env)'],
  [
    'apps/server/src/environment-too.ts',
    "import { env } from 'node:process'\nenv.PORT\n",
    'eslint(no-restricted-imports)',
  ],
  ['packages/contract/src/full-zod.ts', "import { z } from 'zod'\nz.string()\n", 'eslint(no-restricted-imports)'],
  ['apps/web/src/app/log.ts', "console.log('here')\n", 'eslint(no-console)'],
  ['apps/web/src/app/later.ts', `// ${'TODO'}: finish\nexport const a = 1\n`, 'eslint(no-warning-comments)'],
  [
    'apps/web/src/app/round-one.ts',
    "import { b } from './round-two.ts'\nexport const a = () => b\n",
    'import(no-cycle)',
  ],
  [
    'apps/web/src/app/round-two.ts',
    "import { a } from './round-one.ts'\nexport const b = () => a\n",
    'import(no-cycle)',
  ],
  ['apps/web/src/app/CamelCase.ts', 'export const a = 1\n', 'unicorn(filename-case)'],
  ['apps/web/src/app/many.ts', 'export const a = (b: 1, c: 1, d: 1, e: 1) => [b, c, d, e]\n', 'eslint(max-params)'],
  ['apps/web/src/app/image.tsx', 'export const Image = () => <img src="/a.jpg" />\n', 'jsx-a11y(alt-text)'],
  [
    'apps/web/src/app/hook.tsx',
    "import { useState } from 'react'\nexport const Hook = (is: boolean) => (is ? useState(1) : null)\n",
    'react-hooks(rules-of-hooks)',
  ],
  [
    'apps/web/src/app/inject.tsx',
    'export const A = () => <p dangerouslySetInnerHTML={{ __html: "" }} />\n',
    'react(no-danger)',
  ],
  [
    'e2e/only.test.ts',
    "import { expect, it } from 'vitest'\nit.only('is', () => expect(1).toBe(1))\n",
    'vitest(no-focused-tests)',
  ],
]

const GOOD: readonly (readonly [path: string, text: string])[] = [
  ['apps/server/src/config.ts', 'export const port = process.env.PORT\n'],
  ['scripts/bootstrap.mjs', 'const port = process.env.PORT\nconsole.log(port)\n'],
  ['vitest.config.ts', 'export default {}\n'],
  ['apps/web/src/analytics/debug.ts', "console.info('screen_view')\n"],
]

interface Finding {
  readonly code: string
  readonly filename: string
}

let folder = ''
let findings: Finding[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mixed-zone-lint-'))
  cpSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  for (const [path, text] of [...BAD, ...GOOD]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const { stdout } = spawnSync(process.execPath, [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '--format=json'], {
    cwd: folder,
    encoding: 'utf8',
  })
  // The shape is the linter's own, at the pinned version.
  findings = (JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the lint configuration', () => {
  it.each(BAD)('finds in %s', (path, _text, rule) => {
    expect(findings.filter(({ filename }) => filename === path).map(({ code }) => code)).toContain(rule)
  })

  it.each(GOOD)('finds nothing in %s', (path) => {
    expect(findings.filter(({ filename }) => filename === path)).toEqual([])
  })
})
