import { LOCALES } from '@mixed-zone/contract/locales'
import { leagueDay } from '@mixed-zone/contract/rules/league-day'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Log } from '../../../platform/log/log.ts'
import { loadPack, type PackDeps as PackParts } from '../pack/load-pack.ts'
import type { FileInfo } from '../stored-file.ts'

/** What appears within this time is prepared already. */
const AHEAD_MS = 24 * 3_600_000

export interface Parts extends PackParts {
  readonly clock: Clock
  readonly timeZone: string
  readonly log: Log
}

/** Makes the labels and documents of a post, and says whether all of them could be made. */
export type PreparePost = (postId: number) => Promise<boolean>

/** For whom it is prepared: whoever may see the post by tomorrow. */
export function readerOfTomorrow({ clock, timeZone }: Pick<Parts, 'clock' | 'timeZone'>) {
  const now = clock.now()
  return {
    viewer: { seesEmbargoed: true },
    now: new Date(now.getTime() + AHEAD_MS),
    today: leagueDay(now, timeZone),
  }
}

/** One file that is lost keeps no other from being made: each is tried alone, and what cannot be made goes to the log. */
export function createPreparePost(parts: Parts): PreparePost {
  return async (postId) => {
    let isWhole = true
    const attempt = async <T>(work: () => Promise<T>, what: object): Promise<T | null> => {
      try {
        return await work()
      } catch (error) {
        isWhole = false
        parts.log.warn({ err: error, postId, ...what }, 'a download could not be prepared')
        return null
      }
    }
    const trying: PackParts = {
      db: parts.db,
      async getLabelledFiles(wanted, rendition) {
        const made = await Promise.all(
          wanted.map((asset) => attempt(() => parts.getLabelledFiles([asset], rendition), { assetId: asset.id })),
        )
        return new Map(made.flatMap((files) => [...(files ?? [])]))
      },
      async getDocuments(wanted) {
        const made: FileInfo[] = []
        for (const document of wanted) {
          const { locale, format } = document
          made.push(...((await attempt(() => parts.getDocuments([document]), { locale, format })) ?? []))
        }
        return made
      },
    }
    const [first, ...others] = LOCALES
    const packing = { ...readerOfTomorrow(parts), rendition: 'original' } as const
    await loadPack(trying, { kind: 'post', postId }, { ...packing, locale: first })
    // Labels are the same in every language.
    const textsAlone: PackParts = { ...trying, getLabelledFiles: async () => new Map() }
    for (const locale of others) await loadPack(textsAlone, { kind: 'post', postId }, { ...packing, locale })
    return isWhole
  }
}
