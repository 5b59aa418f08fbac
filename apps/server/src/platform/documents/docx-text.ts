import { decodeXML } from 'entities'
import { Unzip, UnzipInflate } from 'fflate'

/** More is stored, but not searched. */
export const MAX_UNPACKED_BYTES = 20_000_000

const PARTS = /^word\/(?:document|footnotes|endnotes)\.xml$/

class TooLarge extends Error {}

/** A piece of a bomb unpacks into a thousand times its size, so that it has to be small. */
const PIECE_BYTES = 4_096

/** The text of a Word document, read piece by piece; null if it unpacks into too much. */
export async function readDocxText(pieces: AsyncIterable<Uint8Array>): Promise<string | null> {
  const texts: string[] = []
  let unpackedBytes = 0
  const unzip = new Unzip((file) => {
    if (!PARTS.test(file.name)) return
    const decoder = new TextDecoder()
    file.ondata = (error, data) => {
      if (error) throw error
      unpackedBytes += data.length
      if (unpackedBytes > MAX_UNPACKED_BYTES) throw new TooLarge()
      texts.push(decoder.decode(data, { stream: true }))
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    for await (const piece of pieces) {
      for (let at = 0; at < piece.length; at += PIECE_BYTES) unzip.push(piece.subarray(at, at + PIECE_BYTES))
    }
  } catch (error) {
    if (error instanceof TooLarge) return null
    throw error
  }
  return textOf(texts.join(''))
}

/** Paragraphs, tabs and line breaks separate words. */
function textOf(xml: string): string {
  const pieces = xml.match(/<w:t(?:\s[^>]*)?>[^<]*<\/w:t>|<\/w:p>|<w:(?:tab|br|cr)[\s/>]/g) ?? []
  return pieces
    .map((piece) =>
      piece.startsWith('<w:t>') || piece.startsWith('<w:t ') ? decodeXML(piece.replace(/<[^>]*>/g, '')) : ' ',
    )
    .join('')
}
