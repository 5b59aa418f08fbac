import { crc32, deflateSync } from 'node:zlib'
import { zipSync } from 'fflate'

/** A PNG that claims a size and holds next to nothing: a bomb, small to send and huge to decode. */
export function pngBomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(100))), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks])
}

/** A Word document with this content. */
export function docxOf(body: Uint8Array): Buffer {
  const parts = {
    '[Content_Types].xml': new Uint8Array(9),
    '_rels/.rels': new Uint8Array(9),
    'word/document.xml': body,
  }
  return Buffer.from(zipSync(parts))
}
