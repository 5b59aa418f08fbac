import { join } from 'node:path'

/** The folder with the league's crests, documents, pictures and videos. */
export const ART_FOLDER = join(import.meta.dirname, '../art')
