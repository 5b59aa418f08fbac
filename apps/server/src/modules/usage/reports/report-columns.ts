import type { Localised } from '@mixed-zone/contract/locales'
import type { ReportType } from '@mixed-zone/contract/schemas/reports'
import type { CellKind } from '../../../platform/tables/table.ts'

export interface ReportColumn {
  readonly key: string
  readonly kind: CellKind
  readonly names: Localised
}

type Row = readonly [key: string, kind: CellKind, es: string, en: string, pt: string]

const columnsOf = (rows: readonly Row[]): readonly ReportColumn[] =>
  rows.map(([key, kind, es, en, pt]) => ({ key, kind, names: { es, en, pt } }))

/** In order. A test compares them with `docs/reports.md`. */
export const REPORT_COLUMNS: Readonly<Record<ReportType, readonly ReportColumn[]>> = {
  users: columnsOf([
    ['id', 'text', 'Identificador', 'Id', 'Identificador'],
    ['name', 'text', 'Nombre', 'Name', 'Nome'],
    ['surnames', 'text', 'Apellidos', 'Surnames', 'Apelidos'],
    ['email', 'text', 'Correo electrónico', 'Email', 'Correio eletrónico'],
    ['telephone', 'text', 'Teléfono', 'Telephone', 'Telefone'],
    ['region', 'text', 'Región', 'Region', 'Região'],
    ['country', 'text', 'País', 'Country', 'País'],
    ['companyName', 'text', 'Medio', 'Media name', 'Meio de comunicação'],
    ['mediaType', 'text', 'Tipo de medio', 'Media type', 'Tipo de meio'],
    ['workType', 'text', 'Tipo de trabajo', 'Job type', 'Tipo de trabalho'],
    ['comunicationsLocale', 'text', 'Idioma', 'Language', 'Idioma'],
    ['newsletter', 'flag', 'Boletín', 'Newsletter', 'Boletim'],
    ['role', 'text', 'Papel', 'Role', 'Função'],
    ['state', 'text', 'Estado', 'State', 'Estado'],
    ['registeredAt', 'moment', 'Alta', 'Registered', 'Registo'],
    ['lastSeenAt', 'moment', 'Última visita', 'Last seen', 'Última visita'],
  ]),
  news: columnsOf([
    ['id', 'text', 'Identificador', 'Id', 'Identificador'],
    ['title', 'text', 'Título', 'Title', 'Título'],
    ['section', 'text', 'Sección', 'Section', 'Secção'],
    ['locales', 'text', 'Idiomas', 'Languages', 'Idiomas'],
    ['publishedAt', 'moment', 'Publicación', 'Published', 'Publicação'],
    ['embargoUntil', 'moment', 'Fin del embargo', 'Embargo until', 'Fim do embargo'],
    ['teams', 'text', 'Equipos', 'Teams', 'Equipas'],
    ['categories', 'text', 'Categorías', 'Categories', 'Categorias'],
    ['tags', 'text', 'Etiquetas', 'Tags', 'Etiquetas'],
    ['views', 'number', 'Visitas', 'Views', 'Visualizações'],
    ['downloads', 'number', 'Descargas', 'Downloads', 'Transferências'],
    ['copies', 'number', 'Textos copiados', 'Texts copied', 'Textos copiados'],
    ['people', 'number', 'Personas', 'People', 'Pessoas'],
    ['media', 'number', 'Medios', 'Media', 'Meios'],
  ]),
  'news-views': columnsOf([
    ['at', 'moment', 'Momento', 'Time', 'Momento'],
    ['event', 'text', 'Acción', 'Action', 'Ação'],
    ['person', 'text', 'Persona', 'Person', 'Pessoa'],
    ['email', 'text', 'Correo electrónico', 'Email', 'Correio eletrónico'],
    ['companyName', 'text', 'Medio', 'Media name', 'Meio de comunicação'],
    ['mediaType', 'text', 'Tipo de medio', 'Media type', 'Tipo de meio'],
    ['country', 'text', 'País', 'Country', 'País'],
    ['region', 'text', 'Región', 'Region', 'Região'],
    ['postId', 'text', 'Noticia', 'Post', 'Notícia'],
    ['title', 'text', 'Título', 'Title', 'Título'],
    ['section', 'text', 'Sección', 'Section', 'Secção'],
    ['file', 'text', 'Archivo', 'File', 'Ficheiro'],
    ['rendition', 'text', 'Tamaño elegido', 'Rendition', 'Tamanho escolhido'],
    ['bytes', 'number', 'Bytes', 'Bytes', 'Bytes'],
  ]),
}
