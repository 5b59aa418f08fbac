import { isAccepted } from '@mixed-zone/contract/rules/accept-list'
import { slug } from '@mixed-zone/contract/rules/slug'
import { LOGO_TYPES, MAX_LOGO_BYTES } from '@mixed-zone/contract/schemas/studio/settings'
import type { Club, ListedTerm } from '@mixed-zone/contract/schemas/studio/terms'

/** The accept list of a crest. */
export const CREST_TYPES = LOGO_TYPES.join(',')

type NamedFile = Pick<File, 'name' | 'type' | 'size'>

/** A club that exists, or one that a file is about to create. */
export interface NamedClub extends Pick<ListedTerm, 'id' | 'textId'> {
  readonly names: Pick<ListedTerm['names'], 'es'>
  readonly club: Pick<Club, 'shortName' | 'code'> | null
}

interface MatchedCrests<F extends NamedFile, C extends NamedClub> {
  readonly crests: readonly { readonly club: C; readonly file: F }[]
  /** Files that no club is called like. */
  readonly unknown: readonly F[]
  readonly tooLarge: readonly F[]
  /** Files of a type that the server does not accept. */
  readonly unsupported: readonly F[]
}

/**
 * Which file is the crest of which club, by its text id, name, short name or code. The last one of a club wins. With an owner, every file
 * is a crest of it, whatever the file is called.
 */
export function matchCrests<F extends NamedFile, C extends NamedClub>(
  files: readonly F[],
  clubs: readonly C[],
  owner?: C,
): MatchedCrests<F, C> {
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
  const isSupported = (file: F) => isAccepted(file, CREST_TYPES)
  const supported = files.filter(isSupported)
  const smallEnough = supported.filter(({ size }) => size <= MAX_LOGO_BYTES)
  const matched = new Map<string, { club: C; file: F }>()
  const unknown: F[] = []
  for (const file of smallEnough) {
    const club = owner ?? byName.get(slug(file.name.replace(/\.[^.]*$/, '')))
    if (club === undefined) unknown.push(file)
    else matched.set(club.id, { club, file })
  }
  return {
    crests: [...matched.values()],
    unknown,
    tooLarge: supported.filter(({ size }) => size > MAX_LOGO_BYTES),
    unsupported: files.filter((file) => !isSupported(file)),
  }
}
