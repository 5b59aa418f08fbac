import { ArrowUp } from 'lucide-react'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { Icon } from '../../ui/primitives/icon.tsx'

interface NewPostsPillProps {
  readonly count: number
  readonly onShow: () => void
}

/** "3 new posts": floats without shifting content and is announced. The parent positions it. */
export function NewPostsPill({ count, onShow }: NewPostsPillProps) {
  const texts = useBaseTexts().ui
  return (
    <div role="status">
      {count > 0 && (
        <button
          type="button"
          onClick={onShow}
          className="pressable inline-flex min-h-11 items-center gap-2.5 rounded-pill bg-ink px-4.5 text-14 font-semibold text-paper shadow-float"
        >
          <Icon icon={ArrowUp} size={18} />
          {texts.newPosts({ count })}
        </button>
      )}
    </div>
  )
}
