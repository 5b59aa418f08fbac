import { afterEach, expect, inject, test } from 'vitest'
import { killCommands, startCommand } from '../harness/child-process.ts'
import { copySmallProject, type SmallProject } from '../harness/small-project.ts'

const OFFLINE = { npm_config_registry: 'http://127.0.0.1:9', npm_config_fetch_retries: '0' }

let project: SmallProject

afterEach(async () => {
  await killCommands()
  project.delete()
})

/** Copies a project as cloned. */
function clone(): void {
  project = copySmallProject(inject('smallProjects').fresh)
}

/** Copies a project that was started before: its packages are installed and `first` is built. */
function cloneStarted(): void {
  project = copySmallProject(inject('smallProjects').started)
}

/** Starts, waits until it serves, stops, and returns the output. */
async function startOnce(env?: NodeJS.ProcessEnv): Promise<string> {
  const command = project.start({ STOP_MS: '0', ...env })
  await command.waitFor(/serving/)
  command.kill('SIGTERM')
  await command.ended
  return command.output()
}

test('npm start › the first start installs, builds and serves on the pinned Node.js', async () => {
  clone()
  const output = await startOnce()

  expect(output).toContain('Installing the packages')
  expect(output).toContain('Building the web app')
  expect(output).toContain(`serving ${process.version}`)
  expect(output).not.toMatch(/warn|EBADENGINE/i)
})

test('npm start › the second start neither installs nor builds, and needs no network', async () => {
  cloneStarted()
  const output = await startOnce(OFFLINE)

  expect(output).not.toMatch(/Installing|Building/)
  expect(project.builds()).toBe(1)
})

test('npm start › installs build tools with NODE_ENV=production, and serves as production', async () => {
  clone()
  const output = await startOnce({ NODE_ENV: 'production' })

  expect(output).toContain('NODE_ENV=production')
  expect(project.builds()).toBe(1)
})

test('npm start › builds the web app for production though the server runs as development', async () => {
  cloneStarted()
  project.write('apps/web/src/page.txt', 'second')
  await startOnce({ NODE_ENV: 'development' })

  expect(project.assets()).toEqual(['second.js'])
  const page = startCommand({ command: 'cat', args: ['apps/web/dist/index.html'], cwd: project.folder })
  await page.waitFor(/^production second$/)
})

test('npm start › repeats an installation that was killed half-way', async () => {
  clone()
  const cut = project.start()
  await cut.waitFor(/Installing the packages/)
  cut.killGroup('SIGKILL')
  await cut.ended
  project.remove('node_modules/vite')
  project.remove('node_modules/.package-lock.json')

  const output = await startOnce()

  expect(output).toContain('Installing the packages')
  expect(project.has('node_modules/vite/bin/vite.js')).toBe(true)
})

test('npm start › installs the packages of a changed lock file', async () => {
  cloneStarted()
  project.lock('2.0.0')

  expect(await startOnce()).toContain('Installing the packages')
})

test('npm start › shows why an installation failed, and tries again at the next start', async () => {
  clone()
  project.remove('vendor/vite-1.0.0.tgz')
  const failing = project.start({ npm_config_cache: `${project.folder}/empty-cache` })
  expect((await failing.ended).code).toBeGreaterThan(0)
  expect(failing.output()).toMatch(/npm error[^]*vite-1\.0\.0\.tgz[^]*The packages could not be installed/)
  project.restore('vendor/vite-1.0.0.tgz')

  expect(await startOnce()).toContain('Installing the packages')
})

test('npm start › repeats a build that was killed half-way', async () => {
  cloneStarted()
  project.write('apps/web/src/page.txt', 'second')
  project.write('hang', '')
  const cut = project.start()
  await expect.poll(() => project.builds(), { timeout: 20_000 }).toBe(2)
  cut.killGroup('SIGKILL')
  await cut.ended
  project.remove('hang')

  await startOnce()

  expect(project.assets()).toEqual(['second.js'])
})

test('npm start › shows why a build failed and ends with an error', async () => {
  cloneStarted()
  project.write('apps/web/src/page.txt', 'broken')
  const failing = project.start()

  expect((await failing.ended).code).toBe(1)
  expect(failing.output()).toContain('page.txt is broken')
  expect(failing.output()).toContain('Building the web app failed')
})

test('npm start › refuses a Node.js older than 20 in one line', async () => {
  clone()
  const pretend = `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'18.20.0'}})`
  const old = startCommand({
    command: process.execPath,
    args: ['--import', pretend, 'scripts/bootstrap.mjs', 'start'],
    cwd: project.folder,
  })

  expect((await old.ended).code).toBe(1)
  expect(old.output().trim()).toMatch(/^Mixed Zone needs Node\.js 20 or later; this is v[\d.]+\.$/)
})

test('npm start › says which Node.js to install where none is packaged for the machine', async () => {
  cloneStarted()
  const pretend = `data:text/javascript,Object.defineProperty(process,'arch',{value:'riscv64'});Object.defineProperty(process,'versions',{value:{node:'20.1.0'}})`
  project.remove('.cache')
  const stranger = startCommand({
    command: process.execPath,
    args: ['--import', pretend, 'scripts/bootstrap.mjs', 'start'],
    cwd: project.folder,
  })

  expect((await stranger.ended).code).toBe(1)
  expect(stranger.output()).toMatch(
    /There is no packaged Node\.js 24 for \w+ riscv64: please install Node\.js 24 or later/,
  )
})
