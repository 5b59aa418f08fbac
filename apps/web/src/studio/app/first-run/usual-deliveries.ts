import { createPromise, listPromises } from '@mixed-zone/contract/endpoints/studio/coverage'
import { createTerm } from '@mixed-zone/contract/endpoints/studio/terms'
import { type Locale, LOCALES, type Localised } from '@mixed-zone/contract/locales'
import type { PromiseFields } from '@mixed-zone/contract/schemas/studio/coverage'
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

async function findOrCreateCategory(
  names: Localised,
  existing: ReadonlyMap<string, string>,
  locale: Locale,
): Promise<string | ApiFailure> {
  const known = existing.get(names[locale])
  if (known !== undefined) return known
  const result = await studioClient.call(createTerm, { names }, { params: { kind: 'categories' } })
  return result.ok ? result.value.id : result.failure
}

/** Promises those that are not promised yet. After a failure it can be repeated: what exists is used. */
export async function createUsualPromises(locale: Locale): Promise<ApiFailure | null> {
  const stored = await studioClient.call(listPromises, undefined)
  if (!stored.ok) return stored.failure
  const { promises, categories } = stored.value
  const ids = new Map(categories.map(({ id, name }) => [name, id]))
  for (const { names, ...usual } of USUAL) {
    if (promises.some(({ name }) => name === names[locale])) continue
    const categoryId = await findOrCreateCategory(names, ids, locale)
    if (typeof categoryId !== 'string') return categoryId
    const body = { ...usual, categoryId, locales: [...LOCALES], contactId: null }
    const result = await studioClient.call(createPromise, body)
    // Somebody else has just promised it.
    if (!result.ok && result.failure.type !== 'conflict') return result.failure
  }
  return null
}
