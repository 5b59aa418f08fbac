import { describe, expect, it } from 'vitest'
import { greetingName, typedText } from './typed-names.ts'

describe('typedText', () => {
  it.each([
    ['  Ana \r\n\t María ', 'Ana María'],
    ["O'Brien <b>", "O'Brien <b>"],
    ['Ana\u202Egnp.exe', 'Ana gnp.exe'],
    ['\u0000', ''],
    ['👩‍🚀', '👩‍🚀'],
  ])('turns %j into %j', (typed, text) => {
    expect(typedText(typed)).toBe(text)
  })

  it('keeps letters that run the other way to themselves', () => {
    expect(typedText('محمد')).toBe('\u2068محمد\u2069')
    expect(typedText('דוד')).toBe('\u2068דוד\u2069')
  })
})

describe('greetingName', () => {
  it.each(['Ana', 'José Ñ.', 'J. R. R.', 'Mª José', "D'Artagnan", 'María del Carmen', '李'])('greets %s', (name) => {
    expect(greetingName(name)).toBe(name)
  })

  it.each([
    'https://evil.test',
    'Win at evil.test now',
    'www.evil',
    'bit.ly/x',
    'call me@evil.test',
    'x'.repeat(61),
    ' \r\n',
  ])('does not repeat %j', (name) => {
    expect(greetingName(name)).toBeNull()
  })
})
