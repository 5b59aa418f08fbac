import type { Asset } from '@mixed-zone/contract/schemas/asset'
import type { Post } from '@mixed-zone/contract/schemas/post'
import { PackageCheck, ShoppingBasket } from 'lucide-react'
import { type ComponentType, type MouseEvent, useEffect, useState } from 'react'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { currentLocale, useLocale } from '../../i18n/language-store.ts'
import { loadTexts } from '../../i18n/texts.ts'
import { useSession } from '../../session/session-store.ts'
import { toasts } from '../../ui/components/overlays/toast-store.ts'
import { buttonStyle, TIGHT_ICON } from '../../ui/primitives/button-style.ts'
import { classNames } from '../../ui/primitives/class-names.ts'
import { Icon, type IconSize } from '../../ui/primitives/icon.tsx'
import { basketItemOf, useBasket } from './basket.ts'
import { isAvailable, type PackRequest, requestForAssets, requestForPost } from './download-request.ts'
import { closeDownloadDialog, loadUnfinishedDownloads, openDownloadDialog, useDownloads } from './download-store.ts'
import { downloadsTexts } from './downloads-texts.ts'

// The public file of the feature: other features import nothing else of it.

// Lazy: needed with the first download.
const loadEngine = () => import('./download-engine.ts')

/** What the buttons of a post do with its files. */
export function usePostDownloads(post: Post) {
  const basket = useBasket()
  const locale = useLocale()

  function addToBasket(assets: readonly Asset[]): void {
    basket.add(assets.filter(isAvailable).map((asset) => basketItemOf(asset, post)))
  }

  const onAddToBasket = (ids: ReadonlySet<string>) => addToBasket(post.assets.filter(({ id }) => ids.has(id)))

  return {
    addToBasket,
    downloadAll: () => {
      const request = requestForPost(post, locale)
      openDownloadDialog(request.assets.length > 0 ? { ...request, onAddToBasket } : request)
    },
    downloadSome: (assets: readonly Asset[]) =>
      openDownloadDialog({ ...requestForAssets(post.title, assets), onAddToBasket }),
  }
}

/** Everything of a match or a matchday. */
export function downloadPack(pack: Omit<PackRequest, 'kind'>): void {
  openDownloadDialog({ kind: 'pack', ...pack })
}

interface LinkedFile {
  readonly url: string | null
  readonly name: string
  /** Unknown for a text, which is small. */
  readonly size?: number | null
}

/**
 * Handles a click on a link to a file: fetches it in the page, which shows progress, can resume, and notices an ended session. Clicks
 * with a modifier key are left to the browser.
 */
export function handleFileLink(
  event: MouseEvent<HTMLAnchorElement>,
  { title, file: { url, name, size = null } }: { title: string; file: LinkedFile },
) {
  const isPlainClick = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
  if (url === null || !isPlainClick) return
  event.preventDefault()
  loadEngine().then(
    ({ startFileDownload }) => startFileDownload(title, { url, name, size }),
    // Without our code the browser downloads it.
    () => window.location.assign(url),
  )
}

interface BasketButtonProps {
  readonly asset: Asset
  readonly post: Post
  /** What people call the file. */
  readonly name: string
  readonly size?: IconSize
  /** An icon in a line, an icon in a tight row of icons, or a button beside other buttons. */
  readonly look?: 'icon' | 'tight-icon' | 'button'
}

const LOOKS = {
  icon: 'touch-target inline-flex rounded-control text-ink',
  'tight-icon': `${TIGHT_ICON} text-ink`,
  button: buttonStyle({ size: 'large', isSquare: true }),
}

/** Adds one file to the basket, or removes it. */
export function BasketButton({ asset, post, name, size = 20, look = 'icon' }: BasketButtonProps) {
  const texts = useBaseTexts().basket
  const { holds, add, remove } = useBasket()
  const isIn = holds(asset.id)
  const label = isIn ? texts.removeNamed({ name }) : texts.addNamed({ name })
  const items = [basketItemOf(asset, post)]
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => (isIn ? remove(items) : add(items))}
      className={classNames('shrink-0', LOOKS[look], isIn && 'text-pitch!')}
    >
      <Icon icon={isIn ? PackageCheck : ShoppingBasket} size={size} />
    </button>
  )
}

/** Dialog and tray of downloads. Their code is loaded with the first download. */
export function DownloadsHost() {
  const texts = useBaseTexts().states
  const userId = useSession(({ user }) => user?.id ?? null)
  const [layer, setLayer] = useState<{ readonly Layer: ComponentType } | null>(null)

  useEffect(() => {
    if (userId === null || loadUnfinishedDownloads(userId).length === 0) return
    // If the code does not load, the next page load offers them again.
    loadEngine().then(
      ({ restoreDownloads }) => restoreDownloads(userId),
      () => undefined,
    )
  }, [userId])

  useEffect(() => {
    if (layer !== null) return
    const load = () =>
      void Promise.all([import('./download-dialog.tsx'), loadTexts(currentLocale(), [downloadsTexts])]).then(
        ([module]) => setLayer({ Layer: module.DownloadsLayer }),
        () => {
          toasts.showError(texts.network)
          closeDownloadDialog()
        },
      )
    const { request, downloads } = useDownloads.getState()
    if (request !== null || downloads.length > 0) load()
    // If it does not load, the next request or download tries again.
    return useDownloads.subscribe((now, before) => {
      if ((now.request !== null && now.request !== before.request) || now.lastId > before.lastId) load()
    })
  }, [layer, texts])

  return layer && <layer.Layer />
}
