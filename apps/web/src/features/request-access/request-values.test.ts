import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  checkRequest,
  emptyRequest,
  REQUEST_DRAFT_KEY,
  requestDraft,
  type RequestValues,
  toRequestBody,
} from './request-values.ts'

const FILLED: RequestValues = {
  ...emptyRequest('en'),
  email: 'aoife@atlanticwire.test',
  name: 'Aoife',
  surnames: "O'Brien 🏟",
  telephone: { country: 'IE', number: '85 012 3456' },
  region: 'europe',
  country: 'IE',
  companyName: 'Atlantic Wire',
  mediaType: 'press-agency',
  workType: 'photographer',
  legal: true,
}

let items: Map<string, string>

beforeEach(() => {
  items = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  })
})

describe('requestDraft', () => {
  it('keeps what was typed until it is cleared', () => {
    requestDraft('en').save(FILLED)
    expect(requestDraft('pt').read()).toEqual(FILLED)
    requestDraft('en').clear()
    expect(requestDraft('pt').read()).toBeNull()
  })

  it.each(['{"name":', '7', 'null'])('ignores %s in the storage', (stored) => {
    items.set(REQUEST_DRAFT_KEY, stored)
    expect(requestDraft('es').read()).toBeNull()
  })

  it('ignores fields of the wrong type', () => {
    items.set(REQUEST_DRAFT_KEY, '{"name":7,"telephone":"x","legal":"yes","comunicationsLocale":"xx"}')
    expect(requestDraft('es').read()).toEqual(emptyRequest('es'))
  })

  it('works without a storage', () => {
    vi.stubGlobal('localStorage', undefined)
    requestDraft('es').save(FILLED)
    expect(requestDraft('es').read()).toBeNull()
  })
})

describe('checkRequest', () => {
  it('names every required field of an empty form, and no other', () => {
    const errors = checkRequest(emptyRequest('en'), 'en')
    expect(Object.keys(errors).toSorted()).toEqual([
      'companyName',
      'country',
      'email',
      'legal',
      'mediaType',
      'name',
      'region',
      'surnames',
      'telephone',
      'workType',
    ])
    expect(errors).toMatchObject({
      companyName: 'The Media name field is required',
      legal: 'The Legal terms field is required',
      telephone: 'The Telephone field is required',
    })
  })

  it('asks for the prefix if only that is missing', () => {
    const wrong = { ...FILLED, telephone: { country: null, number: '85 012 3456' } }
    expect(checkRequest(wrong, 'en')).toEqual({ telephone: 'The Prefix field is required' })
  })

  it('accepts a filled form', () => {
    expect(checkRequest(FILLED, 'en')).toEqual({})
  })

  it.each(['085 012 3456', '+353 85 012 3456', '00353850123456', '85–012–3456'])(
    'accepts a number written as %s and sends it as it is dialled at home',
    (number) => {
      const values = { ...FILLED, telephone: { country: 'IE', number } }
      expect(checkRequest(values, 'en')).toEqual({})
      expect(toRequestBody(values).telephone).toEqual({ prefix: '+353', number: '085 012 3456' })
    },
  )

  it('rejects a number that no telephone of that country has', () => {
    const wrong = { ...FILLED, telephone: { country: 'IE', number: '12' } }
    expect(checkRequest(wrong, 'en')).toEqual({ telephone: 'The format is wrong' })
  })
})
