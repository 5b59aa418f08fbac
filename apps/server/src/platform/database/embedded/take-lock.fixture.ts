import { takeFolderLock } from './folder-lock.ts'

/** Takes the lock of a folder when it is told to, says how it went, and holds it until it is killed. */
const [folder = ''] = process.argv.slice(2)
process.stdout.write('here\n')
process.stdin.once('data', async () => {
  const lock = await takeFolderLock(folder)
  process.stdout.write(lock ? 'won\n' : 'lost\n')
})
