/**
 * The address with a path that can be decoded. A mangled link is then a wrong path like any other, and a person who follows
 * it sees the page that says so.
 */
export function decodableUrl(url: string): string {
  if (!url.includes('%')) return url
  const end = url.search(/[?#;]/)
  const path = end === -1 ? url : url.slice(0, end)
  return isDecodable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length)
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
