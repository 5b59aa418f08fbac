import { LOCALES, type Localised } from '@mixed-zone/contract/locales'
import { pickTranslation } from '../../library/rules.ts'
import { usageTerms, usageTermsIn } from '../rights.ts'
import type { PackedPost, PackOptions } from './load-pack.ts'

export interface NamedPost {
  readonly post: PackedPost
  readonly assets: readonly { readonly asset: PackedPost['assets'][number]; readonly name: string }[]
}

const WORDS: Localised<{ caption: string; credit: string; copyright: string; rights: string }> = {
  es: { caption: 'Pie de foto', credit: 'Crédito', copyright: 'Copyright', rights: 'Derechos' },
  en: { caption: 'Caption', credit: 'Credit', copyright: 'Copyright', rights: 'Rights' },
  pt: { caption: 'Legenda', credit: 'Crédito', copyright: 'Direitos de autor', rights: 'Condições de utilização' },
}

const BYTE_ORDER_MARK = '\uFEFF'

/** `captions.txt`: captions, credits and rights of each file for people to read. */
export function buildCaptions(posts: readonly NamedPost[], { locale }: PackOptions): Buffer {
  const words = WORDS[locale]
  const sections = posts.flatMap(({ post, assets }) => {
    const title = pickTranslation(post.texts, locale)?.title ?? ''
    const files = assets.map(({ asset, name }) => {
      const lines = [
        [words.caption, asset.captions?.[locale] ?? ''],
        [words.credit, asset.credit],
        [words.copyright, asset.copyright],
        [words.rights, usageTermsIn(asset, locale)],
      ]
      return [name, ...lines.flatMap(([word, text]) => (text ? [`${word}: ${oneLine(text)}`] : []))].join('\n')
    })
    return [`${oneLine(title)}\n${'='.repeat(Math.min(72, title.length))}`, ...files]
  })
  return Buffer.from(`${BYTE_ORDER_MARK}${sections.join('\n\n')}\n`.replaceAll('\n', '\r\n'))
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** `manifest.json`: the same for programs, in every language, with sizes and digests. */
export function buildManifest(posts: readonly NamedPost[], { locale, rendition }: PackOptions): Buffer {
  const manifest = {
    format: 1,
    language: locale,
    rendition,
    posts: posts.map(({ post }) => ({
      id: String(post.id),
      titles: Object.fromEntries(
        LOCALES.flatMap((language) => {
          const text = post.texts.find((one) => one.locale === language)
          return text ? [[language, text.title]] : []
        }),
      ),
      publishedAt: post.publishedAt?.toISOString() ?? null,
    })),
    files: posts.flatMap(({ post, assets }) =>
      assets.map(({ asset, name }) => ({
        name,
        post: String(post.id),
        asset: String(asset.id),
        kind: asset.kind,
        type: asset.file.mediaType,
        size: asset.file.sizeBytes,
        sha256: asset.file.sha256.toString('hex'),
        captions: asset.captions,
        alternatives: asset.alternatives,
        credit: asset.credit,
        copyright: asset.copyright,
        rights: usageTerms(asset),
        rightsUntil: asset.rightsUntil,
      })),
    ),
  }
  return Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)
}
