import { describe, expect, it } from 'vitest'
import { feedItems, feedText, plainText } from './feed-items.ts'

const BASE = 'https://league.test/news/feed'

const rss = (items: string) =>
  `<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>T</title>${items}</channel></rss>`

describe('feedItems', () => {
  it('is the same from RSS, Atom, RDF and JSON Feed', () => {
    const kinds = [
      rss(
        `<item><title>A &amp;amp; &lt;b&gt;B&lt;/b&gt;</title><link>../1</link><guid>https://league.test/1</guid>
        <pubDate>Sat, 14 Nov 2026 11:00:00 +0100</pubDate><description><![CDATA[<p>Said <i>so</i></p>]]></description>
        <media:thumbnail url="https://img.test/1.jpg"/></item>`,
      ),
      `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><title>T</title><entry>
        <id>https://league.test/1</id><title type="html">A &amp;amp; &lt;b&gt;B&lt;/b&gt;</title>
        <link rel="alternate" href="/1"/><published>2026-11-14T10:00:00Z</published>
        <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Said <i>so</i></p></div></content>
        <media:group><media:thumbnail url="https://img.test/1.jpg"/></media:group></entry></feed>`,
      `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
        xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="https://league.test/"><title>T</title></channel>
        <item rdf:about="https://league.test/1"><title>A &amp;amp; B</title><link>https://league.test/1</link>
        <description>&lt;p&gt;Said so&lt;/p&gt;&lt;img src="https://img.test/1.jpg"&gt;</description>
        <dc:date>2026-11-14T10:00:00Z</dc:date></item></rdf:RDF>`,
      JSON.stringify({
        version: 'https://jsonfeed.org/version/1.1',
        title: 'T',
        items: [
          {
            id: 'https://league.test/1',
            url: 'https://league.test/1',
            title: 'A &amp; B',
            content_html: '<p>Said <i>so</i></p>',
            image: 'https://img.test/1.jpg',
            date_published: '2026-11-14T10:00:00Z',
          },
        ],
      }),
    ]
    for (const kind of kinds) {
      expect(feedItems(kind, BASE)).toEqual([
        {
          guid: 'https://league.test/1',
          title: 'A & B',
          text: 'Said so',
          url: 'https://league.test/1',
          imageUrl: 'https://img.test/1.jpg',
          publishedAt: new Date('2026-11-14T10:00:00Z'),
        },
      ])
    }
  })

  it.each(['', '{}', '<html><body>Sign in</body></html>', '{"version":1}', 'not a feed'])(
    'is nothing of %j',
    (text) => {
      expect(() => feedItems(text, BASE)).toThrow()
    },
  )

  it('holds no address but those of the web, and no moment that is none', () => {
    const [item] = feedItems(
      rss(`<item><title>x</title><link>javascript:alert(1)</link><guid isPermaLink="false">7</guid>
        <pubDate>the other day</pubDate><description>&lt;img src="data:image/png;base64,AA"&gt;</description></item>`),
      BASE,
    )
    expect(item).toMatchObject({ guid: '7', url: null, imageUrl: null, publishedAt: null })
  })

  it('leaves out what says nothing', () => {
    expect(feedItems(rss('<item><guid>1</guid></item><item><title>y</title></item>'), BASE)).toHaveLength(1)
  })
})

describe('plainText', () => {
  it.each([
    ['<p>One</p><p>two<br>three</p>', 'One two three'],
    ['<script>alert(1)</script><style>p{}</style>left', 'left'],
    ['<b onclick="x">5 &lt; 6 &amp;amp; 7</b>', '5 < 6 &amp; 7'],
    ['a\u0000b\u200b\n\tc', 'a b\u200b c'],
    ['¡Año! ã 😀', '¡Año! ã 😀'],
  ])('of %j is %j', (html, text) => expect(plainText(html, 100)).toBe(text))

  it('is cut between words, never through a character', () => {
    expect(plainText('one two three four', 12)).toBe('one two…')
    expect(plainText('😀'.repeat(20), 10)).toBe(`${'😀'.repeat(9)}…`)
  })
})

describe('feedText', () => {
  it.each([
    [Buffer.from('\ufeffñ', 'utf8'), 'text/xml; charset=iso-8859-1', 'ñ'],
    [Buffer.from('ñ', 'latin1'), 'text/xml; charset="ISO-8859-1"', 'ñ'],
    [
      Buffer.from('<?xml version="1.0" encoding="windows-1252"?>ñ', 'latin1'),
      '',
      '<?xml version="1.0" encoding="windows-1252"?>ñ',
    ],
    [Buffer.from('\ufeffñ', 'utf16le'), '', 'ñ'],
    [Buffer.from('ñ', 'utf8'), 'text/xml; charset=klingon', 'ñ'],
  ])('%#', (bytes, contentType, text) => expect(feedText(bytes, contentType)).toBe(text))
})
