import type { Formats } from '../../i18n/use-formats.ts'
import type { Download } from './download-store.ts'
import type { DownloadsTexts } from './texts/es.ts'

/** 0 to 1; null while it is unknown. */
export function shareOf({ receivedBytes, sizeBytes, state }: Download): number | null {
  if (state === 'done') return 1
  if (sizeBytes === null) return null
  return sizeBytes === 0 ? 1 : Math.min(1, receivedBytes / sizeBytes)
}

/** "14 de 42" files of a zip have arrived, counted as in the dialog; null while that is unknown. */
export function fileCountText({ zip, hasText }: Download, texts: DownloadsTexts): string | null {
  if (!zip) return null
  const sum = (key: 'done' | 'total') => zip.parts.reduce((all, part) => all + part[key], 0)
  return texts.filesSoFar({
    done: sum('done') + (hasText && zip.hasText ? 1 : 0),
    total: sum('total') + (hasText ? 1 : 0),
  })
}

/** "31,7 MB de 96 MB · 4,1 MB/s · quedan 16 s": as far as it is known. */
export function progressText(
  download: Download,
  { formatBytes }: Pick<Formats, 'formatBytes'>,
  texts: DownloadsTexts,
): string {
  const { receivedBytes, sizeBytes, bytesPerSecond } = download
  if (sizeBytes === null) return texts.preparing
  const seconds = secondsLeft(sizeBytes - receivedBytes, bytesPerSecond)
  return [
    texts.ofTotal({ received: formatBytes(receivedBytes), total: formatBytes(sizeBytes) }),
    ...(bytesPerSecond === null ? [] : [texts.perSecond({ size: formatBytes(Math.round(bytesPerSecond)) })]),
    ...(seconds === null ? [] : [timeLeft(seconds, texts)]),
  ].join(' · ')
}

function timeLeft(seconds: number, texts: DownloadsTexts): string {
  return seconds < 90 ? texts.secondsLeft({ count: seconds }) : texts.minutesLeft({ count: Math.ceil(seconds / 60) })
}

/** Why a download failed, and what happens next. */
export function failureText({ failure, zipRequest, address }: Download, texts: DownloadsTexts): string {
  if (failure === null) return ''
  const serverText = [failure.message, failure.reason].filter((text) => text !== '').join(' ')
  switch (failure.type) {
    case 'network':
      return texts.lineBroken
    case 'unavailable':
      return texts.unavailable
    case 'rate-limit':
      return failure.reason === '' ? texts.tooMany : failure.reason
    case 'not-found':
      // A zip that had an address was not empty.
      return zipRequest?.since === 'last' && address === null ? texts.nothingNew : texts.notThere
    case 'gone':
      return serverText === '' ? texts.notThere : serverText
    default:
      return serverText === '' ? texts.notSaved : serverText
  }
}

const WINDOW_MS = 5000

interface Sample {
  readonly at: number
  readonly bytes: number
}

/** The average speed of the last seconds: steady enough to read, recent enough to be true. */
export function createSpeedometer(now: () => number = () => performance.now()) {
  let samples: Sample[] = []

  return {
    record(bytes: number): void {
      const at = now()
      samples = [...samples.filter((sample) => at - sample.at <= WINDOW_MS), { at, bytes }]
    },
    /** Null until there are two samples to compare. */
    bytesPerSecond(): number | null {
      const [first, last] = [samples[0], samples.at(-1)]
      if (first === undefined || last === undefined || last.at - first.at < 200) return null
      return Math.max(0, ((last.bytes - first.bytes) / (last.at - first.at)) * 1000)
    },
    /** The speed before a pause says nothing about the speed after it. */
    reset(): void {
      samples = []
    },
  }
}

/** Null if the speed is unknown. */
export function secondsLeft(missingBytes: number, bytesPerSecond: number | null): number | null {
  if (bytesPerSecond === null || bytesPerSecond < 1) return null
  return Math.ceil(missingBytes / bytesPerSecond)
}
