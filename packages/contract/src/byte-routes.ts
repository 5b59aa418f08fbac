/** The server's routes outside the API, which answer bytes. The development server proxies them to it. */
export const BYTE_ROUTES = {
  file: '/files/:id/:rendition/*',
  zip: '/zips/:id/*',
  text: '/texts/:id/:locale/:format/*',
  thumb: '/thumbs/:name',
  crest: '/crests/:name',
  socialPicture: '/social/:name',
} as const
