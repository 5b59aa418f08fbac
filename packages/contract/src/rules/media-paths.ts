export const VIDEO_THUMB_WIDTHS_PX = [320, 640, 1280] as const

/** The path of a thumbnail on the video host, as in the specification. */
export function videoThumbPath(mediaId: string, size: (typeof VIDEO_THUMB_WIDTHS_PX)[number]): string {
  return `/thumbs/${encodeURIComponent(mediaId)}-${size}.jpg`
}

/** The path of the video itself on an external video host. */
export function videoFilePath(mediaId: string): string {
  return `/videos/${encodeURIComponent(mediaId)}.mp4`
}

/** Crests need no signature: the login page shows them. */
export function crestPath(teamTextId: string): string {
  return `/api/crests/${encodeURIComponent(teamTextId)}.webp`
}

/** The login page shows the logo too, so it needs no signature. The bytes of a URL never change. */
export function logoUrl(sha256: string): string {
  return `/api/logos/${sha256}.webp`
}
