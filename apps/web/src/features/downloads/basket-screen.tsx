import type { Basket, BasketItem } from '@mixed-zone/contract/schemas/downloads'
import { paths } from '@mixed-zone/contract/screens'
import { useQuery } from '@tanstack/react-query'
import { Download, FileText, Lock, Paperclip, Trash2, Video, X } from 'lucide-react'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useDocumentTitle } from '../../i18n/page-title.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { rightsText } from '../../league-ui/notices/rights-text.ts'
import { FailedLoad } from '../../load-states/failed-load.tsx'
import { EmptyState } from '../../ui/components/empty-state.tsx'
import { Alert } from '../../ui/primitives/alert.tsx'
import { ButtonLink } from '../../ui/primitives/button-link.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { IconButton } from '../../ui/primitives/icon-button.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { Link } from '../../ui/primitives/link.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'
import { Loading, Skeleton } from '../../ui/primitives/skeleton.tsx'
import { UnbrokenText } from '../../ui/primitives/unbroken-text.tsx'
import { basketQuery, useBasket } from './basket.ts'
import type { AssetsRequest } from './download-request.ts'
import { openDownloadDialog } from './download-store.ts'
import { downloadsTexts } from './downloads-texts.ts'

/** The files that the person has collected, by post, with one button to download all. */
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
  const { formatBytes } = useFormats()
  const posts = [...Map.groupBy(basket.items, ({ post }) => post.id).values()]
  const unavailable = basket.items.length - basket.count
  return (
    <>
      <div className="sticky top-0 z-20 mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-line bg-paper py-3">
        <p className="mr-auto">
          <span className="figures text-[1.375rem]">{formatBytes(basket.size)}</span>{' '}
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
              onClick={() => openDownloadDialog(requestForBasket(basket.items, texts.basketTitle))}
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

function requestForBasket(items: readonly BasketItem[], title: string): AssetsRequest {
  const assets = items
    .filter(({ isAvailable }) => isAvailable)
    .map(({ assetId, kind, size, smallSize }) => ({ id: assetId, kind, size, smallSize }))
  return { kind: 'assets', title, assets, whole: { basket: true }, textLocales: [] }
}

interface BasketPostProps {
  readonly items: readonly BasketItem[]
  readonly onRemove: (items: readonly BasketItem[]) => void
}

function BasketPost({ items, onRemove }: BasketPostProps) {
  const locale = useLocale()
  const post = items[0]?.post
  if (post === undefined) return null
  return (
    <section className="section-rule" aria-labelledby={`post-${post.id}`}>
      <h2 id={`post-${post.id}`} className="headline-18">
        <Link href={paths.post({ locale, id: post.id, slug: post.slug })} className="underlined-on-hover">
          <UnbrokenText text={post.title} />
        </Link>
      </h2>
      <ul className="mt-3">
        {items.map((item) => (
          <BasketLine key={item.assetId} item={item} onRemove={() => onRemove([item])} />
        ))}
      </ul>
    </section>
  )
}

function BasketLine({ item, onRemove }: { readonly item: BasketItem; readonly onRemove: () => void }) {
  const texts = useTexts(downloadsTexts)
  const { formatBytes } = useFormats()
  const name = item.caption === '' ? item.name : item.caption
  return (
    <li className="flex items-center gap-4 border-b border-line py-2">
      <div className="w-18 shrink-0 sm:w-24">
        {item.image ? (
          <Picture picture={item.image} ratio={3 / 2} sizes="6rem" isDecorative className="rounded-control" />
        ) : (
          <span className="flex aspect-3/2 items-center justify-center rounded-control bg-sunken text-muted">
            <Icon icon={iconOf(item)} />
          </span>
        )}
      </div>
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 font-semibold wrap-anywhere">{name}</p>
        <p className="flex flex-wrap items-center gap-x-3 text-14 text-muted">
          {item.isAvailable ? (
            formatBytes(item.size)
          ) : (
            <span className="inline-flex items-center gap-1.5 text-flare">
              <Icon icon={Lock} size={16} />
              {texts.notAvailable}
            </span>
          )}
          {item.rights !== null && item.rights.text !== '' && (
            <span title={item.rights.text}>{rightsText(item.rights.text).short}</span>
          )}
        </p>
      </div>
      <IconButton icon={X} label={texts.remove({ name })} onClick={onRemove} />
    </li>
  )
}

function iconOf({ kind }: BasketItem) {
  if (kind === 'video') return Video
  return kind === 'text' ? FileText : Paperclip
}

const LINES = [1, 2, 3, 4]

function BasketSkeleton() {
  const texts = useBaseTexts().shell
  return (
    <Loading label={texts.loading} className="page-width min-h-dvh pt-8 pb-24 lg:pt-12">
      <Skeleton className="h-10 w-40" />
      <Skeleton className="mt-3 h-6 max-w-140" />
      <Skeleton className="mt-6 h-16" />
      <div className="mt-8 grid gap-4">
        {LINES.map((line) => (
          <div key={line} className="flex items-center gap-4">
            <Skeleton className="h-16 w-24" />
            <Skeleton className="h-5 max-w-100 flex-1" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
