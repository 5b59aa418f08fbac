import { describe, expect, it } from 'vitest'
import { defineTexts, loadTexts, loadUsedTexts } from './texts.ts'

/** Texts whose loads are counted by language; `failures` of them are rejected first. */
function countedTexts({ failures = 0 } = {}) {
  const loads: string[] = []
  let left = failures
  const loader = (locale: string) => async () => {
    loads.push(locale)
    if (left-- > 0) throw new Error('no connection')
    return { texts: { title: locale } }
  }
  return { loads, texts: defineTexts({ es: loader('es'), en: loader('en'), pt: loader('pt') }) }
}

describe('loadTexts', () => {
  it('loads one language alone, and each only once', async () => {
    const { loads, texts } = countedTexts()
    await Promise.all([loadTexts('en', [texts]), loadTexts('en', [texts])])
    await loadTexts('en', [texts])
    expect(loads).toEqual(['en'])
    expect(texts.get('en')).toEqual({ title: 'en' })
    expect(texts.get('es')).toBeUndefined()
  })

  it('tries again after a failure', async () => {
    const { loads, texts } = countedTexts({ failures: 1 })
    await expect(loadTexts('pt', [texts])).rejects.toThrow('no connection')
    await loadTexts('pt', [texts])
    expect(loads).toEqual(['pt', 'pt'])
    expect(texts.get('pt')).toEqual({ title: 'pt' })
  })
})

describe('loadUsedTexts', () => {
  it('loads the new language of all texts that were loaded before, and of no others', async () => {
    const used = countedTexts()
    const unused = countedTexts()
    await loadTexts('es', [used.texts])
    await loadUsedTexts('pt')
    expect(used.loads).toEqual(['es', 'pt'])
    expect(unused.loads).toEqual([])
  })
})
