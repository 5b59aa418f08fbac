import { createPromise } from '@mixed-zone/contract/endpoints/studio/coverage'
import { createTerm, listTerms } from '@mixed-zone/contract/endpoints/studio/terms'
import { LOCALES, type Localised } from '@mixed-zone/contract/locales'
import { foldText } from '@mixed-zone/contract/rules/fold-text'
import type { PromiseFields } from '@mixed-zone/contract/schemas/studio/coverage'
import { PAGE_SIZES } from '@mixed-zone/contract/schemas/studio/list'
import type { Result } from '../../../api/client.ts'
import type { ApiFailure } from '../../../api/failure.ts'
import { studioClient } from '../../shared/studio-client.ts'

interface UsualDelivery extends Pick<PromiseFields, 'anchor' | 'minutes' | 'sectionId'> {
  readonly names: Localised
  readonly titles: Localised
}

/** What leagues publish for each match. The names are those of categories, which readers see. */
const USUAL: readonly UsualDelivery[] = [
  {
    names: { es: 'Dossier', en: 'Press kit', pt: 'Dossiê' },
    anchor: 'kick-off',
    minutes: -1440,
    sectionId: 'press-releases',
    titles: {
      es: 'Dossier del {home}–{away}, jornada {matchday}',
      en: 'Press kit: {home} v {away}, matchday {matchday}',
      pt: 'Dossiê do {home}–{away}, jornada {matchday}',
    },
  },
  {
    names: { es: 'Alineaciones', en: 'Line-ups', pt: 'Onzes' },
    anchor: 'kick-off',
    minutes: -60,
    sectionId: 'breaking-news',
    titles: {
      es: 'Alineaciones oficiales del {home}–{away}',
      en: 'Official line-ups: {home} v {away}',
      pt: 'Onzes oficiais do {home}–{away}',
    },
  },
  {
    names: { es: 'Galería', en: 'Gallery', pt: 'Galeria' },
    anchor: 'whistle',
    minutes: 30,
    sectionId: 'current-stories',
    titles: {
      es: '{home}–{away}, en imágenes',
      en: '{home} v {away} in pictures',
      pt: '{home}–{away} em imagens',
    },
  },
  {
    names: { es: 'Declaraciones', en: 'Quotes', pt: 'Declarações' },
    anchor: 'whistle',
    minutes: 60,
    sectionId: 'interviews',
    titles: {
      es: 'Declaraciones tras el {home}–{away}',
      en: 'Quotes after {home} v {away}',
      pt: 'Declarações depois do {home}–{away}',
    },
  },
  {
    names: { es: 'Vídeo', en: 'Video', pt: 'Vídeo' },
    anchor: 'whistle',
    minutes: 90,
    sectionId: 'current-stories',
    titles: { es: 'Resumen del {home}–{away}', en: 'Highlights: {home} v {away}', pt: 'Resumo do {home}–{away}' },
  },
]

export const USUAL_COUNT = USUAL.length

/** Promises those that are not promised yet. After a failure it can be repeated: what exists is used. */
export async function createUsualPromises(): Promise<ApiFailure | null> {
  for (const { names, ...usual } of USUAL) {
    const category = await findOrCreateCategory(names)
    if (!category.ok) return category.failure
    const body = { ...usual, categoryId: category.value.id, locales: [...LOCALES], contactId: null }
    const result = await studioClient.call(createPromise, body)
    // The category is promised already.
    if (!result.ok && result.failure.type !== 'conflict') return result.failure
  }
  return null
}

/**
 * A category that has one of the names in its language: another one would look the same to readers. Searched right before it is created,
 * since a colleague may have done so meanwhile.
 */
async function findOrCreateCategory(names: Localised): Promise<Result<{ readonly id: string }>> {
  const params = { kind: 'categories' }
  const hasName = (other: Localised) => LOCALES.some((locale) => foldText(other[locale]) === foldText(names[locale]))
  for (const text of new Set(LOCALES.map((locale) => foldText(names[locale])))) {
    const found = await studioClient.call(listTerms, undefined, { params, query: { text, pageSize: PAGE_SIZES[4] } })
    if (!found.ok) return found
    const category = found.value.items.find((item) => hasName(item.names))
    if (category !== undefined) return { ok: true, value: category }
  }
  return studioClient.call(createTerm, { names }, { params })
}
