import { addToBasket, emptyBasket, getBasket, removeFromBasket } from '@mixed-zone/contract/endpoints/downloads'
import type { Locale } from '@mixed-zone/contract/locales'
import type { Basket, BasketItem } from '@mixed-zone/contract/schemas/downloads'
import { queryOptions } from '@tanstack/react-query'
import { orThrow, type Result } from '../api/client.ts'
import { portal } from '../api/portal-client.ts'
import { queryClient } from '../api/query-client.ts'
import { currentLocale } from '../i18n/language-store.ts'

export function basketQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['basket', locale],
    queryFn: ({ signal }) => orThrow(portal.call(getBasket, undefined, { signal })),
    // It is the person's, not the tab's: another tab or telephone may have changed it meanwhile.
    refetchOnWindowFocus: 'always',
  })
}

/** Puts files into the basket. They are shown there at once, and taken out again should the server refuse. */
export function addItems(items: readonly BasketItem[]): Promise<Result<Basket>> {
  const assetIds = items.map(({ assetId }) => assetId)
  return change(
    (basket) => withItems([...items.filter((item) => !has(basket, item.assetId)), ...basket.items]),
    () => portal.call(addToBasket, { assetIds }),
  )
}

export function removeItems(assetIds: readonly string[]): Promise<Result<Basket>> {
  const gone = new Set(assetIds)
  return change(
    (basket) => withItems(basket.items.filter(({ assetId }) => !gone.has(assetId))),
    () => removeEach(assetIds),
  )
}

export function removeAll(): Promise<Result<Basket>> {
  return change(
    () => withItems([]),
    () => portal.call(emptyBasket),
  )
}

export function has(basket: Basket | undefined, assetId: string): boolean {
  return basket?.items.some((item) => item.assetId === assetId) ?? false
}

let running = 0

/** Shows a change before the server has made it. Of several at once the last answer counts: it knows of them all. */
async function change(
  expected: (basket: Basket) => Basket,
  call: () => Promise<Result<Basket>>,
): Promise<Result<Basket>> {
  const { queryKey } = basketQuery(currentLocale())
  running += 1
  await queryClient.cancelQueries({ queryKey })
  const before = queryClient.getQueryData(queryKey)
  if (before) queryClient.setQueryData(queryKey, expected(before))
  const result = await call()
  running -= 1
  if (result.ok && running === 0) queryClient.setQueryData(queryKey, result.value)
  if (!result.ok && running === 0 && before) queryClient.setQueryData(queryKey, before)
  // What another change meant meanwhile, or what the other languages call it, only the server knows.
  if (!result.ok) void queryClient.invalidateQueries({ queryKey: ['basket'] })
  return result
}

async function removeEach(assetIds: readonly string[]): Promise<Result<Basket>> {
  const [first = '', ...others] = assetIds
  let result = await portal.call(removeFromBasket, undefined, { params: { assetId: first } })
  for (const assetId of others) {
    if (!result.ok) return result
    result = await portal.call(removeFromBasket, undefined, { params: { assetId } })
  }
  return result
}

function withItems(items: readonly BasketItem[]): Basket {
  const available = items.filter(({ isAvailable }) => isAvailable)
  return { items: [...items], count: available.length, size: available.reduce((sum, { size }) => sum + size, 0) }
}
