import { expect, it } from 'vitest'
import { readingPathOf } from './offline-copy.ts'

it.each([
  ['/api/private/home', 'private/home'],
  ['/api/private/post', 'private/post'],
  ['/api/private/matchdays/matchday-12', 'private/matchdays/'],
  ['/api/private/posts', null],
  ['/api/private/user-data', null],
  ['/api/files/12/1080/goal.webp', null],
  ['/private/home', null],
])('readingPathOf %s is %s', (pathname, path) => {
  expect(readingPathOf(pathname)).toBe(path)
})
