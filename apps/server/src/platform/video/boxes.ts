export interface Box {
  readonly type: string
  readonly content: Buffer
}

export interface BoxHeader {
  readonly type: string
  readonly headerBytes: number
  readonly sizeBytes: number
}

/** Null if there is no valid box. */
export function readBoxHeader(bytes: Buffer, restBytes: number): BoxHeader | null {
  if (bytes.length < 8) return null
  const short = bytes.readUInt32BE(0)
  const type = bytes.toString('latin1', 4, 8)
  if (short === 1 && bytes.length < 16) return null
  const headerBytes = short === 1 ? 16 : 8
  // 0: the box extends to the end.
  const sizeBytes = short === 1 ? Number(bytes.readBigUInt64BE(8)) : short || restBytes
  return sizeBytes < headerBytes || sizeBytes > restBytes ? null : { type, headerBytes, sizeBytes }
}

/** Stops at the first invalid box. */
export function boxesIn(bytes: Buffer): Box[] {
  const boxes: Box[] = []
  let rest = bytes
  while (rest.length > 0) {
    const header = readBoxHeader(rest, rest.length)
    if (!header) break
    boxes.push({ type: header.type, content: rest.subarray(header.headerBytes, header.sizeBytes) })
    rest = rest.subarray(header.sizeBytes)
  }
  return boxes
}
