import { watch } from 'node:fs'

// An editor that saves, formats and saves again means one change.
const QUIET_MS = 150

/**
 * Keeps a program running and starts it anew whenever its sources change. One that ends by itself waits for the next change.
 * (Node's own `--watch` never gets as far as serving: the database's worker thread does not come up under it.)
 * @param {{ start: () => { stop: () => void, ended: Promise<number> }, folders: string[] }} options
 */
export function keepReloading({ start, folders }) {
  let running = start()
  let isOver = false
  let timer

  const reload = async () => {
    process.stdout.write('The sources changed: starting the server again …\n')
    const before = running
    before.stop()
    await before.ended
    if (!isOver) running = start()
  }
  const handleChange = (_event, file) => {
    if (file === null || file.includes('.test.')) return
    clearTimeout(timer)
    timer = setTimeout(reload, QUIET_MS)
  }
  const watchers = folders.map((folder) => watch(folder, { recursive: true }, handleChange))

  return async () => {
    isOver = true
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
    running.stop()
    await running.ended
  }
}
