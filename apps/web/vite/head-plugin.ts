import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { HtmlTagDescriptor, Plugin } from 'vite'

const THEME_SCRIPT = fileURLToPath(new URL('./theme.js', import.meta.url))
// The two faces of the first screen, in the subset that our three languages need.
const FIRST_FONTS = /(?:inter|archivo)-latin-wght-normal[^/]*\.woff2$/

/**
 * Adds to the head what is needed before the first paint: preloads of the first screen's fonts, and the script that
 * sets the chosen theme. That script is a file of its own, because the content security policy forbids inline ones.
 */
export function headPlugin(): Plugin {
  let isBuild = false
  let themeReference = ''
  return {
    name: 'mixed-zone:head',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    async buildStart() {
      if (!isBuild) return
      const source = await readFile(THEME_SCRIPT, 'utf8')
      themeReference = this.emitFile({ type: 'asset', name: 'theme.js', source })
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        if (!bundle) return [themeTag('/vite/theme.js')]
        const names = Object.keys(bundle)
        const theme = names.find((name) => /\/theme-[^/]+\.js$/.test(name))
        if (theme === undefined) throw new Error(`The theme script ${themeReference} is missing from the build`)
        return [...names.filter((name) => FIRST_FONTS.test(name)).map(fontTag), themeTag(`/${theme}`)]
      },
    },
  }
}

function themeTag(src: string): HtmlTagDescriptor {
  return { tag: 'script', attrs: { src }, injectTo: 'head' }
}

function fontTag(name: string): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${name}` },
    injectTo: 'head',
  }
}
