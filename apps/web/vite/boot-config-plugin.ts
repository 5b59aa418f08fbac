import { BOOT_CONFIG_PLACEHOLDER } from '@mixed-zone/contract/boot-config'
import type { Plugin } from 'vite'

const ELEMENT = /<script type="application\/json" id="boot-config">.*?<\/script>/s

/** In development Vite serves the page, which still needs the configuration of the API server. */
export function bootConfigPlugin(api: string): Plugin {
  return {
    name: 'mixed-zone:boot-config',
    apply: 'serve',
    async transformIndexHtml(html) {
      const page = await fetch(`${api}/es/login`).then((response) => response.text())
      const element = ELEMENT.exec(page)?.[0]
      if (element === undefined)
        throw new Error(`${api} did not answer a page with its configuration; is the server up?`)
      return html.replace(BOOT_CONFIG_PLACEHOLDER, element)
    },
  }
}
