/** The header that names a download, in any script: an ASCII form for old readers, and the whole name (RFC 6266, RFC 8187). */
export function contentDisposition(kind: 'inline' | 'attachment', fileName: string): string {
  // Control characters would end the header, bidirectional ones would disguise the extension.
  const name = fileName.toWellFormed().replace(/[\p{Cc}\p{Bidi_Control}]/gu, '') || 'file'
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_')
  // RFC 8187 keeps fewer characters than encodeURIComponent does.
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
