import { startCommand } from './child-process.ts'
import { ROOT } from './project-root.ts'

/** What the desk does at a terminal while the product runs: `npm run admin -- …`. Fails where the command does. */
export async function runAdmin(dataDir: string, ...args: string[]): Promise<string> {
  const command = startCommand({
    command: 'npm',
    args: ['run', '--silent', 'admin', '--', ...args],
    cwd: ROOT,
    env: { DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  })
  const { code } = await command.ended
  if (code !== 0) throw new Error(`admin ${args.join(' ')} ended with ${code}:\n${command.output()}`)
  return command.output()
}
