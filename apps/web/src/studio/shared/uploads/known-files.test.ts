import { describe, expect, it, vi } from 'vitest'
import { createKnownFiles, MAX_HASHED_BYTES } from './known-files.ts'

const fileOf = (name: string, size: number) => {
  const file = new File(['x'], name)
  Object.defineProperty(file, 'size', { value: size })
  return file
}

const { signal } = new AbortController()

describe('known files', () => {
  it('hashes the smallest first and asks once for all of them', async () => {
    const hash = vi.fn<(file: File) => Promise<string>>(async ({ name }) => `digest of ${name}`)
    const findKnown = vi.fn<(digests: readonly string[]) => Promise<[]>>(async () => [])
    const { lookUp } = createKnownFiles({ hash, findKnown })
    await Promise.all([lookUp(fileOf('b', 20), signal), lookUp(fileOf('a', 10), signal)])
    expect(hash.mock.calls.map(([{ name }]) => name)).toEqual(['a', 'b'])
    expect(findKnown.mock.calls).toEqual([[['digest of a', 'digest of b']]])
  })

  it('does not hash files over 200 MB', async () => {
    const hash = vi.fn<() => Promise<string>>(async () => 'digest')
    const { lookUp } = createKnownFiles({ hash, findKnown: async () => [] })
    await expect(lookUp(fileOf('film', MAX_HASHED_BYTES + 1), signal)).resolves.toEqual({ sha256: null, known: null })
    expect(hash).not.toHaveBeenCalled()
  })

  it('returns what the server has', async () => {
    const known = { sha256: 'digest', assetId: '1', name: 'a', kind: 'image' as const, thumbnail: null, posts: [] }
    const { lookUp } = createKnownFiles({ hash: async () => 'digest', findKnown: async () => [known] })
    await expect(lookUp(fileOf('a', 1), signal)).resolves.toEqual({ sha256: 'digest', known })
  })

  it('does not let small files wait for a large one', async () => {
    const large = Promise.withResolvers<string>()
    const hash = vi.fn<(file: File) => Promise<string>>(async ({ name }) =>
      name === 'large' ? large.promise : 'digest',
    )
    const { lookUp } = createKnownFiles({ hash, findKnown: async () => [] })
    const pending = lookUp(fileOf('large', 50_000_000), signal)
    await expect(lookUp(fileOf('small', 1), signal)).resolves.toMatchObject({ sha256: 'digest' })
    large.resolve('other')
    await expect(pending).resolves.toMatchObject({ sha256: 'other' })
  })

  it('sends a file that cannot be hashed', async () => {
    const { lookUp } = createKnownFiles({ hash: async () => null, findKnown: async () => [] })
    await expect(lookUp(fileOf('a', 1), signal)).resolves.toEqual({ sha256: null, known: null })
  })
})
