import type { Asset } from '@mixed-zone/contract/schemas/asset'
import { useTexts } from '../../i18n/texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { extensionOf } from './asset-facts.ts'
import { postTexts } from './post-texts.ts'

/** Size, type and subtitle languages in one line. */
export function VideoFacts({ video }: { readonly video: Asset }) {
  const texts = useTexts(postTexts)
  const { formatBytes } = useFormats()
  const languages = video.subtitles.map(({ locale }) => locale.toUpperCase()).join(' ')
  const facts = [
    // Unknown for a video on an external host.
    video.size > 0 ? formatBytes(video.size) : '',
    extensionOf(video),
    languages === '' ? '' : texts.subtitles({ languages }),
  ]
  return facts.filter((fact) => fact !== '').join(' · ')
}
