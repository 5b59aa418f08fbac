import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MailPage } from './mail-content.ts'

export type RenderMailHtml = (page: MailPage) => Promise<string>

/** The build output of `html/mail-html.tsx`: Node runs `.ts` files, but no `.tsx`. */
const BUILT = resolve(import.meta.dirname, '../../dist/mails/mail-html.js')

/** Loads the built template with the first mail, so that it does not delay the start. */
export function loadMailHtml(path: string = BUILT): RenderMailHtml {
  let loading: Promise<{ renderMailHtml: RenderMailHtml }> | undefined
  return async (page) => {
    // The file is built from a module that exports exactly this.
    loading ??= import(pathToFileURL(path).href) as Promise<{ renderMailHtml: RenderMailHtml }>
    return (await loading).renderMailHtml(page)
  }
}
