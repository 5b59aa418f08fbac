import type { Basket, BasketItem } from '@mixed-zone/contract/schemas/downloads'
import { paths } from '@mixed-zone/contract/screens'
import { useQuery } from '@tanstack/react-query'
import { Download, Trash2 } from 'lucide-react'
import { FailedLoad } from '../../../load-states/failed-load.tsx'
import { basketQuery } from '../../../downloads/basket.ts'
import { askDownload } from '../../../downloads/download-store.ts'
import type { AssetsWish } from '../../../downloads/download-wish.ts'
import { useBasket } from '../../../downloads/use-basket.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useDocumentTitle } from '../../../i18n/page-title.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { EmptyState } from '../../../ui/components/empty-state.tsx'
import { Alert } from '../../../ui/primitives/alert.tsx'
import { ButtonLink } from '../../../ui/primitives/button-link.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { downloadsTexts } from '../downloads-texts.ts'
import { BasketPost } from './basket-post.tsx'
import { BasketSkeleton } from './basket-skeleton.tsx'

/** What the person has put aside, by post, and one button for all of it. */
export function BasketScreen() {
  const locale = useLocale()
  const texts = useTexts(downloadsTexts)
  const query = useQuery(basketQuery(locale))
  useDocumentTitle(texts.basketTitle)
  if (query.data === undefined) {
    if (query.isError) return <FailedLoad error={query.error} onRetry={() => void query.refetch()} />
    return <BasketSkeleton />
  }
  return (
    <div className="page-width pt-8 pb-16 lg:pt-12 lg:pb-24">
      <h1 className="headline-36">{texts.basketTitle}</h1>
      <p className="mt-2 max-w-160 text-muted">{texts.basketText}</p>
      {query.data.items.length === 0 ? (
        <div className="section-rule mt-8 pt-6">
          <EmptyState
            title={texts.basketEmpty}
            action={<ButtonLink href={paths.home({ locale })}>{texts.goHome}</ButtonLink>}
          >
            {texts.basketEmptyText}
          </EmptyState>
        </div>
      ) : (
        <FilledBasket basket={query.data} />
      )}
    </div>
  )
}

function FilledBasket({ basket }: { readonly basket: Basket }) {
  const texts = useTexts(downloadsTexts)
  const { itemCount } = useBaseTexts().basket
  const { remove } = useBasket()
  const { bytes } = useFormats()
  const posts = [...Map.groupBy(basket.items, ({ post }) => post.id).values()]
  const unavailable = basket.items.length - basket.count
  return (
    <>
      <div className="sticky top-0 z-20 mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-line bg-paper py-3">
        <p className="mr-auto">
          <span className="figures text-[1.375rem]">{bytes(basket.size)}</span>{' '}
          <span className="text-muted">{itemCount({ count: basket.count })}</span>
        </p>
        <div className="flex items-center gap-2 max-sm:w-full max-sm:justify-between">
          <Button variant="quiet" icon={Trash2} onClick={() => remove(basket.items)}>
            {texts.empty}
          </Button>
          {basket.count > 0 && (
            <Button
              variant="primary"
              size="large"
              icon={Download}
              onClick={() => askDownload(wishOf(basket.items, texts.basketTitle))}
            >
              {texts.downloadAll}
            </Button>
          )}
        </div>
      </div>
      {unavailable > 0 && (
        <Alert variant="warning" className="mt-6">
          {texts.notAvailableCount({ count: unavailable })}
        </Alert>
      )}
      <div className="mt-8 grid gap-10">
        {posts.map((items) => (
          <BasketPost key={items[0]?.post.id} items={items} onRemove={remove} />
        ))}
      </div>
    </>
  )
}

function wishOf(items: readonly BasketItem[], title: string): AssetsWish {
  const assets = items
    .filter(({ isAvailable }) => isAvailable)
    .map(({ assetId, kind, size }) => ({ id: assetId, kind, size, smallSize: kind === 'image' ? null : size }))
  return { kind: 'assets', title, assets, whole: { basket: true }, textLocales: [] }
}
