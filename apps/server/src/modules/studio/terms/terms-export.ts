import type { BodyOf } from '@mixed-zone/contract/endpoint'
import type { exportTerms } from '@mixed-zone/contract/endpoints/studio/terms'
import { LOCALE_NAMES, type Locale, type Localised } from '@mixed-zone/contract/locales'
import type { ListedTerm, Position, TermKind, TERMS_EXPORT_COLUMNS } from '@mixed-zone/contract/schemas/studio/terms'
import type { Db } from '../../../platform/database/database.ts'
import { rowIds } from '../../../platform/database/row-id.ts'
import type { ExportableList, ExportColumn } from '../list-export.ts'
import { presentSectionRow, presentTermRow } from './terms.presenter.ts'
import { listSectionTerms, listTermIds, listTermsById } from './terms.repository.ts'
import { requireKind } from './terms.service.ts'

type Column = (typeof TERMS_EXPORT_COLUMNS)[number]

type TermsList = ExportableList<BodyOf<typeof exportTerms>, ListedTerm, Column>

const TITLES: Readonly<Record<TermKind, Localised>> = {
  teams: { es: 'Clubes', en: 'Clubs', pt: 'Clubes' },
  categories: { es: 'Categorías', en: 'Categories', pt: 'Categorias' },
  tags: { es: 'Etiquetas', en: 'Tags', pt: 'Etiquetas' },
  players: { es: 'Jugadores', en: 'Players', pt: 'Jogadores' },
  sections: { es: 'Secciones', en: 'Sections', pt: 'Secções' },
}

const POSITION_NAMES: Readonly<Record<Position, Localised>> = {
  goalkeeper: { es: 'Portero', en: 'Goalkeeper', pt: 'Guarda-redes' },
  defender: { es: 'Defensa', en: 'Defender', pt: 'Defesa' },
  midfielder: { es: 'Centrocampista', en: 'Midfielder', pt: 'Médio' },
  winger: { es: 'Extremo', en: 'Winger', pt: 'Extremo' },
  forward: { es: 'Delantero', en: 'Forward', pt: 'Avançado' },
}

const SECTION_KIND_NAMES = {
  featured: { es: 'Destacada', en: 'Featured', pt: 'Destacada' },
  regular: { es: 'Normal', en: 'Regular', pt: 'Normal' },
} as const

const nameIn = (named: Locale): ExportColumn<ListedTerm> => ({
  names: {
    es: `Nombre (${LOCALE_NAMES.es[named]})`,
    en: `Name (${LOCALE_NAMES.en[named]})`,
    pt: `Nome (${LOCALE_NAMES.pt[named]})`,
  },
  cell: ({ names }) => names[named],
})

const COLUMNS: Readonly<Record<Column, ExportColumn<ListedTerm>>> = {
  name: { names: { es: 'Nombre', en: 'Name', pt: 'Nome' }, cell: ({ names }, { locale }) => names[locale] },
  nameEs: nameIn('es'),
  nameEn: nameIn('en'),
  namePt: nameIn('pt'),
  textId: { names: { es: 'Dirección', en: 'Address', pt: 'Endereço' }, cell: ({ textId }) => textId },
  city: { names: { es: 'Ciudad', en: 'City', pt: 'Cidade' }, cell: ({ club }) => club?.city ?? null },
  code: { names: { es: 'Código', en: 'Code', pt: 'Código' }, cell: ({ club }) => club?.code ?? null },
  mainColour: {
    names: { es: 'Color principal', en: 'Main colour', pt: 'Cor principal' },
    cell: ({ club }) => club?.mainColour ?? null,
  },
  secondColour: {
    names: { es: 'Segundo color', en: 'Second colour', pt: 'Segunda cor' },
    cell: ({ club }) => club?.secondColour ?? null,
  },
  stadium: { names: { es: 'Estadio', en: 'Stadium', pt: 'Estádio' }, cell: ({ club }) => club?.stadium ?? null },
  coach: { names: { es: 'Entrenador', en: 'Coach', pt: 'Treinador' }, cell: ({ club }) => club?.coach ?? null },
  contact: {
    names: { es: 'Contacto de prensa', en: 'Press contact', pt: 'Contacto de imprensa' },
    cell: ({ club }) => club?.contact?.name ?? null,
  },
  players: {
    names: { es: 'Jugadores', en: 'Players', pt: 'Jogadores' },
    kind: 'number',
    cell: ({ club }) => club?.players ?? null,
  },
  team: { names: { es: 'Club', en: 'Club', pt: 'Clube' }, cell: ({ player }) => player?.team?.name ?? null },
  number: {
    names: { es: 'Número', en: 'Number', pt: 'Número' },
    kind: 'number',
    cell: ({ player }) => player?.number ?? null,
  },
  position: {
    names: { es: 'Posición', en: 'Position', pt: 'Posição' },
    cell: ({ player }, { locale }) => (player?.position ? POSITION_NAMES[player.position][locale] : null),
  },
  sectionKind: {
    names: { es: 'Clase', en: 'Kind', pt: 'Tipo' },
    cell: ({ section }, { locale }) => section && SECTION_KIND_NAMES[section.kind][locale],
  },
  posts: { names: { es: 'Publicaciones', en: 'Posts', pt: 'Publicações' }, kind: 'number', cell: ({ posts }) => posts },
  lastPostAt: {
    names: { es: 'Última publicación', en: 'Latest post', pt: 'Última publicação' },
    kind: 'moment',
    cell: ({ lastPostAt }) => lastPostAt,
  },
}

export type TermsExport = ReturnType<typeof createTermsExport>

/** The list of a kind, in the order of a language. */
export function createTermsExport({ db }: { readonly db: Db }) {
  return (kindName: string, locale: Locale): TermsList => {
    const kind = requireKind(kindName)
    const list = { name: `terms-${kind}`, title: TITLES[kind], columns: COLUMNS, keyOf: ({ id }: ListedTerm) => id }
    if (kind === 'sections') {
      const listRows = async (keys?: readonly string[]) =>
        (await listSectionTerms(db)).filter(({ id }) => keys?.includes(id) ?? true).map(presentSectionRow)
      return { ...list, listRows, listKeys: async ({ ids }) => (await listRows(ids)).map(({ id }) => id) }
    }
    return {
      ...list,
      listKeys: async ({ sort, direction, ids, ...filter }) => {
        const found = await listTermIds(db, kind, {
          filter: { ...filter, ids: ids && rowIds(ids) },
          order: { sort, direction, locale },
        })
        return found.map(String)
      },
      listRows: async (keys) =>
        (await listTermsById(db, kind, { ids: rowIds(keys), locale })).map((row) => presentTermRow(kind, row)),
    }
  }
}
