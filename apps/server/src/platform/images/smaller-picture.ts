interface SizedPicture {
  readonly mediaType: string | null
  readonly sizeBytes: number | null
  readonly width: number | null
  readonly height: number | null
}

/**
 * Whether a rendition is worth sending instead of the original. A JPEG that is no larger than the requested size is sent as it is,
 * unless the rendition has fewer bytes. Other types become JPEG, which every newsroom can open.
 */
export function isSmallerPicture(made: SizedPicture, original: SizedPicture): boolean {
  if (original.mediaType !== 'image/jpeg') return true
  return (made.sizeBytes ?? 0) < (original.sizeBytes ?? 0) || pixelsOf(made) < pixelsOf(original)
}

function pixelsOf({ width, height }: SizedPicture): number {
  return (width ?? 0) * (height ?? 0)
}
