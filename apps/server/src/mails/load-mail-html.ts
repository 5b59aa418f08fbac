import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import type { MailPage } from './mail-content.ts'

export type RenderMailHtml = (page: MailPage) => Promise<string>

/** Where the build puts what it makes of `html/mail-html.tsx`: Node runs `.ts` as it is, and refuses `.tsx`. */
const BUILT = resolve(import.meta.dirname, '../../dist/mails/mail-html.js')

/** The built template, loaded with the first mail: nobody who starts the product waits for it. */
export function loadMailHtml(path: string = BUILT): RenderMailHtml {
  let loading: Promise<{ renderMailHtml: RenderMailHtml }> | undefined
  return async (page) => {
    // The build made it of a file that exports exactly this.
    loading ??= import(pathToFileURL(path).href) as Promise<{ renderMailHtml: RenderMailHtml }>
    return (await loading).renderMailHtml(page)
  }
}
