/** The browser reads a blob while it saves it; a minute is plenty for what a page may hold. */
const READ_WITHIN_MS = 60_000

/** Hands bytes to the browser as a file to keep. */
export function saveAsFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  followDownload(address, name)
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN_MS)
}

/** Lets the browser's own download manager fetch an address. */
export function followDownload(address: string, name: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  // In the page, for browsers that ignore a link which is nowhere.
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
}
