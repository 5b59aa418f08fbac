import type { Post } from '@mixed-zone/contract/schemas/post'
import { CopyButton } from '../../ui/components/copy-button.tsx'
import { BottomBar } from '../../ui/patterns/bottom-bar.tsx'
import { recordCopy } from './record-use.ts'
import { copiedText } from './rich-text-source.ts'
import { ShareButton } from './share-button.tsx'
import type { Reading } from './use-reading-language.ts'
import { usePostWords } from './words/post-words.ts'

interface PostBarProps {
  readonly post: Post
  readonly reading: Reading
}

/** What a thumb wants of a post, below 1024 px: it stands where the navigation stands elsewhere. */
export function PostBar({ post, reading }: PostBarProps) {
  const words = usePostWords()
  return (
    <BottomBar label={words.actions}>
      {reading.body !== '' && (
        <CopyButton
          text={() => copiedText(reading)}
          label={words.copyWholeText}
          variant="secondary"
          size="large"
          className="flex-1"
          onCopied={() => recordCopy(post.id)}
        />
      )}
      <ShareButton post={post} title={reading.title} variant="secondary" size="large" className="flex-1" />
    </BottomBar>
  )
}
