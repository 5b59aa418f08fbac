import { useTexts } from '../../../i18n/texts.ts'
import { designTexts } from '../design-texts.ts'
import { Part } from './part.tsx'

export function TypePart() {
  const texts = useTexts(designTexts).type
  return (
    <Part name="type">
      <div className="grid gap-3">
        <p className="headline-48">{texts.headline}</p>
        <p className="headline-36">{texts.section}</p>
        <p className="headline-28">{texts.section}</p>
        <p className="headline-22">{texts.story}</p>
        <p className="headline-18">{texts.small}</p>
        <p className="headline-16">{texts.row}</p>
        <p className="measure mt-2 text-18 text-ink2">{texts.body}</p>
        <p className="measure">{texts.body}</p>
        <p className="text-14 text-muted">{texts.meta}</p>
        <p className="text-12 text-muted">{texts.meta}</p>
        <p className="figures text-18">2–1 · 93′ · 1:48</p>
        <p className="headline-28 w-48 border-l border-line pl-2">{texts.longWord}</p>
      </div>
    </Part>
  )
}
