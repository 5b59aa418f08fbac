import type { Frame } from '@mixed-zone/contract/schemas/studio/asset-details'
import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useLocale } from '../../../../../i18n/language-store.ts'
import { useTexts } from '../../../../../i18n/texts.ts'
import { picturesTexts } from '../pictures-texts.ts'
import { clampPart, fitFrame, frameBetween, percent, type Point } from './crops.ts'

interface FocalStageProps {
  readonly asset: StudioAsset
  readonly size: { readonly width: number; readonly height: number }
  readonly point: Point
  readonly frame: Frame | null
  readonly isEditable: boolean
  readonly onPoint: (point: Point) => void
  readonly onFrame: (frame: Frame) => void
}

type Drag =
  | { readonly kind: 'point' }
  | { readonly kind: 'ground'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'frame'; readonly from: Point; readonly frame: Frame }
  | { readonly kind: 'corner'; readonly opposite: Point }

/** A drag over less than this is a click. */
const CLICK = 0.02

const CORNERS = ['nw', 'ne', 'sw', 'se'] as const

/** The picture with the point and the frame. A click sets the point, a drag on empty ground draws the frame. */
export function FocalStage({ asset, size, point, frame, isEditable, onPoint, onFrame }: FocalStageProps) {
  const texts = useTexts(picturesTexts).focal
  const locale = useLocale()
  const stage = useRef<HTMLDivElement | null>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  const drawn = drag?.kind === 'ground' ? frameBetween(drag.from, drag.to) : null
  const shownFrame = drawn ?? frame

  function pointOf({ clientX, clientY }: PointerEvent): Point {
    const box = stage.current?.getBoundingClientRect()
    if (box === undefined || box.width === 0 || box.height === 0) return point
    return { x: clampPart((clientX - box.left) / box.width), y: clampPart((clientY - box.top) / box.height) }
  }

  function start(event: PointerEvent, next: Drag): void {
    if (!isEditable || event.button !== 0) return
    event.preventDefault()
    event.stopPropagation()
    stage.current?.setPointerCapture(event.pointerId)
    setDrag(next)
  }

  function handleMove(event: PointerEvent): void {
    if (drag === null) return
    const at = pointOf(event)
    if (drag.kind === 'point') onPoint(at)
    else if (drag.kind === 'ground') setDrag({ ...drag, to: at })
    else if (drag.kind === 'corner') {
      const next = frameBetween(drag.opposite, at)
      if (next !== null) onFrame(next)
    } else {
      onFrame(fitFrame({ ...drag.frame, x: drag.frame.x + at.x - drag.from.x, y: drag.frame.y + at.y - drag.from.y }))
    }
  }

  function handleUp(event: PointerEvent): void {
    if (drag?.kind === 'ground') {
      const to = pointOf(event)
      const next = frameBetween(drag.from, to)
      const isClick = Math.abs(to.x - drag.from.x) < CLICK && Math.abs(to.y - drag.from.y) < CLICK
      if (isClick) onPoint(to)
      else if (next !== null) onFrame(next)
    }
    setDrag(null)
  }

  /** Shift and the arrow keys move a corner; without Shift they move the point. */
  function handleCornerKey(event: KeyboardEvent, corner: (typeof CORNERS)[number]): void {
    if (!event.shiftKey || frame === null || !event.key.startsWith('Arrow')) return
    event.preventDefault()
    event.stopPropagation()
    const dx = event.key === 'ArrowLeft' ? -0.01 : event.key === 'ArrowRight' ? 0.01 : 0
    const dy = event.key === 'ArrowUp' ? -0.01 : event.key === 'ArrowDown' ? 0.01 : 0
    const moved = cornerOf(frame, corner)
    const next = frameBetween(oppositeOf(frame, corner), { x: moved.x + dx, y: moved.y + dy })
    if (next !== null) onFrame(next)
  }

  return (
    // Above the crops it is as high as the picture: a limit to its height would distort an upright one.
    <div className="flex min-w-0 items-center justify-center [--stage-height:48dvh] lg:min-h-60 lg:flex-1 lg:[--stage-height:68dvh]">
      <div
        ref={stage}
        data-stage
        className="relative w-full touch-none select-none lg:max-h-full"
        style={{
          aspectRatio: `${size.width} / ${size.height}`,
          maxWidth: `calc(var(--stage-height) * ${size.width / size.height})`,
        }}
        onPointerDown={(event) => start(event, { kind: 'ground', from: pointOf(event), to: pointOf(event) })}
        onPointerMove={handleMove}
        onPointerUp={handleUp}
        onPointerCancel={() => setDrag(null)}
      >
        <img
          src={asset.url ?? asset.thumbnail ?? undefined}
          alt={asset.alternatives[locale] || asset.captions[locale] || asset.name}
          draggable={false}
          className="size-full object-fill"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 border-l border-dashed border-on-night"
          style={{ left: `${point.x * 100}%` }}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-0 border-t border-dashed border-on-night"
          style={{ top: `${point.y * 100}%` }}
        />
        {shownFrame !== null && (
          <div
            className="absolute cursor-move border-2 border-on-night"
            style={{
              left: `${shownFrame.x * 100}%`,
              top: `${shownFrame.y * 100}%`,
              width: `${shownFrame.width * 100}%`,
              height: `${shownFrame.height * 100}%`,
            }}
            onPointerDown={(event) => start(event, { kind: 'frame', from: pointOf(event), frame: shownFrame })}
          >
            <span className="absolute top-full left-0 mt-1 rounded-control bg-night px-1.5 text-12 whitespace-nowrap text-on-night">
              {texts.frameSize({ width: percent(shownFrame.width), height: percent(shownFrame.height) })}
            </span>
            {isEditable &&
              CORNERS.map((corner) => (
                <button
                  key={corner}
                  type="button"
                  aria-label={texts.corners[corner]}
                  onKeyDown={(event) => handleCornerKey(event, corner)}
                  onPointerDown={(event) => start(event, { kind: 'corner', opposite: oppositeOf(shownFrame, corner) })}
                  className="touch-target absolute size-4 -translate-1/2 rounded-control border border-night bg-on-night"
                  style={{ left: corner.endsWith('w') ? 0 : '100%', top: corner.startsWith('n') ? 0 : '100%' }}
                />
              ))}
          </div>
        )}
        <button
          type="button"
          aria-label={texts.pointLabel({ x: percent(point.x), y: percent(point.y) })}
          aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown"
          onPointerDown={(event) => start(event, { kind: 'point' })}
          className="absolute size-14 -translate-1/2 cursor-grab rounded-pill border-4 border-accent shadow-[inset_0_0_0_1px_var(--night),0_0_0_1px_var(--night)]"
          style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
        />
      </div>
    </div>
  )
}

function cornerOf({ x, y, width, height }: Frame, corner: (typeof CORNERS)[number]): Point {
  return { x: corner.endsWith('w') ? x : x + width, y: corner.startsWith('n') ? y : y + height }
}

function oppositeOf({ x, y, width, height }: Frame, corner: (typeof CORNERS)[number]): Point {
  return { x: corner.endsWith('w') ? x + width : x, y: corner.startsWith('n') ? y + height : y }
}
