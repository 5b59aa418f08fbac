import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserWriter } from './browser-writer.ts'
import { addLosses, findLosses, findWords, type Losses } from './typed-words.ts'

const POLL_MS = 50
/** For slow machines: a browser waits up to 15 seconds until it connects again. */
const MAX_WAIT_MS = 90_000

export interface WritingRound {
  readonly postId: number
  /** The last one goes offline, closes the tab, and comes back. */
  readonly writers: readonly [BrowserWriter, BrowserWriter, BrowserWriter]
  /** Kills a node with SIGKILL. */
  kill(): Promise<void>
  restart(): Promise<void>
  /** The text in the database. */
  readText(): Promise<string>
  /** How many words everybody types at least before each of the four events. */
  readonly pace: readonly [offline: number, kill: number, closed: number, stop: number]
}

export interface RoundResult {
  readonly typed: number
  /** Words that the pages showed as saved when the node was killed. */
  readonly saved: number
  /** In three browsers and the database, at the kill and at the end. */
  readonly losses: Losses
  /** Anything else that went wrong. */
  readonly problems: readonly string[]
}

interface Place {
  readonly where: string
  readonly text: string
}

/**
 * Three people type in one text. The third goes offline; then a node is killed with all of them typing; then the third closes the tab. When
 * the node is back, the third opens the text again.
 */
export async function runWritingRound(round: WritingRound): Promise<RoundResult> {
  const { postId, writers, pace } = round
  const [first, second, traveller] = writers
  const problems: string[] = []
  const losses: Losses[] = []
  const compare = ({ where, text }: Place, writer: BrowserWriter, expected: { min: number; max: number }) => {
    const found = findWords(text, writer.alphabet)
    const wrong = findLosses(found, expected)
    losses.push(wrong)
    if (Object.values(wrong).some((count) => count > 0))
      problems.push(`${where}: ${found.join()} instead of at least ${expected.min} words of "${writer.alphabet}"`)
  }
  try {
    await Promise.all(writers.map((writer) => writer.open(postId)))
    // While they type without a break, a slow server never catches up, and nothing is shown as saved.
    await Promise.all(writers.map((writer) => writer.typeWord()))
    await waitUntil(async () => {
      const texts = await Promise.all(writers.map((writer) => writer.read()))
      return texts.every(({ savedText }, index) => findWords(savedText, writers[index]?.alphabet ?? '').length > 0)
    })
    const typing = new AbortController()
    const travelling = new AbortController()
    const loops = [
      first.typeUntil(typing.signal),
      second.typeUntil(typing.signal),
      traveller.typeUntil(travelling.signal),
    ]
    const ended = Promise.all(loops)
    // Handled by whoever waits for it next.
    ended.catch(() => undefined)
    const untilTyped = (people: readonly BrowserWriter[], more: number) => {
      const goals = people.map((writer) => writer.countTyped() + more)
      // A page that no longer takes letters ends the wait.
      return waitUntil(() => people.every((writer, index) => writer.countTyped() >= (goals[index] ?? 0)), ended)
    }

    await untilTyped(writers, pace[0])
    await traveller.goOffline()
    await untilTyped(writers, pace[1])
    await round.kill()
    const shown = await Promise.all(writers.map((writer) => writer.read()))
    const savedCounts = shown.map(({ savedText }, index) => findWords(savedText, writers[index]?.alphabet ?? '').length)
    const stored = await round.readText()
    for (const [index, writer] of writers.entries()) {
      // The word that is being typed may be complete already.
      const expected = { min: savedCounts[index] ?? 0, max: writer.countTyped() + 1 }
      compare({ where: 'database at the kill', text: stored }, writer, expected)
    }
    await untilTyped(writers, pace[2])
    travelling.abort()
    await loops[2]
    await traveller.closeTab()
    await untilTyped([first, second], pace[3])
    typing.abort()
    await ended
    await round.restart()
    await traveller.reopenTab(postId)

    await waitUntil(async () => {
      const texts = await Promise.all(writers.map((writer) => writer.read()))
      return texts.every(({ text, isSaved }) => isSaved && text === texts[0]?.text)
    }).catch(async () => {
      const states = await Promise.all(writers.map((writer) => writer.read()))
      problems.push(`the browsers do not agree: ${JSON.stringify(states)}`)
    })
    const places = new Map([['database', await round.readText()]])
    for (const [index, writer] of writers.entries()) places.set(`browser ${index + 1}`, (await writer.read()).text)
    for (const [where, text] of places) {
      for (const writer of writers)
        compare({ where, text }, writer, { min: writer.countTyped(), max: writer.countTyped() })
    }
    if (new Set([...places.values()].map(withoutSpaces)).size > 1) problems.push('the texts differ')
    for (const writer of writers) problems.push(...writer.listErrors())
    return {
      typed: writers.reduce((sum, writer) => sum + writer.countTyped(), 0),
      saved: savedCounts.reduce((sum, count) => sum + count, 0),
      losses: addLosses(losses),
      problems,
    }
  } finally {
    for (const writer of writers) await writer.leave()
  }
}

/** The pages show a space at the end of a paragraph as another character. */
const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '')

async function waitUntil(
  isDone: () => boolean | Promise<boolean>,
  ended: Promise<unknown> = new Promise(() => undefined),
): Promise<void> {
  const deadline = performance.now() + MAX_WAIT_MS
  while (!(await isDone())) {
    if (performance.now() > deadline) throw new Error('The writers did not come so far in time')
    await Promise.race([pause(POLL_MS), ended])
  }
}
