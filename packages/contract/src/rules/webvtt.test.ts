import { describe, expect, it } from 'vitest'
import { findCueProblems, parseSubtitles } from './webvtt.ts'

const VALID = `\ufeffWEBVTT - Derbi
Kind: captions

NOTE
Not for viewers: 00:09.000 --> 00:01.000

STYLE
::cue { color: white }

primera
00:01.000 --> 00:02.500 position:50%,center align:start line:-1
<v Narradora>¡Gol!
Segunda línea

01:00:00.000 --> 01:00:01.000
Final
`

describe('parseSubtitles', () => {
  it('reads times and texts, and skips comments, styles and names', () => {
    expect(parseSubtitles(VALID)).toEqual({
      cues: [
        { startMs: 1000, endMs: 2500, text: '<v Narradora>¡Gol!\nSegunda línea' },
        { startMs: 3_600_000, endMs: 3_601_000, text: 'Final' },
      ],
      problems: [],
    })
  })

  it('reads the line breaks of Windows and old Macs', () => {
    const cues = [{ startMs: 0, endMs: 1000, text: 'a' }]
    for (const end of ['\r\n', '\r']) {
      expect(parseSubtitles(['WEBVTT', '', '00:00.000 --> 00:01.000', 'a'].join(end))).toEqual({ cues, problems: [] })
    }
  })

  it.each([
    ['no header', '1\n00:00:01,000 --> 00:00:02,000\nSubRip', [{ reason: 'header', line: 1 }]],
    ['nothing', '', [{ reason: 'header', line: 1 }]],
    ['no cue', 'WEBVTT\n\nNOTE empty\n', [{ reason: 'no-cues', line: 4 }]],
    ['a comma in a time', 'WEBVTT\n\n00:01,000 --> 00:02,000\na', [{ reason: 'timing', line: 3 }]],
    ['sixty seconds', 'WEBVTT\n\n00:60.000 --> 01:02.000\na', [{ reason: 'timing', line: 3 }]],
    ['a text without times', 'WEBVTT\n\nhello\nworld', [{ reason: 'timing', line: 4 }]],
    ['an end before its start', 'WEBVTT\n\n00:02.000 --> 00:01.000\na', [{ reason: 'end', line: 3 }]],
    [
      'a setting that nobody knows',
      'WEBVTT\n\n00:01.000 --> 00:02.000 colour:red\na',
      [{ reason: 'setting', line: 3 }],
    ],
    [
      'a position beyond the picture',
      'WEBVTT\n\n00:01.000 --> 00:02.000 position:150%\na',
      [{ reason: 'setting', line: 3 }],
    ],
    [
      'cues out of order',
      'WEBVTT\n\n00:03.000 --> 00:04.000\na\n\n00:01.000 --> 00:02.000\nb',
      [{ reason: 'order', line: 6 }],
    ],
  ])('names the line of %s', (_what, text, problems) => {
    expect(findCueProblems(text)).toEqual(problems)
  })
})
