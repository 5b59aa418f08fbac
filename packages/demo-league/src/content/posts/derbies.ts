import type { DemoPost } from '../post-type.ts'
import { dueloDelSurGallery } from './derbies/duelo-del-sur-gallery.ts'
import { farosMediaGuide } from './derbies/faros-media-guide.ts'
import { lunaHundredYears } from './derbies/luna-hundred-years.ts'
import { puenteGallery } from './derbies/puente-gallery.ts'
import { riaCaptains } from './derbies/ria-captains.ts'
import { riaMatchGallery } from './derbies/ria-match-gallery.ts'
import { riaPreview } from './derbies/ria-preview.ts'
import { riaSwappedScarves } from './derbies/ria-swapped-scarves.ts'

export const DERBY_POSTS: readonly DemoPost[] = [
  riaMatchGallery,
  farosMediaGuide,
  lunaHundredYears,
  riaPreview,
  riaCaptains,
  riaSwappedScarves,
  puenteGallery,
  dueloDelSurGallery,
]
