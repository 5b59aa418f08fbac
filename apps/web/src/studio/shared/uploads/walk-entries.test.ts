import { describe, expect, it } from 'vitest'
import { MAX_DROPPED_FILES, visibleFiles, walkEntries } from './walk-entries.ts'

/** Only what is read of the browser's entries. */
const fileEntry = (name: string) =>
  ({
    name,
    isFile: true,
    isDirectory: false,
    file: (resolve: (file: File) => void) => resolve(new File(['x'], name)),
  }) as unknown as FileSystemEntry

/** As browsers do, it returns some entries at a time. */
const folderEntry = (name: string, children: readonly FileSystemEntry[], perRead = 2) =>
  ({
    name,
    isFile: false,
    isDirectory: true,
    createReader: () => {
      const left = [...children]
      return { readEntries: (resolve: (entries: FileSystemEntry[]) => void) => resolve(left.splice(0, perRead)) }
    },
  }) as unknown as FileSystemEntry

const namesOf = ({ files }: { readonly files: readonly File[] }) => files.map(({ name }) => name)

describe('walkEntries', () => {
  it('reads folders and those below in the order of their names', async () => {
    const card = folderEntry('DCIM', [
      fileEntry('IMG_10.jpg'),
      fileEntry('IMG_2.jpg'),
      folderEntry('100CANON', [fileEntry('a.jpg'), fileEntry('b.jpg'), fileEntry('c.jpg')]),
    ])
    expect(namesOf(await walkEntries([card, fileEntry('last.jpg')]))).toEqual([
      'a.jpg',
      'b.jpg',
      'c.jpg',
      'IMG_2.jpg',
      'IMG_10.jpg',
      'last.jpg',
    ])
  })

  it('leaves out hidden and system files', async () => {
    const names = ['.DS_Store', 'Thumbs.db', 'desktop.ini', '._IMG_1.jpg', 'IMG_1.jpg']
    const folder = folderEntry('card', [folderEntry('.Trashes', [fileEntry('x.jpg')]), ...names.map(fileEntry)])
    expect(namesOf(await walkEntries([folder]))).toEqual(['IMG_1.jpg'])
  })

  it('skips a file that can no longer be read', async () => {
    const lost = {
      name: 'lost.jpg',
      isFile: true,
      isDirectory: false,
      file: (_resolve: unknown, reject: () => void) => reject(),
      // Only what is read of the browser's entry.
    } as unknown as FileSystemEntry
    expect(namesOf(await walkEntries([lost, fileEntry('a.jpg')]))).toEqual(['a.jpg'])
  })

  it('stops after the limit and says so', async () => {
    const files = Array.from({ length: MAX_DROPPED_FILES + 5 }, (_, index) => fileEntry(`${index}.jpg`))
    const found = await walkEntries([folderEntry('disk', files, 100)])
    expect(found.files).toHaveLength(MAX_DROPPED_FILES)
    expect(found.isTruncated).toBe(true)
  })
})

describe('visibleFiles', () => {
  it('leaves out hidden files of a chosen folder', () => {
    const visible = new File(['x'], 'a.jpg')
    const inHidden = new File(['x'], 'b.jpg')
    Object.defineProperty(visible, 'webkitRelativePath', { value: 'card/a.jpg' })
    Object.defineProperty(inHidden, 'webkitRelativePath', { value: 'card/.Trashes/b.jpg' })
    expect(namesOf(visibleFiles([visible, inHidden]))).toEqual(['a.jpg'])
  })
})
