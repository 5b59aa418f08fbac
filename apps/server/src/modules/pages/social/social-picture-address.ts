/** What an address of an item's picture is signed for. */
export function socialPictureScope(itemId: number): string {
  return `social/${itemId}`
}

/** Gives the addresses of items' pictures for one session, whose signer it takes. */
export function socialPictures(sign: (scope: string) => string): (itemId: number) => string {
  return (itemId) => `/social/${itemId}.webp?k=${sign(socialPictureScope(itemId))}`
}
