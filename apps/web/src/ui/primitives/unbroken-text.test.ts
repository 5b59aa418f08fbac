import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { UnbrokenText } from './unbroken-text.tsx'

const drawn = (text: string) => renderToStaticMarkup(createElement(UnbrokenText, { text }))
const wholeParts = (text: string) =>
  [...drawn(text).matchAll(/<span class="whitespace-nowrap">(.*?)<\/span>/g)].map(([, part]) => part)

it.each([
  ['Almenara gana 2-1 en el 93', ['2-1']],
  ['Vega Real 3–1 Ribeira', ['3–1']],
  ['El 4-3-3 de la temporada 2026-27', ['4-3-3', '2026-27']],
  ['Descanso: Brisa 0, Roca Alta 2', ['Brisa 0', 'Alta 2']],
  ['Cantera–Nortada, dos minutos', []],
  ['Ficha 1234567-1234567', ['4567-1234']],
  ['«O golo sonhei-o tal qual», dir-lhe-á; guarda-redes', ['sonhei-o', 'lhe-á']],
  ['2-', []],
  ['', []],
])('%j keeps %j whole', (text, parts) => {
  expect(wholeParts(text)).toEqual(parts)
})

it('does not change the text', () => {
  const text = 'Derbi 2-1 <b>&"\u2060 1-1-1-1-1-1'
  const plain = drawn(text)
    .replaceAll(/<\/?span[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
  expect(plain).toBe(text)
})
