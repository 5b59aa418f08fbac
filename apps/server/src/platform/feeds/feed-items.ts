import { type AtomFeed, type JsonFeed, parseFeed, type RdfFeed, type RssFeed } from 'feedsmith'
import sanitizeHtml from 'sanitize-html'
import { BLOCK_TAGS, htmlToText } from '../html/html-to-text.ts'

export interface FeedItem {
  /** Identifies the item across fetches. */
  readonly guid: string
  readonly title: string
  readonly text: string
  /** http or https only. */
  readonly url: string | null
  readonly imageUrl: string | null
  readonly publishedAt: Date | null
}

const MAX_ITEMS = 100
const MAX_TITLE_CHARACTERS = 200
const MAX_TEXT_CHARACTERS = 600
const MAX_URL_CHARACTERS = 2_000

interface RawItem {
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

function fromRss(item: RssFeed.Item<string>): RawItem {
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

function fromAtom(entry: AtomFeed.Entry<string>): RawItem {
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

function fromRdf(item: RdfFeed.Item<string>): RawItem {
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

function fromJson(item: JsonFeed.Item<string>): RawItem {
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

/** Plain text where HTML is expected. */
const escaped = (text?: string) => text?.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function parseRawItems(text: string): RawItem[] {
  const { format, feed } = parseFeed(text, { maxItems: MAX_ITEMS })
  switch (format) {
    case 'rss':
      return (feed.items ?? []).map(fromRss)
    case 'atom':
      return (feed.entries ?? []).map(fromAtom)
    case 'rdf':
      return (feed.items ?? []).map(fromRdf)
    case 'json':
      return (feed.items ?? []).map(fromJson)
  }
}

function webAddress(text: string | undefined, base: string): string | null {
  const url = text === undefined || text.trim() === '' ? null : URL.parse(text.trim(), base)
  const isWeb = url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  return isWeb && url.href.length <= MAX_URL_CHARACTERS ? url.href : null
}

function momentOf(dates: readonly (string | undefined)[]): Date | null {
  const moments = dates.map((text) => new Date(text ?? Number.NaN)).filter((moment) => !Number.isNaN(moment.getTime()))
  return moments.find((moment) => moment.getUTCFullYear() > 1990 && moment.getUTCFullYear() < 3000) ?? null
}

const FIRST_PICTURE = /<img\b[^>]{0,2000}?\bsrc\s*=\s*["']([^"']{1,2000})["']/i

function itemOf(raw: RawItem, base: string): FeedItem | null {
  const title = plainText(raw.title ?? '', MAX_TITLE_CHARACTERS)
  const text = plainText(raw.html ?? '', MAX_TEXT_CHARACTERS)
  if (title === '' && text === '') return null
  const url = webAddress(raw.link, base)
  const [, inText] = FIRST_PICTURE.exec(raw.html ?? '') ?? []
  const images = [...raw.images, inText].map((image) => webAddress(image, base))
  return {
    guid: raw.ids.find((id) => id !== undefined && id.trim() !== '') ?? url ?? `${title} ${text}`,
    title,
    text,
    url,
    imageUrl: images.find((image) => image !== null) ?? null,
    publishedAt: momentOf(raw.dates),
  }
}

/** The items of an RSS, Atom, RDF or JSON feed. Throws for anything else. */
export function feedItems(text: string, base: string): FeedItem[] {
  return parseRawItems(text)
    .map((raw) => itemOf(raw, base))
    .filter((item) => item !== null)
}

/** Untrusted HTML as one line of text, truncated. */
export function plainText(html: string, maxCharacters: number): string {
  const text = htmlToText(sanitizeHtml(html, { allowedTags: BLOCK_TAGS, allowedAttributes: {} }))
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are removed here.
    .replace(/[\u0000-\u001f\u007f-\u009f\s]+/g, ' ')
    .trim()
  return cut(text, maxCharacters)
}

/** Cuts between words, and never through a character. */
function cut(text: string, maxCharacters: number): string {
  const characters = [...text]
  if (characters.length <= maxCharacters) return text
  const kept = characters.slice(0, maxCharacters - 1).join('')
  const space = kept.lastIndexOf(' ')
  return `${space > maxCharacters / 2 ? kept.slice(0, space) : kept}…`
}

const DECLARED = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]{1,40})["']/i

/** Decodes a feed by its byte order mark, else its header, else its XML declaration, else as UTF-8. */
export function feedText(bytes: Uint8Array, contentType: string): string {
  const [, inHeader] = /;\s*charset\s*=\s*"?([\w.:-]{1,40})/i.exec(contentType) ?? []
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const [, declared] = DECLARED.exec(head) ?? []
  return decoderOf(markOf(bytes) ?? inHeader ?? declared).decode(bytes)
}

function markOf(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 'utf-8' : undefined
}

/** An unknown encoding falls back to UTF-8. */
function decoderOf(label = 'utf-8') {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder('utf-8')
  }
}
