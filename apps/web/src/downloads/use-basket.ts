import type { BasketItem } from '@mixed-zone/contract/schemas/downloads'
import type { Asset } from '@mixed-zone/contract/schemas/asset'
import { useQuery } from '@tanstack/react-query'
import type { Result } from '../api/client.ts'
import { failureMessage } from '../api/failure-message.ts'
import { useBaseTexts } from '../i18n/base-texts.ts'
import { useLocale } from '../i18n/language-store.ts'
import { useSession } from '../session/session-store.ts'
import { toasts } from '../ui/components/overlays/toast-store.ts'
import { addItems, basketQuery, has, removeAll, removeItems } from './basket.ts'

/** The basket, and what can be done with it from any screen: each change says so, and can be undone. */
export function useBasket() {
  const texts = useBaseTexts().basket
  const { states } = useBaseTexts()
  const isLoggedIn = useSession((session) => session.isUserLoggedIn)
  const { data: basket } = useQuery({ ...basketQuery(useLocale()), enabled: isLoggedIn })

  async function tell(work: Promise<Result<unknown>>, said: { text: string; undo: () => void }): Promise<void> {
    const result = await work
    if (!result.ok) return void toasts.show(failureMessage(result.failure, states))
    toasts.show(said.text, { action: { label: texts.undo, onPress: said.undo } })
  }

  function add(items: readonly BasketItem[]): void {
    const added = items.filter((item) => !has(basket, item.assetId))
    if (added.length === 0) return void toasts.show(texts.allThere)
    const undo = () => void quietly(removeItems(added.map(({ assetId }) => assetId)))
    void tell(addItems(added), { text: texts.added({ count: added.length }), undo })
  }

  function remove(items: readonly BasketItem[]): void {
    const isAll = basket !== undefined && items.length === basket.items.length
    const work = isAll ? removeAll() : removeItems(items.map(({ assetId }) => assetId))
    void tell(work, { text: texts.removed({ count: items.length }), undo: () => void quietly(addItems(items)) })
  }

  /** An undo that fails has to be said; one that works is seen. */
  async function quietly(work: Promise<Result<unknown>>): Promise<void> {
    const result = await work
    if (!result.ok) toasts.show(failureMessage(result.failure, states))
  }

  return { basket, add, remove, holds: (assetId: string) => has(basket, assetId) }
}

/** A file of a post as the basket shows it, until the server's own words for it have come. */
export function basketItemOf(asset: Asset, post: BasketItem['post']): BasketItem {
  const { id, kind, name, size, caption, rights } = asset
  return {
    assetId: id,
    kind,
    name,
    size,
    caption,
    rights,
    post,
    image: null,
    isAvailable: asset.url !== null,
    addedAt: new Date().toISOString(),
  }
}
