import type { Db } from '../../platform/database/database.ts'
import { socialAccounts, socialItems } from '../../platform/database/schema/social.ts'
import { SOCIAL_ACCOUNTS } from '@mixed-zone/demo-league/content/social'
import { HOUR_MS } from '@mixed-zone/demo-league/league/league-time'
import type { StoredArt } from './store-art.ts'

/** The league's social accounts with what they said last, as if their feeds had been read. */
export async function insertSocial(db: Db, { art, now }: { art: StoredArt; now: Date }): Promise<void> {
  for (const [position, { network, handle, url, items }] of SOCIAL_ACCOUNTS.entries()) {
    const [account] = await db
      .insert(socialAccounts)
      .values({ position, network, handle, url, nextFetchAt: now, createdAt: now })
      .returning({ id: socialAccounts.id })
    if (!account) continue
    await db.insert(socialItems).values(
      items.map(({ hoursAgo, title, text, picture }, index) => ({
        accountId: account.id,
        guid: `demo-${index}`,
        title,
        text,
        url: `${url}/${items.length - index}`,
        imageFileId: picture === null ? null : (art.pictures.get(picture)?.id ?? null),
        publishedAt: new Date(now.getTime() - hoursAgo * HOUR_MS),
        seenAt: now,
      })),
    )
  }
}
