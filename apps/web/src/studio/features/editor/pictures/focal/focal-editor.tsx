import type { Frame } from '@mixed-zone/contract/schemas/studio/asset-details'
import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import { Crosshair, Sparkles, SquareDashed } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTexts } from '../../../../../i18n/texts.ts'
import { useFormats } from '../../../../../i18n/use-formats.ts'
import { ViewerShell, viewerActionStyle } from '../../../../../ui/components/overlays/viewer-shell.tsx'
import { Button } from '../../../../../ui/primitives/button.tsx'
import { classNames } from '../../../../../ui/primitives/class-names.ts'
import { Icon } from '../../../../../ui/primitives/icon.tsx'
import { TextInput } from '../../../../../ui/primitives/text-input.tsx'
import { SaveStateView } from '../../../../shared/save-state.tsx'
import { editorTexts } from '../../editor-texts.ts'
import { type FileEditing, numberOf } from '../file-editing.ts'
import { picturesTexts } from '../pictures-texts.ts'
import { CropPreviews } from './crop-previews.tsx'
import { CENTRE, clampPart, fitFrame, percent, type Point } from './crops.ts'
import { FocalStage } from './focal-stage.tsx'

interface FocalEditorProps {
  readonly editing: FileEditing
  readonly pictures: readonly StudioAsset[]
  readonly asset: StudioAsset
  readonly onShow: (asset: StudioAsset) => void
  readonly onClose: () => void
}

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const STEP = 0.01
const LARGE_STEP = 0.05

const INITIAL_FRAME: Frame = { x: 0.3, y: 0.2, width: 0.4, height: 0.6 }

/** The point that every crop of a picture keeps, the part that none should cut, and what the crops look like. */
export function FocalEditor({ editing, pictures, asset, onShow, onClose }: FocalEditorProps) {
  const texts = useTexts(picturesTexts).focal
  const { notSaved } = useTexts(editorTexts)
  const formats = useFormats()
  const { details, file, width, height } = asset
  const suggested = file.suggestedFocalPoint
  const point = details.focalPoint ?? suggested ?? CENTRE
  const size = { width: width ?? 3, height: height ?? 2 }
  const index = pictures.findIndex(({ id }) => id === asset.id)
  const { isEditable } = editing

  function setPoint(next: Point | null): void {
    if (!isEditable) return
    editing.fileDetails.save(asset, {
      focalPoint: next === null ? null : { x: round(clampPart(next.x)), y: round(clampPart(next.y)) },
    })
  }

  function setFrame(frame: Frame | null): void {
    if (!isEditable) return
    editing.fileDetails.save(asset, {
      frame: frame && {
        x: round(frame.x),
        y: round(frame.y),
        width: round(frame.width),
        height: round(frame.height),
      },
    })
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key]
    // In fields, the arrow keys change the number.
    if (step === undefined || event.target instanceof HTMLInputElement) return
    event.preventDefault()
    if (event.altKey) {
      const next = pictures[index + (step.x + step.y)]
      if (next !== undefined) onShow(next)
      return
    }
    const by = event.shiftKey ? LARGE_STEP : STEP
    setPoint({ x: point.x + step.x * by, y: point.y + step.y * by })
  }

  const facts = [
    width !== null && height !== null && `${width} × ${height}`,
    asset.sizeBytes !== null && formats.formatBytes(asset.sizeBytes),
  ]
  return (
    <ViewerShell
      label={texts.title({ name: asset.name })}
      onClose={onClose}
      onKeyDown={handleKeyDown}
      header={
        <>
          <span className="headline-18 figures shrink-0">
            {numberOf(index)} / {pictures.length}
          </span>
          <span className="truncate text-14 text-muted">{[asset.name, ...facts].filter(Boolean).join(' · ')}</span>
        </>
      }
      doneLabel={texts.done}
      actions={
        isEditable && (
          <>
            <span className="max-lg:hidden">
              <SaveStateView saving={editing.saving} failed={notSaved} />
            </span>
            {suggested !== null && (
              <button type="button" onClick={() => setPoint(null)} className={viewerActionStyle()}>
                <Icon icon={Sparkles} />
                <span className="max-lg:sr-only">{texts.suggestion}</span>
              </button>
            )}
            <button type="button" onClick={() => setPoint(CENTRE)} className={viewerActionStyle()}>
              <Icon icon={Crosshair} />
              <span className="max-sm:sr-only">{texts.centre}</span>
            </button>
          </>
        )
      }
      footer={<PictureStrip pictures={pictures} current={asset} onShow={onShow} />}
    >
      <p role="status" className="sr-only">
        {texts.pointAt({ x: percent(point.x), y: percent(point.y) })}
      </p>
      <div className="flex h-full gap-8 overflow-y-auto px-4 max-lg:flex-col sm:px-6">
        <FocalStage
          asset={asset}
          size={size}
          point={point}
          frame={details.frame}
          isEditable={isEditable}
          onPoint={setPoint}
          onFrame={setFrame}
        />
        <div className="w-full shrink-0 pb-4 max-lg:mx-auto max-lg:max-w-120 lg:w-83">
          <CropPreviews asset={asset} size={size} point={point} frame={details.frame} onPoint={setPoint} />
          {isEditable &&
            (details.frame === null ? (
              <button
                type="button"
                onClick={() => setFrame(INITIAL_FRAME)}
                className={classNames(viewerActionStyle(), 'mt-3 border border-line')}
              >
                <Icon icon={SquareDashed} />
                {texts.addFrame}
              </button>
            ) : (
              <FrameFields frame={details.frame} onChange={setFrame} />
            ))}
          <p className="mt-3 text-12 text-muted">{texts.help}</p>
        </div>
      </div>
    </ViewerShell>
  )
}

const round = (value: number) => Math.round(value * 1000) / 1000

interface PictureStripProps {
  readonly pictures: readonly StudioAsset[]
  readonly current: StudioAsset
  readonly onShow: (asset: StudioAsset) => void
}

function PictureStrip({ pictures, current, onShow }: PictureStripProps) {
  const texts = useTexts(picturesTexts)
  return (
    <ul aria-label={texts.sheet} className="flex gap-1.5 overflow-x-auto px-4 py-3 sm:px-6">
      {pictures.map((asset, index) => (
        <li key={asset.id} className="shrink-0">
          <button
            type="button"
            aria-current={asset.id === current.id ? 'true' : undefined}
            aria-label={`${numberOf(index)}, ${asset.name}`}
            onClick={() => onShow(asset)}
            className={classNames(
              'block rounded-control',
              asset.id === current.id && 'outline-3 outline-offset-1 outline-accent',
            )}
          >
            <img
              src={asset.thumbnail ?? undefined}
              alt=""
              loading="lazy"
              className="h-14 min-w-10 rounded-control bg-skeleton object-cover"
            />
          </button>
        </li>
      ))}
    </ul>
  )
}

interface FrameFieldsProps {
  readonly frame: Frame
  readonly onChange: (frame: Frame | null) => void
}

/** The frame in numbers, for those who do not drag. */
function FrameFields({ frame, onChange }: FrameFieldsProps) {
  const texts = useTexts(picturesTexts).focal
  return (
    <fieldset className="mt-4">
      <legend className="mb-2 text-14 font-semibold">{texts.frame}</legend>
      <div className="grid grid-cols-4 gap-2">
        {(['x', 'y', 'width', 'height'] as const).map((side) => (
          <label key={side} className="text-12 text-muted">
            {texts.frameSides[side]}
            <TextInput
              isDense
              type="number"
              min={0}
              max={100}
              value={percent(frame[side])}
              onChange={(event) => onChange(fitFrame({ ...frame, [side]: Number(event.target.value) / 100 }))}
            />
          </label>
        ))}
      </div>
      <Button size="small" variant="quiet" onClick={() => onChange(null)} className="mt-2">
        {texts.removeFrame}
      </Button>
    </fieldset>
  )
}
