import type { AssetState } from '@mixed-zone/contract/schemas/studio/asset-details'
import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import { useState } from 'react'
import { useTexts } from '../../../../i18n/texts.ts'
import { offerUndo } from '../../../shared/undo.ts'
import type { FileEditing } from './file-editing.ts'
import { type FileSort, moveBeside, moveBy, type Side, sortFiles } from './file-order.ts'
import { picturesTexts } from './pictures-texts.ts'

export type FileActions = ReturnType<typeof useFileActions>

/** Moves, sorts, sets aside and removes files. Each can be undone for ten seconds, and is announced. */
export function useFileActions({ assets, facts, fileDetails }: FileEditing) {
  const texts = useTexts(picturesTexts)
  const [announcement, setAnnouncement] = useState('')
  const ids = assets.map(({ id }) => id)

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
