import { describe, expect, it } from 'vitest'
import { type CheckItem, checkText } from './checklist.tsx'
import { texts as en } from './texts/en.ts'
import { texts as es } from './texts/es.ts'
import { texts as pt } from './texts/pt.ts'

describe('checkText', () => {
  it('names one or several missing languages', () => {
    const one: CheckItem = { kind: 'language-missing', locales: ['pt'] }
    expect([checkText(one, es, 'es'), checkText(one, en, 'en'), checkText(one, pt, 'pt')]).toEqual([
      'Sin título en portugués: no existirá en ese idioma',
      'No title in Portuguese: it will not exist in that language',
      'Sem título em português: não existirá nessa língua',
    ])
    const two: CheckItem = { kind: 'language-missing', locales: ['pt', 'en'] }
    expect([checkText(two, es, 'es'), checkText(two, en, 'en'), checkText(two, pt, 'pt')]).toEqual([
      'Sin título en inglés y portugués: no existirá en esos idiomas',
      'No title in English and Portuguese: it will not exist in those languages',
      'Sem título em inglês e português: não existirá nessas línguas',
    ])
  })

  it('counts files, and not the languages that they lack', () => {
    const check: CheckItem = { kind: 'caption-missing', count: 1, locales: ['en', 'pt'] }
    expect(checkText(check, en, 'en')).toBe('1 caption missing (English and Portuguese)')
  })
})
