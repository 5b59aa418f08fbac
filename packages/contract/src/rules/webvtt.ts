/** `timing`: no valid times. `end`: it ends before it begins. `order`: it begins before the one above. `setting`: an unknown setting. */
export const CUE_PROBLEMS = ['header', 'timing', 'end', 'order', 'setting', 'no-cues'] as const

export interface CueProblem {
  readonly reason: (typeof CUE_PROBLEMS)[number]
  /** From 1. */
  readonly line: number
}

export interface Cue {
  readonly startMs: number
  readonly endMs: number
  readonly text: string
}

export interface Subtitles {
  readonly cues: readonly Cue[]
  /** Empty if the file is valid. */
  readonly problems: readonly CueProblem[]
}

interface Line {
  readonly text: string
  readonly number: number
}

const HEADER = /^WEBVTT(?:[ \t].*)?$/
const OTHER_BLOCK = /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/
const TIMING = /^(?<start>[\d:.]+)[ \t]+-->[ \t]+(?<end>[\d:.]+)(?:[ \t]+(?<settings>.*))?$/
const TIME = /^(?:(?<hours>\d{2,}):)?(?<minutes>[0-5]\d):(?<seconds>[0-5]\d)\.(?<milliseconds>\d{3})$/
const PERCENT = String.raw`(?:100|\d{1,2})(?:\.\d+)?%`

const SETTINGS: Readonly<Record<string, RegExp>> = {
  vertical: /^(?:rl|lr)$/,
  line: new RegExp(`^(?:-?\\d+|${PERCENT})(?:,(?:start|center|end))?$`),
  position: new RegExp(`^${PERCENT}(?:,(?:line-left|center|line-right))?$`),
  size: new RegExp(`^${PERCENT}$`),
  align: /^(?:start|center|end|left|right)$/,
  region: /^\S+$/,
}

/** Reads WebVTT, and says which lines a player would ignore or show at the wrong time. */
export function parseSubtitles(text: string): Subtitles {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .map((line, index) => ({ text: line, number: index + 1 }))
  const [header, ...rest] = lines
  if (!HEADER.test(header?.text ?? '')) return { cues: [], problems: [{ reason: 'header', line: 1 }] }
  const cues: Cue[] = []
  const problems: CueProblem[] = []
  // What stands directly below the header belongs to it.
  for (const block of blocksOf(rest).filter(([first]) => first?.number !== 2)) {
    const { cue, found } = readCue(block, cues.at(-1))
    problems.push(...found)
    if (cue) cues.push(cue)
  }
  if (cues.length === 0 && problems.length === 0) problems.push({ reason: 'no-cues', line: lines.length })
  return { cues, problems }
}

export function findCueProblems(text: string): readonly CueProblem[] {
  return parseSubtitles(text).problems
}

/** Runs of lines without a blank one, except comments and styles. */
function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = []
  let block: Line[] = []
  for (const line of [...lines, { text: '', number: 0 }]) {
    if (line.text.trim() !== '') block.push(line)
    else if (block.length > 0) {
      blocks.push(block)
      block = []
    }
  }
  return blocks.filter(([first]) => !OTHER_BLOCK.test(first?.text ?? ''))
}

function readCue(block: readonly Line[], previous: Cue | undefined): { cue: Cue | null; found: CueProblem[] } {
  // The first line may be the name of the cue.
  const at = block[0]?.text.includes('-->') ? 0 : 1
  const line = block[at]
  const number = line?.number ?? block[0]?.number ?? 1
  const { start = '', end = '', settings = '' } = TIMING.exec(line?.text.trim() ?? '')?.groups ?? {}
  const [startMs, endMs] = [millisecondsOf(start), millisecondsOf(end)]
  if (startMs === null || endMs === null) return { cue: null, found: [{ reason: 'timing', line: number }] }
  const found: CueProblem[] = []
  if (endMs <= startMs) found.push({ reason: 'end', line: number })
  if (previous && startMs < previous.startMs) found.push({ reason: 'order', line: number })
  if (!areSettings(settings)) found.push({ reason: 'setting', line: number })
  const text = block.slice(at + 1).map((one) => one.text)
  return { cue: { startMs, endMs, text: text.join('\n') }, found }
}

function millisecondsOf(time: string): number | null {
  const { hours = '0', minutes, seconds, milliseconds } = TIME.exec(time)?.groups ?? {}
  if (minutes === undefined) return null
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(milliseconds)
}

function areSettings(settings: string): boolean {
  return settings
    .split(/[ \t]+/)
    .filter((setting) => setting !== '')
    .every((setting) => {
      const [, name = '', value = ''] = /^([a-z]+):(.+)$/.exec(setting) ?? []
      return Object.hasOwn(SETTINGS, name) && SETTINGS[name]?.test(value)
    })
}
