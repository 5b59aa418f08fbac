import { describe, expect, it } from 'vitest'
import { ImportProblem, parseImportedPost } from '../../modules/library/library.ts'
import { parseTextFile, type TextFile } from './text-files.ts'

const FILES = ['R & I.jpg', 'a b.jpg', '100%.jpg', 'Mun\u0303oz.jpg', '\u00e9.jpg', 'c%20d.jpg']

/** As it is stored, with numbers of files instead of ids. */
function bodyOf(text: TextFile): string | undefined {
  const post = parseImportedPost({
    key: 'derby',
    section: 'interviews',
    publishedAt: '2019-05-04T16:30:00Z',
    assets: FILES.map((file) => ({ file })),
    translations: { es: { title: 'Derby', body: parseTextFile(text, FILES).body } },
  })
  return post.texts[0]?.body
}

describe('parseTextFile › pictures', () => {
  it.each<[string, TextFile, number]>([
    ['an entity', { format: 'html', content: '<p>a</p><img src="R &amp; I.jpg"><p>b</p>' }, 1],
    ['single quotes', { format: 'html', content: "<p>a</p><img src='a b.jpg'><p>b</p>" }, 2],
    ['no quotes', { format: 'html', content: '<p>a</p><img src=100%.jpg><p>b</p>' }, 3],
    ['data-src alone', { format: 'html', content: '<p>a</p><img data-src="a b.jpg"><p>b</p>' }, 2],
    [
      'data-src behind a placeholder',
      { format: 'html', content: '<p>a</p><img src="data:," data-src="a b.jpg"><p>b</p>' },
      2,
    ],
    ['data-src, too', { format: 'html', content: '<p>a</p><img data-src="z.jpg" src="a b.jpg"><p>b</p>' }, 2],
    ['">" in its text', { format: 'html', content: '<p>a</p><img alt="2 > 1" src="a b.jpg"><p>b</p>' }, 2],
    ['a percent sign', { format: 'md', content: 'a\n\n![x](./100%.jpg)\n\nb' }, 3],
    ['an encoded name', { format: 'md', content: 'a\n\n![x](a%20b.jpg)\n\nb' }, 2],
    ['an accent that the name has decomposed', { format: 'md', content: 'a\n\n![x](Mu\u00f1oz.jpg)\n\nb' }, 4],
    ['an accent that the text has decomposed', { format: 'md', content: 'a\n\n![x](e\u0301.jpg)\n\nb' }, 5],
    ['an encoded accent', { format: 'html', content: '<p>a</p><img src="Mu%C3%B1oz.jpg"><p>b</p>' }, 4],
    ['a name that looks encoded', { format: 'html', content: '<p>a</p><img src="c%20d.jpg"><p>b</p>' }, 6],
    ['a paragraph of its own', { format: 'html', content: '<p>a</p>\n<p>\n  <img src="a b.jpg">\n</p>\n<p>b</p>' }, 2],
  ])('keeps the place of a picture: %s', (_name, text, number) => {
    expect(bodyOf(text)).toBe(`<p>a</p><figure data-asset="${number}"></figure><p>b</p>`)
  })

  it.each(['https://evil.test/x.jpg', 'HTTP://evil.test/x.jpg', '//evil.test/x.jpg', ''])(
    'drops a picture with the address %j',
    (source) => {
      expect(bodyOf({ format: 'html', content: `<p>a<img src="${source}">b</p>` })).toBe('<p>ab</p>')
    },
  )

  it.each(['missing.jpg', '../a b.jpg', '/uploads/a.jpg', 'data:image/gif;base64,R0lGOD'])(
    'rejects the picture %s, which is no file of the post',
    (source) => {
      const text = { format: 'html', content: `<p>a</p><img src="${source}">` } as const
      expect(() => parseTextFile(text, FILES)).toThrow(
        new ImportProblem(`the picture "${source}" of the text is not among its assets`),
      )
    },
  )
})

describe('parseTextFile › title', () => {
  it.each([
    ['with a picture', '<h1>Derby <img alt="2 > 1" src="a b.jpg"></h1>', 'Derby'],
    ['after one in a comment', '<!-- <h1>Old</h1> --><h1>New</h1>', 'New'],
    ['after one in a script', '<script>"<h1>Old</h1>"</script><h1>New</h1>', 'New'],
    ['in a block of its own', '<h1><div>Derby</div></h1>', 'Derby'],
    ['with attributes and markup', '<h1 title="2 > 1">A<br><em>B &amp; C</em></h1>', 'A B & C'],
  ])('is the heading %s', (_name, heading, title) => {
    expect(parseTextFile({ format: 'html', content: `${heading}<p>a</p>` }, FILES)).toEqual({ title, body: '<p>a</p>' })
  })

  it('ignores pictures in what is no text', () => {
    const content = '<p>a</p><noscript><img src="/pixel.gif"></noscript><template><img src="x.jpg"></template>'
    expect(parseTextFile({ format: 'html', content }, FILES).body).toBe('<p>a</p>')
  })

  it('is null for a heading that is never closed, and keeps its text', () => {
    const { title, body } = parseTextFile({ format: 'html', content: '<h1>Derby<p>a</p><p>b</p>' }, FILES)
    expect(title).toBeNull()
    expect(body).toContain('<p>a</p><p>b</p>')
  })

  it('is null without a heading', () => {
    expect(parseTextFile({ format: 'md', content: '## Derby' }, FILES).title).toBeNull()
  })
})
