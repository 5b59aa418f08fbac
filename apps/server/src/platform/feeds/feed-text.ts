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
