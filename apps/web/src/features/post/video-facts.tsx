import type { Asset } from '@mixed-zone/contract/schemas/asset'
import { useFormats } from '../../i18n/use-formats.ts'
import { extensionOf } from './asset-facts.ts'
import { usePostWords } from './words/post-words.ts'

/** Size, kind and the languages of the subtitles, as one line. */
export function VideoFacts({ video }: { readonly video: Asset }) {
  const words = usePostWords()
  const { bytes } = useFormats()
  const languages = video.subtitles.map(({ locale }) => locale.toUpperCase()).join(' ')
  const facts = [
    // One on an external host has neither here.
    video.size > 0 ? bytes(video.size) : '',
    extensionOf(video),
    languages === '' ? '' : words.subtitles({ languages }),
  ]
  return facts.filter((fact) => fact !== '').join(' · ')
}
