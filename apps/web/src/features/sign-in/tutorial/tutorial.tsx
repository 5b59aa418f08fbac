import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { ChooseDrawing, DownloadDrawing, FindDrawing } from './drawings.tsx'
import { tutorialTexts } from './tutorial-texts.ts'

/** A tour of three steps, each with a drawing: find, choose, download. */
export function Tutorial({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(tutorialTexts)
  const [index, setIndex] = useState(0)
  const headline = useRef<HTMLHeadingElement | null>(null)
  const steps = [
    { ...texts.steps.find, Drawing: FindDrawing },
    { ...texts.steps.choose, Drawing: ChooseDrawing },
    { ...texts.steps.download, Drawing: DownloadDrawing },
  ]
  const step = steps[index]
  const isLast = index === steps.length - 1

  // Screen readers announce the new step, and keyboard navigation continues there.
  useEffect(() => {
    if (index > 0) headline.current?.focus()
  }, [index])

  function handleBack() {
    setIndex(index - 1)
    headline.current?.focus()
  }

  if (step === undefined) return null
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      subtitle={texts.step({ step: index + 1, total: steps.length })}
      footer={
        <>
          {index > 0 && <Button onClick={handleBack}>{texts.back}</Button>}
          <Button variant="primary" onClick={() => (isLast ? onClose() : setIndex(index + 1))}>
            {isLast ? texts.finish : texts.next}
          </Button>
        </>
      }
    >
      <svg role="img" aria-label={step.alt} viewBox="0 0 480 240" className="w-full rounded-picture bg-night">
        <step.Drawing />
      </svg>
      <h3 ref={headline} tabIndex={-1} className="headline-22 mt-5 outline-none">
        {step.title}
      </h3>
      <p className="mt-2 text-ink2">{step.text}</p>
    </Dialog>
  )
}
