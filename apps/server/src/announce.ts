import type { Demo, DemoProgress } from './demo/demo.ts'

const STEP_PERCENT = 10

interface Announcement {
  readonly address: string
  readonly demo: Demo | null
  /** Whether accounts with publicly known passwords are enabled. */
  readonly allowDemoAccounts: boolean
  /** Opens the first run; null if the installation has an admin. */
  readonly setupLink: string | null
}

/** Printed once the server accepts requests. */
export function announcement({ address, demo, allowDemoAccounts, setupLink }: Announcement): string {
  const accounts = demo?.accounts ?? []
  const lines = [`Mixed Zone is ready: ${address}`]
  if (accounts.length > 0 && allowDemoAccounts) {
    lines.push('', 'Demo accounts:', ...accounts.map(({ email, password }) => `  ${email}  ${password}`))
  }
  if (accounts.length > 0 && !allowDemoAccounts) {
    lines.push(
      '',
      'This database holds demo accounts, whose password everybody knows: they cannot log in here. Create the first admin',
      'with `npm run admin -- create EMAIL`.',
    )
  }
  if (setupLink !== null) {
    lines.push(
      '',
      'There is no admin yet. This link creates the first one and leads through the first run. It works once, within 24 hours;',
      'the next start prints another.',
      `  ${setupLink}`,
    )
  }
  return `\n${lines.join('\n')}\n\n`
}

/** Prints a line for every tenth of the demo that is filled in. */
export function createProgressReporter(print: (line: string) => void): (progress: DemoProgress) => void {
  let reported = -1
  return ({ done, total }) => {
    const percent = Math.floor((done / Math.max(total, 1)) * (100 / STEP_PERCENT)) * STEP_PERCENT
    if (percent <= reported) return
    reported = percent
    print(`Filling in the demo league: ${percent} %\n`)
  }
}
