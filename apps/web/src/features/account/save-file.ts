/** Hands a text to the browser as a file to keep. */
export function saveFile(name: string, content: { readonly text: string; readonly type: string }): void {
  const address = URL.createObjectURL(new Blob([content.text], { type: content.type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has begun by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 0)
}
