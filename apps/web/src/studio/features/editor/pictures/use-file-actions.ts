import type { AssetState } from '@mixed-zone/contract/schemas/studio/asset-details'
import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../../../../i18n/texts.ts'
import { offerUndo } from '../../../shared/undo.ts'
import type { FileEditing } from './file-editing.ts'
import { type FileSort, moveBeside, moveBy, type Side, sortFiles } from './file-order.ts'
import { getText, setText, type TextKey } from './merge-texts.ts'
import { picturesTexts } from './pictures-texts.ts'

export type FileActions = ReturnType<typeof useFileActions>

interface TextChange {
  readonly key: TextKey
  readonly from: string
  readonly to: string
}

/** Moves, sorts, sets aside and removes files, and copies captions. Each can be undone for ten seconds, and is announced. */
export function useFileActions(editing: FileEditing) {
  const { assets, facts, fileDetails } = editing
  const texts = useTexts(picturesTexts)
  const [announcement, setAnnouncement] = useState('')
  const ids = assets.map(({ id }) => id)
  /** For what is undone after others have changed something. */
  const latest = useRef(editing)
  useLayoutEffect(() => {
    latest.current = editing
  })

  function saveOrder(next: readonly string[]): void {
    facts.save('assetOrder', [...next])
  }

  function announceMove(movedIds: readonly string[], next: readonly string[]): void {
    const first = next.findIndex((id) => movedIds.includes(id))
    const name = assets.find(({ id }) => id === next[first])?.name ?? ''
    setAnnouncement(texts.moved({ count: movedIds.length, name, number: first + 1, total: next.length }))
  }

  function offer(text: string, undo: () => void): void {
    setAnnouncement(text)
    offerUndo({ text, countdown: texts.undoFor, undo })
  }

  function changeState(files: readonly StudioAsset[], state: AssetState): void {
    const changed = files.filter(({ details }) => details.state !== state)
    if (changed.length === 0) return
    const before = Map.groupBy(changed, ({ details }) => details.state)
    const restore = () => {
      for (const [earlier, those] of before) {
        void fileDetails.setState(
          those.map(({ id }) => id),
          earlier,
        )
      }
    }
    void fileDetails
      .setState(
        changed.map(({ id }) => id),
        state,
      )
      .then((isSaved) => {
        if (isSaved) offer(texts.stateSet[state]({ count: changed.length, name: changed[0]?.name ?? '' }), restore)
      })
  }

  /** Changes a text of those files that still have the earlier one. */
  function changeText(fileIds: readonly string[], { key, from, to }: TextChange): void {
    const { assets: current, fileTexts } = latest.current
    for (const asset of current.filter(({ id }) => fileIds.includes(id))) {
      const value = fileTexts.valueOf(asset)
      if (getText(value, key) !== from) continue
      fileTexts.save(asset, setText(value, key, to))
      void fileTexts.leave(asset.id)
    }
  }

  return {
    announcement,
    announce: setAnnouncement,
    moveBeside(movedIds: readonly string[], targetId: string, side: Side): void {
      if (movedIds.includes(targetId)) return
      const next = moveBeside(ids, movedIds, { targetId, side })
      saveOrder(next)
      announceMove(movedIds, next)
    },
    moveBy(movedIds: readonly string[], step: -1 | 1): void {
      const next = moveBy(ids, movedIds, step)
      if (next === ids) return
      saveOrder(next)
      announceMove(movedIds, next)
    },
    /** Only the given files; the others keep their places. */
    sort(files: readonly StudioAsset[], sort: FileSort): void {
      const sorted = sortFiles(files, sort)
      const isSorted = new Set(sorted)
      let place = 0
      const next = ids.map((id) => (isSorted.has(id) ? (sorted[place++] ?? id) : id))
      if (next.every((id, index) => id === ids[index])) return
      saveOrder(next)
      offer(texts.sorted[sort], () => saveOrder(ids))
    },
    /** Into files that have no such text. */
    copyText(fileIds: readonly string[], key: TextKey, text: string): void {
      changeText(fileIds, { key, from: '', to: text })
      offer(texts.copiedTo({ count: fileIds.length }), () => changeText(fileIds, { key, from: text, to: '' }))
    },
    setLead(asset: StudioAsset): void {
      const before = facts.values.leadAsset
      if (before === asset.id) return
      facts.save('leadAsset', asset.id)
      offer(texts.leadSet({ name: asset.name }), () => facts.save('leadAsset', before))
    },
    /** Uses those that were set aside if all of them were. */
    toggleAside(files: readonly StudioAsset[]): void {
      changeState(files, files.every(({ details }) => details.state === 'aside') ? 'used' : 'aside')
    },
    setAside: (files: readonly StudioAsset[]): void => changeState(files, 'aside'),
    remove: (files: readonly StudioAsset[]): void => changeState(files, 'removed'),
  }
}
