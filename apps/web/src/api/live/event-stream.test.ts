import { expect, test } from 'vitest'
import { createEventParser, type StreamEvent } from './event-stream.ts'

function parse(...pieces: string[]): StreamEvent[] {
  const events: StreamEvent[] = []
  const push = createEventParser((event) => events.push(event))
  for (const piece of pieces) push(piece)
  return events
}

test('an event has a name, data and an id', () => {
  expect(parse('id: 7\nevent: post\ndata: {"a":1}\n\n')).toEqual([{ name: 'post', data: '{"a":1}', id: '7' }])
})

test('text may be cut anywhere, also between the two signs that end a line', () => {
  const whole = 'id: 7\r\nevent: post\r\ndata: one\r\ndata: two\r\n\r\n'
  expect(parse(...whole)).toEqual([{ name: 'post', data: 'one\ntwo', id: '7' }])
})

test('comments say nothing, and an event without data is none', () => {
  expect(parse(': still here\n\nevent: post\n\n:\n\n')).toEqual([])
})

test('the id stays until another is named', () => {
  expect(parse('id: 1\ndata: a\n\ndata: b\n\nid\ndata: c\n\n').map(({ id }) => id)).toEqual(['1', '1', ''])
})

test('half an event is not told', () => {
  expect(parse('data: half')).toEqual([])
})
