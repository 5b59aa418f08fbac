import { type ImportOutcome, type ImportPost, ImportProblem } from '../../modules/library/library.ts'
import { isDatabaseAway } from '../../platform/database/database-errors.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { reasonOf } from '../../platform/log/describe-error.ts'
import { toPrintable } from '../admin-lists.ts'
import type { Terminal } from '../terminal.ts'
import { readFolder } from './read-folder.ts'

const PROGRESS_EVERY = 500

/** More are counted, but not listed. */
const MAX_LISTED_PROBLEMS = 1_000

/** Without its database or storage no other post could be imported either. */
const isFatal = (error: unknown) =>
  isDatabaseAway(error) ||
  (error instanceof ApiError && (error.type === 'unavailable' || error.type === 'storage-full'))

interface RunImportDeps extends Terminal {
  readonly importPost: ImportPost
}

/** Imports all posts of a folder, one after the other. True if none of them failed. */
export async function runImport(folder: string, { importPost, print, printError }: RunImportDeps): Promise<boolean> {
  const counts: Record<ImportOutcome, number> = { created: 0, updated: 0, unchanged: 0, kept: 0 }
  const problems: string[] = []
  const keys = new Set<string>()
  let read = 0
  let failed = 0
  const summarise = () =>
    `${read} posts: ${counts.created} new, ${counts.updated} updated, ${counts.unchanged} unchanged, ${counts.kept} kept as edited in the studio, ${failed} failed\n`

  for await (const { name, load } of readFolder(folder)) {
    read += 1
    try {
      const { post, openFile } = await load()
      if (keys.has(post.key)) throw new ImportProblem(`the key "${post.key}" belongs to an earlier post of this folder`)
      keys.add(post.key)
      counts[await importPost(post, openFile)] += 1
    } catch (error) {
      if (isFatal(error)) throw error
      failed += 1
      const message = error instanceof ImportProblem ? error.message : reasonOf(error)
      if (failed <= MAX_LISTED_PROBLEMS) problems.push(`${toPrintable(`${name}: ${message}`)}\n`)
    }
    if (read % PROGRESS_EVERY === 0) print(summarise())
  }
  print(summarise())
  for (const problem of problems) printError(problem)
  if (failed > MAX_LISTED_PROBLEMS) printError(`… and ${failed - MAX_LISTED_PROBLEMS} more\n`)
  return failed === 0
}
