import { describe, expect, it } from 'vitest'
import { describeDevice } from './describe-device.ts'

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

describe('describeDevice', () => {
  it.each([
    [`${WINDOWS} ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`, 'Chrome, Windows'],
    [`${WINDOWS} ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge, Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
    [`${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari, iPhone'],
    [`Mozilla/5.0 (Linux; Android 15) ${WEBKIT} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome, Android'],
    ['<b>evil</b> Windows', 'Windows'],
    ['curl/8.5.0', null],
    ['', null],
  ])('describes %j as %j', (userAgent, described) => {
    expect(describeDevice(userAgent)).toBe(described)
  })
})
