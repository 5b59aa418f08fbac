import { POST_STATE_NAMES } from '@mixed-zone/contract/choice-names'
import type { BodyOf } from '@mixed-zone/contract/endpoint'
import type { exportPosts } from '@mixed-zone/contract/endpoints/studio/posts'
import { LOCALES, type Localised } from '@mixed-zone/contract/locales'
import type { POSTS_EXPORT_COLUMNS, StudioPost } from '@mixed-zone/contract/schemas/studio/posts'
import { rowIds } from '../../../platform/database/row-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listSectionNames } from '../../library/library.ts'
import { type ExportableList, type ExportColumn, wordFor } from '../list-export.ts'
import { listPostsById } from './listed-posts.repository.ts'
import { listPostIds } from './posts.repository.ts'
import { presentPost } from './posts.service.ts'

type Column = (typeof POSTS_EXPORT_COLUMNS)[number]

interface ExportedPost extends StudioPost {
  /** Undefined while the post has no section. */
  readonly sectionNames: Localised | undefined
}

const COLUMNS: Readonly<Record<Column, ExportColumn<ExportedPost>>> = {
  title: {
    names: { es: 'Título', en: 'Title', pt: 'Título' },
    cell: ({ titles }, { locale }) => titles[locale] ?? LOCALES.map((other) => titles[other]).find(Boolean) ?? '',
  },
  state: {
    names: { es: 'Estado', en: 'State', pt: 'Estado' },
    cell: ({ state }, { locale }) => wordFor(POST_STATE_NAMES, state, locale),
  },
  section: {
    names: { es: 'Sección', en: 'Section', pt: 'Secção' },
    cell: ({ sectionNames }, { locale }) => sectionNames?.[locale] ?? '',
  },
  languages: {
    names: { es: 'Idiomas', en: 'Languages', pt: 'Línguas' },
    cell: ({ titles }) =>
      LOCALES.filter((locale) => titles[locale] !== undefined)
        .join(' ')
        .toUpperCase(),
  },
  authors: {
    names: { es: 'Autores', en: 'Authors', pt: 'Autores' },
    cell: ({ authors }) => authors.map(({ name }) => name).join(', '),
  },
  changedAt: {
    names: { es: 'Último cambio', en: 'Last change', pt: 'Última alteração' },
    kind: 'moment',
    cell: ({ changedAt }) => changedAt,
  },
  publishedAt: {
    names: { es: 'Publicada el', en: 'Published at', pt: 'Publicada em' },
    kind: 'moment',
    cell: ({ publishedAt }) => publishedAt,
  },
  embargoUntil: {
    names: { es: 'Embargo hasta', en: 'Embargo until', pt: 'Embargo até' },
    kind: 'moment',
    cell: ({ embargoUntil }) => embargoUntil,
  },
  views: { names: { es: 'Vistas', en: 'Views', pt: 'Visualizações' }, kind: 'number', cell: ({ views }) => views },
  downloads: {
    names: { es: 'Descargas', en: 'Downloads', pt: 'Descargas' },
    kind: 'number',
    cell: ({ downloads }) => downloads,
  },
}

/** Required by `presentPost`; no column contains an address. */
const NO_ADDRESSES = { of: () => null, page: () => '', video: () => '', preview: () => '', subtitles: () => '' }

const NOBODY = 0

export type PostsExport = ReturnType<typeof createPostsExport>

export function createPostsExport({
  db,
  clock,
  getTimeZone,
}: Pick<Platform, 'db' | 'clock' | 'getTimeZone'>): ExportableList<BodyOf<typeof exportPosts>, ExportedPost, Column> {
  return {
    name: 'posts',
    title: { es: 'Publicaciones', en: 'Posts', pt: 'Publicações' },
    columns: COLUMNS,
    keyOf: ({ id }) => id,
    listKeys: ({ sort, direction, ...filter }) =>
      listPostIds(db, filter, {
        // The route has replaced the author “me” by a person already.
        context: { now: clock.now(), timeZone: getTimeZone(), personId: NOBODY },
        order: { sort, direction },
      }),
    async listRows(keys) {
      const sectionNames = await listSectionNames(db)
      const rows = await listPostsById(db, rowIds(keys), clock.now())
      return rows.map((row) => {
        const post = presentPost(row, NO_ADDRESSES)
        return { ...post, sectionNames: post.section === null ? undefined : sectionNames.get(post.section) }
      })
    },
  }
}
