/**
 * Routes that answer bytes and are not endpoints. Except for crests and logos, the signature in the URL authorises the request: `<img>` and
 * download managers send no headers.
 */
export const BYTE_ROUTES = {
  file: '/api/files/:id/:rendition/*',
  zip: '/api/zips/:id/*',
  text: '/api/texts/:id/:locale/:format/*',
  crest: '/api/crests/:name',
  /** Of the brand and its draft, by digest. */
  logo: '/api/logos/:name',
  /** A mail as its reader sees it, for a sandboxed frame of the studio. */
  mail: '/api/mails/:id',
  /** A kind of mail with invented values. */
  mailTemplate: '/api/mail-templates/:template/:locale',
  /** Pictures of a draft, for a session of the studio or a preview link. */
  preview: '/api/previews/:id/:rendition/*',
  previewThumb: '/api/preview-thumbs/:name',
  /** Pictures of posts that readers may not see yet. */
  studioPicture: '/api/studio-pictures/:id/:size',
  /** Pages of their documents as pictures, their videos and subtitles. */
  studioPage: '/api/studio-pages/:id/:page',
  studioVideo: '/api/studio-videos/:id/:form',
  studioSubtitles: '/api/studio-subtitles/:id',
  socialPicture: '/api/social/:name',
  /** Outside the API: the specification names this path, and an external video host has the same one. */
  thumb: '/thumbs/:name',
} as const
