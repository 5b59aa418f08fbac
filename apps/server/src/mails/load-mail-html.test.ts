import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { renderMailHtml } from './html/mail-html.tsx'
import { loadMailHtml } from './load-mail-html.ts'
import type { MailPage } from './mail-content.ts'

const SERVER = resolve(import.meta.dirname, '../..')
const VITE = resolve(SERVER, '../../node_modules/vite/bin/vite.js')

const page: MailPage = {
  content: {
    subject: 'Asunto',
    preview: 'Resumen',
    greeting: 'Hola:',
    paragraphs: ['Uno', 'Dos'],
    button: { label: 'Abrir', url: 'https://media.example.com/es/login' },
  },
  frame: {
    locale: 'es',
    league: 'Liga Meridiana',
    portal: 'Mixed Zone',
    accent: { fill: '#FFB21A', on: '#0B1324', edge: '#B36B00' },
    buttonDoesNotWork: 'Si no funciona:',
    help: { question: '¿Ayuda?', email: 'prensa@ligameridiana.test', telephone: null },
    automatic: 'Automático.',
  },
}

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mz-mail-html-'))
  await promisify(execFile)(process.execPath, [VITE, 'build', '--outDir', folder, '--logLevel', 'warn'], {
    cwd: SERVER,
    env: { PATH: '', NODE_ENV: 'production' },
  })
}, 60_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

it('renders the same HTML from the standalone build as from the source', async () => {
  const render = loadMailHtml(join(folder, 'mail-html.js'))
  expect(await render(page)).toBe(await renderMailHtml(page))
})

it('rejects with the path of the missing build', async () => {
  const render = loadMailHtml(join(folder, 'missing.js'))
  await expect(render(page)).rejects.toThrow('missing.js')
})
