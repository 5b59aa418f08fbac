import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The kernel counts processor time in these, on every Linux. */
const MS_PER_TICK = 10

interface ProcessFacts {
  readonly parent: number
  /** Processor time so far, of all its threads. */
  readonly spentMs: number
}

function factsOf(pid: string | number): ProcessFacts | null {
  try {
    // The name of the program stands in brackets and may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return { parent: Number(fields[1]), spentMs: (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK }
  } catch {
    // It has ended meanwhile.
    return null
  }
}

export function spentBy(pid: number | undefined): number {
  return (pid !== undefined && factsOf(pid)?.spentMs) || 0
}

/** What the connections of a PostgreSQL have spent, each of which is a process. */
export function spentByPostgres(folder: string): number {
  const [server] = readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .reduce((sum, pid) => {
      const facts = factsOf(pid)
      return facts?.parent === Number(server) ? sum + facts.spentMs : sum
    }, 0)
}
