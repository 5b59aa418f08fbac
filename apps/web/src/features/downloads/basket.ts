import { addToBasket, getBasket, removeFromBasket } from '@mixed-zone/contract/endpoints/downloads'
import type { Locale } from '@mixed-zone/contract/locales'
import type { Asset } from '@mixed-zone/contract/schemas/asset'
import type { Basket, BasketItem } from '@mixed-zone/contract/schemas/downloads'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { orThrow, type Result } from '../../api/client.ts'
import { failureMessage } from '../../api/failure-message.ts'
import { portal } from '../../api/portal-client.ts'
import { queryClient } from '../../api/query-client.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { currentLocale, useLocale } from '../../i18n/language-store.ts'
import { useSession } from '../../session/session-store.ts'
import { toasts } from '../../ui/components/overlays/toast-store.ts'

export function basketQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['basket', locale],
    queryFn: ({ signal }) => orThrow(portal.call(getBasket, undefined, { signal })),
    // Another tab or device of the same person may have changed it.
    refetchOnWindowFocus: 'always',
  })
}

/** The basket. Each change shows a toast with an undo button. */
export function useBasket() {
  const { basket: texts, states } = useBaseTexts()
  const isLoggedIn = useSession((session) => session.isUserLoggedIn)
  const { data: basket } = useQuery({ ...basketQuery(useLocale()), enabled: isLoggedIn })

  async function showResult(
    change: Promise<Result<unknown> | null>,
    toast: { text: string; undo: () => void },
  ): Promise<void> {
    const result = await change
    if (result === null) return
    if (!result.ok) return void toasts.showError(failureMessage(result.failure, states))
    toasts.show(toast.text, { action: { label: texts.undo, onPress: toast.undo } })
  }

  function add(items: readonly BasketItem[]): void {
    const added = items.filter((item) => !has(basket, item.assetId))
    if (added.length === 0) return void toasts.show(texts.allThere)
    const undo = () => void showFailure(removeItems(added.map(({ assetId }) => assetId)))
    void showResult(addItems(added), { text: texts.added({ count: added.length }), undo })
  }

  function remove(items: readonly BasketItem[]): void {
    // Also to empty it: what is stored but not listed stays, from another device or not visible at the moment.
    void showResult(removeItems(items.map(({ assetId }) => assetId)), {
      text: texts.removed({ count: items.length }),
      undo: () => void showFailure(addItems(items)),
    })
  }

  /** The basket itself shows an undo that worked. */
  async function showFailure(change: Promise<Result<unknown> | null>): Promise<void> {
    const result = await change
    if (result?.ok === false) toasts.showError(failureMessage(result.failure, states))
  }

  return { basket, add, remove, holds: (assetId: string) => has(basket, assetId) }
}

/** A file of a post as an item of the basket, until the server's response replaces it. */
export function basketItemOf(asset: Asset, post: BasketItem['post']): BasketItem {
  const { id, kind, name, size, smallSize, caption, rights } = asset
  return {
    assetId: id,
    kind,
    name,
    size,
    smallSize,
    caption,
    rights,
    post,
    image: null,
    isAvailable: asset.url !== null,
    addedAt: new Date().toISOString(),
  }
}

function addItems(items: readonly BasketItem[]): Promise<Result<Basket> | null> {
  const assetIds = items.map(({ assetId }) => assetId)
  return change(
    (basket) => withItems([...items.filter((item) => !has(basket, item.assetId)), ...basket.items]),
    () => portal.call(addToBasket, { assetIds }),
  )
}

function removeItems(assetIds: readonly string[]): Promise<Result<Basket> | null> {
  const gone = new Set(assetIds)
  return change(
    (basket) => withItems(basket.items.filter(({ assetId }) => !gone.has(assetId))),
    () => portal.call(removeFromBasket, { assetIds: [...assetIds] }),
  )
}

function has(basket: Basket | undefined, assetId: string): boolean {
  return basket?.items.some((item) => item.assetId === assetId) ?? false
}

/** Changes that the server has not confirmed yet. */
let pendingChanges = 0

/**
 * Optimistic update. Of several at once only the last response is shown, because it includes them all. Null if the session has ended
 * meanwhile.
 */
async function change(
  expected: (basket: Basket) => Basket,
  call: () => Promise<Result<Basket>>,
): Promise<Result<Basket> | null> {
  const { token } = useSession.getState()
  const locale = currentLocale()
  const { queryKey } = basketQuery(locale)
  pendingChanges += 1
  await queryClient.cancelQueries({ queryKey })
  const before = queryClient.getQueryData(queryKey)
  if (before) queryClient.setQueryData(queryKey, expected(before))
  const result = await call()
  pendingChanges -= 1
  if (useSession.getState().token !== token) {
    // The cache belongs to the next person, of whom this response says nothing.
    void queryClient.invalidateQueries({ queryKey: ['basket'] })
    return null
  }
  if (result.ok && pendingChanges === 0) queryClient.setQueryData(queryKey, result.value)
  if (!result.ok && pendingChanges === 0 && before) queryClient.setQueryData(queryKey, before)
  // The other languages have copies of their own, and after a failure another change may have been made meanwhile.
  void queryClient.invalidateQueries({
    queryKey: ['basket'],
    predicate: ({ queryKey: [, other] }) => !result.ok || other !== locale,
  })
  return result
}

function withItems(items: readonly BasketItem[]): Basket {
  const available = items.filter(({ isAvailable }) => isAvailable)
  return { items: [...items], count: available.length, size: available.reduce((sum, { size }) => sum + size, 0) }
}
