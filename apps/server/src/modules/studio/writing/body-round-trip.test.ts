import { checkDocument } from '@mixed-zone/document/check-document'
import { createDocument, readBody } from '@mixed-zone/document/document'
import { bodyFromHtml } from '@mixed-zone/document/from-html'
import { bodyToHtml } from '@mixed-zone/document/to-html'
import { describe, expect, it } from 'vitest'
import { cleanBody } from '../../../platform/html/clean-body.ts'

const SEEDS = Array.from({ length: 200 }, (_, seed) => seed)

/** Random, but the same in every run (mulberry32). */
function createRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (max: number) => Math.floor(next() * max)
  return { below, pick: <T>(from: readonly [T, ...T[]]): T => from[below(from.length)] ?? from[0] }
}

type Random = ReturnType<typeof createRandom>

const TEXTS = [
  'gol',
  ' ',
  '  a  b ',
  '1 &lt; 2 &amp; "3"',
  '\u00a0',
  'é«»',
  '\n',
  '',
  '&amp;lt;',
  '<!-- x -->',
] as const
const INLINE = ['strong', 'em', 'u', 's', 'sub', 'sup', 'b', 'i', 'del', 'span', 'code'] as const
const BLOCKS = ['p', 'h1', 'h2', 'h3', 'h4', 'h6', 'blockquote', 'aside', 'div', 'li', 'td', 'pre'] as const
const NUMBERS = ['1', '2', '12', '99', '100', '1000', '0', '-1', '02', 'x', '9007199254740993', '1e3', ''] as const
const ADDRESSES = [
  ...([
    'https://a.test/?b=1&amp;c="2"',
    'mailto:a@b.test',
    'tel:+34',
    '/es/home',
    '//evil.test',
    '/\\evil.test',
  ] as const),
  ...(['javascript:alert(1)', 'ftp://a.test', '#top', 'page', ''] as const),
] as const

function inline(random: Random, depth: number): string {
  const kind = random.below(depth > 3 ? 1 : 5)
  if (kind === 1) return '<br>'
  if (kind === 2) return `<a href='${random.pick(ADDRESSES)}' class="x">${inlines(random, depth + 1)}</a>`
  if (kind === 3) {
    const tag = random.pick(INLINE)
    return `<${tag}>${inlines(random, depth + 1)}</${tag}>`
  }
  return random.pick(TEXTS)
}

const several = (random: Random, max: number, make: () => string) =>
  Array.from({ length: random.below(max + 1) }, make).join('')

const inlines = (random: Random, depth = 0): string => several(random, 3, () => inline(random, depth))

function cell(random: Random, depth: number): string {
  const tag = random.pick(['td', 'th'])
  const spans = random.pick(['', ` colspan="${random.pick(NUMBERS)}"`, ` rowspan=${random.pick(NUMBERS)} colspan="2"`])
  return `<${tag}${spans}>${random.below(2) === 0 ? inlines(random) : blocks(random, depth)}</${tag}>`
}

function table(random: Random, depth: number): string {
  const rows = several(random, 3, () => `<tr>${several(random, 3, () => cell(random, depth + 1))}</tr>`)
  return random.pick([
    `<table><tbody>${rows}</tbody></table>`,
    `<table>${rows}</table>`,
    `<table><thead>${rows}</thead><caption>x</caption></table>`,
    rows,
  ])
}

function list(random: Random, depth: number): string {
  const tag = random.pick(['ul', 'ol', `ol start="${random.pick(NUMBERS)}" type="a"`])
  const items = several(random, 3, () => `<li>${inlines(random)}${blocks(random, depth + 1)}</li>`)
  return `<${tag}>${items}</${tag.split(' ')[0]}>`
}

function block(random: Random, depth: number): string {
  const kind = depth > 4 ? 0 : random.below(8)
  if (kind === 1) return table(random, depth)
  if (kind === 2) return list(random, depth)
  if (kind === 3)
    return `<figure data-asset="${random.pick(NUMBERS)}">${random.below(3) === 0 ? inlines(random) : ''}</figure>`
  if (kind === 4) return '<hr>'
  if (kind === 5) return inlines(random)
  const tag = random.pick(BLOCKS)
  return `<${tag}>${inlines(random)}${kind > 6 ? blocks(random, depth + 1) : ''}</${tag}>`
}

const blocks = (random: Random, depth = 0): string => several(random, 4, () => block(random, depth))

describe('a body between the sanitiser and the editor', () => {
  it.each(SEEDS)('is stable when it is opened, published and opened again (seed %i)', (seed) => {
    const stored = cleanBody(blocks(createRandom(seed)))
    const document = createDocument({ es: { title: '', summary: '', body: bodyFromHtml(stored) } })
    expect(() => checkDocument(document)).not.toThrow()
    const published = bodyToHtml(readBody(document, 'es'))
    expect(cleanBody(published)).toBe(published)
    expect(bodyToHtml(bodyFromHtml(published))).toBe(published)
  })

  it('changes nothing in what the editor can write', () => {
    const body = [
      '<h2>Antes</h2><p>Un <strong>gol</strong>, <a href="https://a.test/?b=1&amp;c=2" rel="noopener noreferrer">aquí</a><br />y <em>fin</em></p>',
      '<ol start="3"><li><p>tres</p></li></ol><aside><h3>Datos</h3><p>uno</p></aside><figure data-asset="4503599627370495"></figure>',
      '<table><tbody><tr><th colspan="2"><p>Club</p></th></tr><tr><td><p>Almenara</p></td><td rowspan="2"><p>3</p></td></tr></tbody></table><hr />',
    ].join('')
    expect(cleanBody(body)).toBe(body)
    expect(bodyToHtml(bodyFromHtml(body))).toBe(body)
  })

  it('keeps a body that is nested deeper than a document may be within the limit', () => {
    const stored = cleanBody(`${'<blockquote>'.repeat(500)}<p>deep</p>${'</blockquote>'.repeat(500)}`)
    const document = createDocument({ es: { title: '', summary: '', body: bodyFromHtml(stored) } })
    expect(() => checkDocument(document)).not.toThrow()
  })
})
