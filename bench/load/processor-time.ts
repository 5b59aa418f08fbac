import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The kernel's clock tick for user space, on every Linux. */
const MS_PER_TICK = 10

interface ProcessStat {
  readonly parentId: number
  readonly cpuMs: number
}

function readStat(pid: string | number): ProcessStat | null {
  try {
    // The program's name stands in brackets and may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return { parentId: Number(fields[1]), cpuMs: (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK }
  } catch {
    // The process has ended.
    return null
  }
}

/** Processor time of a process, of all its threads. */
export function cpuMsOf(pid: number | undefined): number {
  return (pid !== undefined && readStat(pid)?.cpuMs) || 0
}

/** Processor time of all connections of a PostgreSQL server, each of which is a process. */
export function cpuMsOfPostgres(folder: string): number {
  const [server] = readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .reduce((sum, pid) => {
      const stat = readStat(pid)
      return stat?.parentId === Number(server) ? sum + stat.cpuMs : sum
    }, 0)
}
