import { type AtomFeed, type JsonFeed, parseFeed, type RdfFeed, type RssFeed } from 'feedsmith'
import { plainText } from './plain-text.ts'

/** One thing that somebody said, as plain text. */
export interface FeedItem {
  /** By which it is known again. */
  readonly guid: string
  readonly title: string
  readonly text: string
  /** http or https; null where there is none. */
  readonly url: string | null
  readonly imageUrl: string | null
  readonly publishedAt: Date | null
}

const MOST_ITEMS = 100
const MOST_TITLE_CHARACTERS = 200
const MOST_TEXT_CHARACTERS = 600
const MOST_URL_CHARACTERS = 2_000

/** What the four kinds of feed have in common, before anything is checked. */
interface Said {
  readonly ids: readonly (string | undefined)[]
  readonly title: string | undefined
  readonly html: string | undefined
  readonly link: string | undefined
  readonly images: readonly (string | undefined)[]
  readonly dates: readonly (string | undefined)[]
}

interface Medium {
  readonly url?: string
  readonly type?: string
  readonly medium?: string
}

interface Media {
  readonly thumbnails?: readonly Medium[]
  readonly contents?: readonly Medium[]
  readonly description?: { readonly value?: string }
}

interface WithMedia {
  readonly media?: Media & { readonly groups?: readonly Media[] }
}

const isImage = ({ type, medium }: Medium) => medium === 'image' || (type?.startsWith('image/') ?? false)

function mediaOf({ media }: WithMedia): readonly Media[] {
  return media ? [media, ...(media.groups ?? [])] : []
}

function imagesOf(item: WithMedia): (string | undefined)[] {
  return mediaOf(item).flatMap(({ contents = [], thumbnails = [] }) =>
    [...contents.filter(isImage), ...thumbnails].map(({ url }) => url),
  )
}

function saidInRss(item: RssFeed.Item<string>): Said {
  const { guid, link, title, description, content, enclosures = [], pubDate, dc } = item
  return {
    ids: [guid?.value, link],
    title,
    html: description ?? content?.encoded ?? mediaOf(item).find((media) => media.description)?.description?.value,
    link: link ?? (guid?.isPermaLink === false ? undefined : guid?.value),
    images: [...imagesOf(item), ...enclosures.filter(isImage).map(({ url }) => url)],
    dates: [pubDate, ...(dc?.dates ?? [])],
  }
}

function saidInAtom(entry: AtomFeed.Entry<string>): Said {
  const links = entry.links ?? []
  const alternate = links.find(({ rel }) => rel === undefined || rel === 'alternate')
  const media = mediaOf(entry).find(({ description }) => description)
  return {
    ids: [entry.id, alternate?.href],
    title: entry.title?.value,
    html: entry.summary?.value ?? entry.content?.value ?? media?.description?.value,
    link: alternate?.href,
    images: [
      ...imagesOf(entry),
      ...links.filter((link) => link.rel === 'enclosure' && isImage(link)).map(({ href }) => href),
    ],
    dates: [entry.published, entry.updated],
  }
}

function saidInRdf(item: RdfFeed.Item<string>): Said {
  const { title, link, description, content, rdf, dc } = item
  return {
    ids: [rdf?.about, link],
    title,
    html: description ?? content?.encoded,
    link,
    images: imagesOf(item),
    dates: dc?.dates ?? [],
  }
}

function saidInJson(item: JsonFeed.Item<string>): Said {
  const attached = (item.attachments ?? []).filter(({ mime_type }) => mime_type?.startsWith('image/'))
  return {
    ids: [item.id, item.url],
    title: item.title,
    html: item.content_html ?? escaped(item.content_text ?? item.summary),
    link: item.url ?? item.external_url,
    images: [item.image, item.banner_image, ...attached.map(({ url }) => url)],
    dates: [item.date_published, item.date_modified],
  }
}

/** Text that stands where HTML is expected. */
const escaped = (text?: string) => text?.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function saidIn(text: string): Said[] {
  const { format, feed } = parseFeed(text, { maxItems: MOST_ITEMS })
  switch (format) {
    case 'rss':
      return (feed.items ?? []).map(saidInRss)
    case 'atom':
      return (feed.entries ?? []).map(saidInAtom)
    case 'rdf':
      return (feed.items ?? []).map(saidInRdf)
    case 'json':
      return (feed.items ?? []).map(saidInJson)
  }
}

function webAddress(text: string | undefined, base: string): string | null {
  const url = text === undefined || text.trim() === '' ? null : URL.parse(text.trim(), base)
  const isWeb = url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  return isWeb && url.href.length <= MOST_URL_CHARACTERS ? url.href : null
}

function momentOf(dates: readonly (string | undefined)[]): Date | null {
  const moments = dates.map((text) => new Date(text ?? Number.NaN)).filter((moment) => !Number.isNaN(moment.getTime()))
  return moments.find((moment) => moment.getUTCFullYear() > 1990 && moment.getUTCFullYear() < 3000) ?? null
}

const FIRST_PICTURE = /<img\b[^>]{0,2000}?\bsrc\s*=\s*["']([^"']{1,2000})["']/i

function itemOf(said: Said, base: string): FeedItem | null {
  const title = plainText(said.title ?? '', MOST_TITLE_CHARACTERS)
  const text = plainText(said.html ?? '', MOST_TEXT_CHARACTERS)
  if (title === '' && text === '') return null
  const url = webAddress(said.link, base)
  const [, inText] = FIRST_PICTURE.exec(said.html ?? '') ?? []
  const images = [...said.images, inText].map((image) => webAddress(image, base))
  return {
    guid: said.ids.find((id) => id !== undefined && id.trim() !== '') ?? url ?? `${title} ${text}`,
    title,
    text,
    url,
    imageUrl: images.find((image) => image !== null) ?? null,
    publishedAt: momentOf(said.dates),
  }
}

/** The items of a feed of whichever kind, RSS, Atom, RDF or JSON Feed. Throws where it is none of them. */
export function feedItems(text: string, base: string): FeedItem[] {
  return saidIn(text)
    .map((said) => itemOf(said, base))
    .filter((item) => item !== null)
}
