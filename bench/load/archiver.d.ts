/** The part that the benchmark uses. */
declare module 'archiver' {
  import type { Transform } from 'node:stream'

  export class ZipArchive extends Transform {
    constructor(options: { readonly store: boolean })
    file(path: string, options: { readonly name: string }): this
    finalize(): Promise<void>
  }
}
