import type { Download } from '../../downloads/download-store.ts'
import type { DownloadsTexts } from './texts/es.ts'

/** Why a download does not come, and what happens next. */
export function downloadFailure({ failure, isOnlyNew }: Download, texts: DownloadsTexts): string {
  if (failure === null) return ''
  const said = [failure.message, failure.reason].filter((text) => text !== '').join(' ')
  switch (failure.type) {
    case 'network':
      return texts.lineBroken
    case 'unavailable':
      return texts.unavailable
    case 'rate-limit':
      return failure.reason === '' ? texts.tooMany : failure.reason
    case 'not-found':
      return isOnlyNew ? texts.nothingNew : texts.notThere
    case 'gone':
      return said === '' ? texts.notThere : said
    default:
      return said === '' ? texts.notSaved : said
  }
}
