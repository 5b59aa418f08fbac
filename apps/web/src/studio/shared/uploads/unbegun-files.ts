import { chosenOrderSchema, type FileTarget, fileTargetSchema } from '@mixed-zone/contract/schemas/studio/files'
import * as z from 'zod/mini'
import { queryClient } from '../../../api/query-client.ts'
import { studioKey } from '../studio-query.ts'
import { deleteUnsaved, findUnsaved, listUnsaved, storeUnsaved } from '../unsaved-changes.ts'
import { type FileIdentity, identityKey } from './pending-uploads.ts'
import { targetKey } from './upload-item.ts'

const unbegunFileSchema = z.object({
  name: z.string(),
  size: z.number(),
  lastModified: z.number(),
  target: fileTargetSchema,
  order: chosenOrderSchema,
})

/** A file that was chosen and of which the server does not know yet. Browsers cannot keep the file itself. */
export type UnbegunFile = z.output<typeof unbegunFileSchema>

export const UNBEGUN_KEY = studioKey('upload', 'unbegun')

const PREFIX = 'upload-'

const nameOf = (file: FileIdentity, target: FileTarget) => `${targetKey(target)}-${identityKey(file)}`

function parse(value: unknown): UnbegunFile | null {
  const parsed = unbegunFileSchema.safeParse(value)
  return parsed.success ? parsed.data : null
}

/** Those of this person in this browser, as they were chosen. */
export function listUnbegun(): UnbegunFile[] {
  return listUnsaved(PREFIX)
    .flatMap(({ change }) => parse(change.value) ?? [])
    .toSorted((one, other) => one.order - other.order)
}

export function findUnbegun(file: FileIdentity, target: FileTarget): UnbegunFile | null {
  return parse(findUnsaved(PREFIX + nameOf(file, target))?.value)
}

export function storeUnbegun(file: UnbegunFile): void {
  storeUnsaved(PREFIX + nameOf(file, file.target), { value: file, version: 0, changes: 1 })
}

export function deleteUnbegun(file: FileIdentity, target: FileTarget): void {
  const name = nameOf(file, target)
  deleteUnsaved(PREFIX + name)
  queryClient.setQueryData<UnbegunFile[]>(UNBEGUN_KEY, (listed) =>
    listed?.filter((other) => nameOf(other, other.target) !== name),
  )
}
