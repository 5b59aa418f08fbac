import { crestPath } from '@mixed-zone/contract/rules/media-paths'
import type { EditableTermKind, ListedTerm, TermMerge } from '@mixed-zone/contract/schemas/studio/terms'
import type { OpenMerge } from './merge-terms.repository.ts'
import type { listSectionTerms, TermRow } from './terms.repository.ts'

export function presentTermRow(kind: EditableTermKind, row: TermRow): ListedTerm {
  const { club, player } = row
  return {
    id: String(row.id),
    kind,
    textId: row.textId,
    names: row.names,
    posts: row.posts,
    lastPostAt: row.lastPostAt?.toISOString() ?? null,
    version: row.version,
    club: club && {
      shortName: club.shortName,
      code: club.code,
      city: club.city,
      stadium: club.stadium,
      coach: club.coach,
      mainColour: club.mainColour,
      secondColour: club.secondColour,
      contact:
        club.contactId === null || club.contactName === null
          ? null
          : { id: String(club.contactId), name: club.contactName },
      // Browsers keep crests: another file needs another address.
      crest: club.crestFileId === null ? null : `${crestPath(row.textId)}?v=${club.crestFileId}`,
      players: club.players,
    },
    player: player && {
      team:
        player.teamId === null || player.teamTextId === null || player.teamName === null
          ? null
          : { id: String(player.teamId), textId: player.teamTextId, name: player.teamName },
      number: player.number,
      position: player.position,
    },
    section: null,
  }
}

export function presentSectionRow(row: Awaited<ReturnType<typeof listSectionTerms>>[number]): ListedTerm {
  return {
    id: row.id,
    kind: 'sections',
    textId: row.id,
    names: row.names,
    posts: row.posts,
    lastPostAt: row.lastPostAt?.toISOString() ?? null,
    version: 1,
    club: null,
    player: null,
    section: { kind: row.kind },
  }
}

export function presentMerge({ id, merged, mergedAt, undoUntil, mergedBy }: OpenMerge): TermMerge {
  return {
    id: String(id),
    textId: merged.text_id,
    names: merged.names ?? { es: merged.name, en: merged.name, pt: merged.name },
    mergedAt: mergedAt.toISOString(),
    undoUntil: undoUntil.toISOString(),
    mergedBy,
  }
}
