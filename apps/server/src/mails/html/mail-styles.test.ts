import { readFileSync } from 'node:fs'
import { contrast } from '@mixed-zone/contract/rules/colour/contrast'
import { describe, expect, it } from 'vitest'
import { renderMailHtml } from './mail-html.tsx'
import { DARK, LIGHT } from './mail-styles.ts'

const TOKENS = readFileSync(new URL('../../../../web/src/ui/tokens/colours.css', import.meta.url), 'utf8')

function tokensOf(theme: 'light' | 'dark'): Record<string, string> {
  const [, rule = ''] = TOKENS.split(`\n[data-theme="${theme}"] {`)
  const declared = rule.slice(0, rule.indexOf('}')).matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)
  return Object.fromEntries([...declared].map(([, name, hex = '']) => [name, hex.toUpperCase()]))
}

describe('colours of mails', () => {
  it('are the tokens of the web app', () => {
    expect(tokensOf('light')).toMatchObject(LIGHT)
    expect(tokensOf('dark')).toMatchObject(DARK)
  })

  it('show the bar beside a quote in the dark theme', async () => {
    const html = await renderMailHtml({
      content: { subject: 'Subject', preview: 'Preview', greeting: 'Hello:', paragraphs: [], quote: ['Reason'] },
      frame: {
        locale: 'en',
        league: 'Liga Meridiana',
        portal: 'Mixed Zone',
        accent: { fill: '#FFB21A', on: '#0B1324', edge: '#B36B00' },
        buttonDoesNotWork: '',
        help: { question: '', email: 'press@example.com', telephone: null },
        automatic: '',
      },
    })
    const [, classes = ''] = html.match(/<p class="([^"]*)"[^>]*border-left/) ?? []
    const borders = classes.split(' ').flatMap((name) => {
      const rule = html.match(new RegExp(`\\[data-ogsc\\] \\.${name} \\{[^}]*border-color: (#\\w{6})`))
      return rule?.[1] ?? []
    })
    expect(borders).toHaveLength(1)
    expect(contrast(borders[0] ?? '', DARK.surface)).toBeGreaterThanOrEqual(3)
  })
})
