import { beforeEach, expect, test, vi } from 'vitest'
import { forgetDraft, keepDraft, readDraft, REQUEST_DRAFT_KEY } from './request-draft.ts'
import { checkRequest, emptyRequest, type RequestValues } from './request-values.ts'

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

test('what was typed is there again on the next visit, until it was sent', () => {
  keepDraft(FILLED)
  expect(readDraft('pt')).toEqual(FILLED)
  forgetDraft()
  expect(readDraft('pt')).toEqual(emptyRequest('pt'))
})

test.each(['{"name":', '7', 'null', '{"name":7,"telephone":"x","legal":"yes","comunicationsLocale":"xx"}'])(
  'what somebody else left there (%s) is an empty form',
  (left) => {
    items.set(REQUEST_DRAFT_KEY, left)
    expect(readDraft('es')).toEqual(emptyRequest('es'))
  },
)

test('an empty form names every field that is required, and no other', () => {
  expect(Object.keys(checkRequest(emptyRequest('en'), 'en')).toSorted()).toEqual(
    [
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
    ].toSorted(),
  )
  expect(checkRequest(emptyRequest('en'), 'en')).toMatchObject({
    companyName: 'The Media name field is required',
    legal: 'The Legal terms field is required',
  })
})

test('a filled form can be sent', () => {
  expect(checkRequest(FILLED, 'en')).toEqual({})
})

test('a number that no telephone of that country has is wrong', () => {
  const wrong = { ...FILLED, telephone: { country: 'IE', number: '12' } }
  expect(checkRequest(wrong, 'en')).toEqual({ telephone: 'The format is wrong' })
})
