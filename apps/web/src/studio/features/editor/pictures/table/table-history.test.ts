import { describe, expect, it } from 'vitest'
import { createTableHistory } from './table-history.ts'

const KEY = 'captions.en'
const step = (assetId: string) => ({ assetId, key: KEY, before: 'old', after: 'new' }) as const

describe('createTableHistory', () => {
  it('undoes and redoes a step as a whole', () => {
    const history = createTableHistory()
    history.record([step('1'), step('2')])
    expect(history.undo(() => 'new').map(({ assetId, text }) => assetId + text)).toEqual(['1old', '2old'])
    expect(history.undo(() => 'old')).toEqual([])
    expect(history.redo(() => 'old').map(({ text }) => text)).toEqual(['new', 'new'])
  })

  it('leaves what somebody else has changed meanwhile', () => {
    const history = createTableHistory()
    history.record([step('1'), step('2')])
    expect(history.undo(({ assetId }) => (assetId === '1' ? 'theirs' : 'new'))).toEqual([
      { assetId: '2', key: KEY, text: 'old' },
    ])
  })
})
