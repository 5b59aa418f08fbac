import { rmSync } from 'node:fs'
import { BYTE_ROUTES } from '@mixed-zone/contract/byte-routes'
import { afterEach, expect, test } from 'vitest'
import { killCommands, startCommand, survivorsAfter } from '../harness/child-process.ts'
import { freePort } from '../harness/free-port.ts'
import { ROOT } from '../harness/project-root.ts'
import { copyTemplate } from '../harness/template.ts'

let folder: string

afterEach(async () => {
  await killCommands()
  rmSync(folder, { recursive: true, force: true })
})

test('npm run dev serves the web app, proxies API calls, and stops with one Ctrl-C', async () => {
  folder = copyTemplate()
  const [webPort, apiPort] = [String(await freePort()), String(await freePort())]
  const command = startCommand({
    command: 'npm',
    args: ['run', 'dev'],
    cwd: ROOT,
    env: { DATA_DIR: folder, PORT: apiPort, WEB_PORT: webPort },
  })
  await command.waitFor(/Mixed Zone is ready/)
  await command.waitFor(/VITE.* ready in/)
  expect(command.output()).toContain(`http://localhost:${webPort}`)
  expect(command.output()).toContain(`http://localhost:${apiPort}`)

  const page = await fetch(`http://localhost:${webPort}/es/login`)
  const call = await fetch(`http://localhost:${webPort}/api/captcha`, {
    headers: { Authorization: `Basic ${btoa('portal:portal')}` },
  })
  expect(await page.text()).toContain('/@vite/client')
  expect(call.status).toBe(200)
  // Errors of the API server are JSON; without the proxy, Vite would answer with the page.
  for (const route of Object.values(BYTE_ROUTES)) {
    const answer = await fetch(`http://localhost:${webPort}${route.replaceAll(/[:*]\w*/g, 'x')}`)
    expect([route, answer.headers.get('content-type')]).toEqual([route, expect.stringContaining('application/json')])
  }
  command.killGroup('SIGINT')

  await command.ended
  expect(await survivorsAfter(command)).toEqual([])
})
