export interface SizedPicture {
  /** Its media type, such as `image/jpeg`. */
  readonly type: string
  readonly size: number
  readonly width: number
  readonly height: number
}

/**
 * Whether a size that was made of a picture is worth choosing. Who asks for 1920 px is in a hurry: a JPEG that was no larger than that
 * goes out as it is, unless encoding it once more saved something. Other types become JPEG, which every newsroom can open.
 */
export function isSmallerPicture(made: SizedPicture, original: SizedPicture): boolean {
  if (original.type !== 'image/jpeg') return true
  return made.size < original.size || made.width * made.height < original.width * original.height
}
