import type { Locale, Localised } from '@mixed-zone/contract/locales'
import { escapeUTF8 } from 'entities'
import type { Db } from '../../../platform/database/database.ts'
import { hasFigure, replaceFigures } from '../../../platform/html/figures.ts'
import { type FigureAsset, listFigureAssets, listPackTexts, type PackText } from './pack.repository.ts'

interface Words {
  readonly image: string
  readonly video: string
  readonly recalled: string
}

const WORDS: Localised<Words> = {
  es: { image: 'Imagen', video: 'Vídeo', recalled: 'Archivo retirado' },
  en: { image: 'Picture', video: 'Video', recalled: 'File withdrawn' },
  pt: { image: 'Imagem', video: 'Vídeo', recalled: 'Ficheiro retirado' },
}

/** The texts of posts as they are written into files: a line stands for each picture and video, with its file name, caption and credit. */
export async function loadPackTexts(db: Db, postIds: readonly number[]): Promise<PackText[]> {
  const texts = await listPackTexts(db, postIds)
  const illustrated = new Set(texts.flatMap(({ postId, body }) => (hasFigure(body) ? [postId] : [])))
  if (illustrated.size === 0) return texts
  const assets = await listFigureAssets(db, [...illustrated])
  const assetOf = new Map(assets.map((asset) => [`${asset.postId} ${asset.id}`, asset]))
  return texts.map(({ body, ...text }) => ({
    ...text,
    body: replaceFigures(body, (id) => {
      const asset = assetOf.get(`${text.postId} ${id}`)
      return asset ? `<p><em>${escapeUTF8(describeFigure(asset, text.locale))}</em></p>` : ''
    }),
  }))
}

function describeFigure(
  { kind, name, captions, credit, recalledAt, recallReasons }: FigureAsset,
  locale: Locale,
): string {
  const words = WORDS[locale]
  const inBrackets = (...parts: (string | undefined)[]) => `[${parts.filter((part) => part).join(': ')}]`
  if (recalledAt !== null) return inBrackets(words.recalled, recallReasons?.[locale])
  const caption = captions?.[locale] ?? ''
  return [inBrackets(words[kind === 'video' ? 'video' : 'image'], name), caption, credit && `(${credit})`]
    .filter((part) => part !== '')
    .join(' ')
}
