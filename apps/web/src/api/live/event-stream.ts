export interface StreamEvent {
  readonly name: string
  readonly data: string
  /** The last id that the stream named: where to go on after a break. */
  readonly id: string
}

/** Reads server-sent events as the standard has them, from text that arrives in any pieces. */
export function createEventParser(onEvent: (event: StreamEvent) => void): (text: string) => void {
  let rest = ''
  let id = ''
  let name = ''
  let data: string[] = []

  function endEvent() {
    if (data.length > 0) onEvent({ name: name || 'message', data: data.join('\n'), id })
    name = ''
    data = []
  }

  function readLine(line: string) {
    if (line === '') return endEvent()
    const colon = line.indexOf(':')
    // What begins with a colon only keeps the line alive.
    if (colon === 0) return
    const field = colon === -1 ? line : line.slice(0, colon)
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'data') data.push(value)
    if (field === 'event') name = value
    if (field === 'id' && !value.includes('\0')) id = value
  }

  return (text) => {
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    for (const line of lines) readLine(line)
  }
}
