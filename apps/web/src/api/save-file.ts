/** The browser reads the blob while it saves the file; a minute is plenty for what a page may hold. */
const REVOKE_AFTER_MS = 60_000

/** Saves bytes as a file on the reader's disk. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  downloadUrl(url, name)
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS)
}

/** Lets the browser's own download manager fetch a URL. */
export function downloadUrl(url: string, name: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  // Some browsers ignore a click on a link that is not in the document.
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
}
