import { LIST_PAGE_SIZE } from '@mixed-zone/contract/rules/limits'
import type { ReactNode } from 'react'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { classNames } from '../../ui/primitives/class-names.ts'

interface MorePostsProps {
  readonly shown: number
  readonly total: number
  readonly isLoading: boolean
  readonly onMore: () => void
  /** Message if the last load failed. */
  readonly failure?: ReactNode
}

/** Below a list: a button for the next page, and how many posts are shown. */
export function MorePosts({ shown, total, isLoading, onMore, failure }: MorePostsProps) {
  const texts = useBaseTexts().lists
  const { number } = useFormats()
  const left = Math.min(LIST_PAGE_SIZE.default, total - shown)
  // "2 of 2" is useless on the first page; after several pages it says that these are all.
  const isObvious = left === 0 && total <= LIST_PAGE_SIZE.default
  return (
    <div className={classNames('grid justify-items-center gap-4', !isObvious && 'mt-10')}>
      {failure}
      <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
        {left > 0 && (
          <Button onClick={onMore} isBusy={isLoading}>
            {texts.showMore({ count: left })}
          </Button>
        )}
        <p role="status" className={isObvious ? 'sr-only' : 'text-14 text-muted'}>
          {texts.shownOf({ shown: number(shown), total: number(total) })}
        </p>
      </div>
    </div>
  )
}
