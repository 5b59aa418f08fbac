import type { PostDetail } from '@mixed-zone/contract/schemas/studio/posts'
import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react'
import { Film, ImageOff } from 'lucide-react'
import { createContext, use } from 'react'
import type { Locale } from '@mixed-zone/contract/locales'
import { useTexts } from '../../../../i18n/texts.ts'
import { classNames } from '../../../../ui/primitives/class-names.ts'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { editorTexts } from '../editor-texts.ts'

export type PostAsset = PostDetail['assets'][number]

/** The pictures and videos of the post, for the figures in its text. */
export const FigureAssets = createContext<{ readonly assets: readonly PostAsset[]; readonly locale: Locale }>({
  assets: [],
  locale: 'es',
})

/** A picture or video in the text, with its caption. */
export function FigureView({ node, selected }: ReactNodeViewProps) {
  const { assets, locale } = use(FigureAssets)
  const texts = useTexts(editorTexts).figure
  const id = String(node.attrs['data-asset'])
  const asset = assets.find((one) => one.id === id)
  return (
    <NodeViewWrapper
      as="figure"
      className={classNames('my-6 rounded-picture', selected && 'outline-2 outline-offset-2 outline-focus')}
    >
      {asset === undefined ? (
        <p className="flex items-center gap-3 rounded-picture border border-dashed border-edge px-4 py-6 text-14 text-muted">
          <Icon icon={ImageOff} />
          {texts.missing}
        </p>
      ) : (
        <>
          {asset.thumbnail === null ? (
            <span className="flex aspect-video items-center justify-center rounded-picture bg-sunken text-muted">
              <Icon icon={asset.kind === 'video' ? Film : ImageOff} size={24} />
            </span>
          ) : (
            <img
              src={asset.thumbnail}
              alt={asset.alternatives[locale] ?? asset.name}
              draggable={false}
              className="max-h-120 w-full rounded-picture bg-skeleton object-cover"
            />
          )}
          <figcaption className="mt-2 text-14 text-muted">
            {[asset.captions[locale] || asset.name, asset.credit].filter(Boolean).join(' · ')}
          </figcaption>
        </>
      )}
    </NodeViewWrapper>
  )
}
