import type { Asset } from '@mixed-zone/contract/schemas/asset'
import { useTexts } from '../../i18n/texts.ts'
import { postTexts } from './post-texts.ts'

/** Returns the credit of a picture or video as it is shown, or an empty string. */
export function useCredit(): (asset: Asset) => string {
  const texts = useTexts(postTexts)
  return ({ kind, credit }) => (kind === 'image' && credit !== '' ? texts.photoBy({ credit }) : credit)
}

/** Returns what is copied for a picture or video: its caption and its credit, on a line each. */
export function useCaptionText(): (asset: Asset) => string {
  const credit = useCredit()
  return (asset) => [asset.caption, credit(asset)].filter((line) => line !== '').join('\n')
}
