import type { Download } from '../../downloads/download-store.ts'
import { secondsLeft } from '../../downloads/transfer-speed.ts'
import type { Formats } from '../../i18n/use-formats.ts'
import type { DownloadsTexts } from './texts/es.ts'

/** 0 to 1; null while nobody knows. */
export function shareOf({ receivedBytes, sizeBytes, state }: Download): number | null {
  if (state === 'done') return 1
  if (sizeBytes === null) return null
  return sizeBytes === 0 ? 1 : Math.min(1, receivedBytes / sizeBytes)
}

/** "14 de 42": the files of a zip that have come, of all that are in it; null where that is not known. */
export function filesSoFar({ zip }: Download, texts: DownloadsTexts): string | null {
  if (!zip) return null
  const sum = (key: 'done' | 'total') => zip.parts.reduce((all, part) => all + part[key], 0)
  return texts.filesSoFar({ done: sum('done'), total: sum('total') })
}

/** "31,7 MB de 96 MB · 4,1 MB/s · quedan 16 s": as much of it as is known. */
export function progressFacts(download: Download, { bytes }: Pick<Formats, 'bytes'>, texts: DownloadsTexts): string {
  const { receivedBytes, sizeBytes, bytesPerSecond } = download
  if (sizeBytes === null) return texts.preparing
  const seconds = secondsLeft(sizeBytes - receivedBytes, bytesPerSecond)
  return [
    texts.ofTotal({ received: bytes(receivedBytes), total: bytes(sizeBytes) }),
    ...(bytesPerSecond === null ? [] : [texts.perSecond({ size: bytes(Math.round(bytesPerSecond)) })]),
    ...(seconds === null ? [] : [timeLeft(seconds, texts)]),
  ].join(' · ')
}

function timeLeft(seconds: number, texts: DownloadsTexts): string {
  return seconds < 90 ? texts.secondsLeft({ count: seconds }) : texts.minutesLeft({ count: Math.ceil(seconds / 60) })
}
