import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** Streams a file through SHA-256. Answers with the digest, or null if the file cannot be read. */
self.onmessage = async ({ data: file }: MessageEvent<File>) => {
  try {
    const hash = sha256.create()
    for await (const bytes of file.stream()) hash.update(bytes)
    self.postMessage(bytesToHex(hash.digest()))
  } catch {
    self.postMessage(null)
  }
}
