import { buildMailsIfChanged } from './build-mails.mjs'
import { buildWebIfChanged } from './build-web.mjs'

/** Builds whatever changed since the last time: the web app, and the HTML of mails. */
export async function buildIfChanged({ node }) {
  await buildWebIfChanged({ node })
  await buildMailsIfChanged({ node })
}
