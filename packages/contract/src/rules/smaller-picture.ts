export interface SizedPicture {
  /** The media type, such as `image/jpeg`. */
  readonly type: string
  readonly size: number
  readonly width: number
  readonly height: number
}

/**
 * Whether a rendition is worth sending instead of the original. A JPEG that is no larger than the requested size is sent as it is,
 * unless the rendition has fewer bytes. Other types become JPEG, which every newsroom can open.
 */
export function isSmallerPicture(made: SizedPicture, original: SizedPicture): boolean {
  if (original.type !== 'image/jpeg') return true
  return made.size < original.size || made.width * made.height < original.width * original.height
}
