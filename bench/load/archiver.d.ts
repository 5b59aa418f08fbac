/** archiver has no types. `npm start` installs dev packages too: these lines spare it @types/archiver and what that depends on. */
declare module 'archiver' {
  import type { Transform } from 'node:stream'

  export class ZipArchive extends Transform {
    constructor(options: { readonly store: boolean })
    file(path: string, options: { readonly name: string }): this
    finalize(): Promise<void>
  }
}
