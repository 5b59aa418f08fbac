import { useDesignWords } from '../words/design-words.ts'
import { Part } from './part.tsx'

export function TypePart() {
  const words = useDesignWords().type
  return (
    <Part name="type">
      <div className="grid gap-3">
        <p className="headline-48">{words.headline}</p>
        <p className="headline-36">{words.section}</p>
        <p className="headline-28">{words.section}</p>
        <p className="headline-22">{words.story}</p>
        <p className="headline-18">{words.small}</p>
        <p className="headline-16">{words.row}</p>
        <p className="measure mt-2 text-18 text-ink2">{words.body}</p>
        <p className="measure">{words.body}</p>
        <p className="text-14 text-muted">{words.meta}</p>
        <p className="text-12 text-muted">{words.meta}</p>
        <p className="figures text-18">2–1 · 93′ · 1:48</p>
        <p className="headline-28 w-48 border-l border-line pl-2">{words.longWord}</p>
      </div>
    </Part>
  )
}
