import type { Download } from '../../downloads/download-store.ts'
import type { DownloadsWords } from './words/downloads-es.ts'

/** Why a download does not come, and what happens next. */
export function downloadFailure({ failure, isOnlyNew }: Download, words: DownloadsWords): string {
  if (failure === null) return ''
  const said = [failure.message, failure.reason].filter((text) => text !== '').join(' ')
  switch (failure.type) {
    case 'network':
      return words.lineBroken
    case 'unavailable':
      return words.unavailable
    case 'rate-limit':
      return failure.reason === '' ? words.tooMany : failure.reason
    case 'not-found':
      return isOnlyNew ? words.nothingNew : words.notThere
    case 'gone':
      return said === '' ? words.notThere : said
    default:
      return said === '' ? words.notSaved : said
  }
}
