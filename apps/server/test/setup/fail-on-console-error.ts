import { format } from 'node:util'
import { afterEach, beforeEach, expect } from 'vitest'

const original = console.error
let complaints: string[] = []

beforeEach(() => {
  complaints = []
  console.error = (...args: unknown[]) => {
    complaints.push(format(...args))
    original(...args)
  }
})

/** A test that expects a complaint replaces `console.error` itself. */
afterEach(() => {
  console.error = original
  expect(complaints, 'nothing is written to console.error').toEqual([])
})
