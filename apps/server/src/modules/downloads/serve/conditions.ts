/** Whether the reader has the file already: `If-None-Match` names its tag, in any spelling, or everything. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/** Whether a part may be sent: without `If-Range`, or when it names exactly this file. A date says too little. */
export function mayContinue(ifRange: string | undefined, etag: string): boolean {
  return ifRange === undefined || ifRange.trim() === etag
}
