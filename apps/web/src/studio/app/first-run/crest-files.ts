import { slug } from '@mixed-zone/contract/rules/slug'
import { MAX_LOGO_BYTES } from '@mixed-zone/contract/schemas/studio/settings'
import type { Club, ListedTerm } from '@mixed-zone/contract/schemas/studio/terms'

interface NamedFile {
  readonly name: string
  readonly size: number
}

/** A club that exists, or one that a file is about to create. */
export interface NamedClub extends Pick<ListedTerm, 'id' | 'textId'> {
  readonly names: Pick<ListedTerm['names'], 'es'>
  readonly club: Pick<Club, 'shortName' | 'code'> | null
}

interface SortedCrests<F extends NamedFile, C extends NamedClub> {
  readonly crests: readonly { readonly club: C; readonly file: F }[]
  /** Files that no club is called like. */
  readonly unknown: readonly F[]
  readonly tooLarge: readonly F[]
}

/** Which file is the crest of which club, by its text id, name, short name or code. The last one of a club wins. */
export function sortCrests<F extends NamedFile, C extends NamedClub>(
  files: readonly F[],
  clubs: readonly C[],
): SortedCrests<F, C> {
  const byName = new Map<string, C>()
  // What names a club best comes last: a code or short name may be another one's name.
  const namesOf = [
    ({ club }: C) => club?.code ?? '',
    ({ club }: C) => club?.shortName ?? '',
    ({ names }: C) => names.es,
    ({ textId }: C) => textId,
  ]
  for (const nameOf of namesOf) {
    for (const club of clubs) if (slug(nameOf(club)) !== '') byName.set(slug(nameOf(club)), club)
  }
  const tooLarge = files.filter(({ size }) => size > MAX_LOGO_BYTES)
  const fitting = files.filter(({ size }) => size <= MAX_LOGO_BYTES)
  const found = new Map<string, { club: C; file: F }>()
  const unknown: F[] = []
  for (const file of fitting) {
    const club = byName.get(slug(file.name.replace(/\.[^.]*$/, '')))
    if (club === undefined) unknown.push(file)
    else found.set(club.id, { club, file })
  }
  return { crests: [...found.values()], unknown, tooLarge }
}
