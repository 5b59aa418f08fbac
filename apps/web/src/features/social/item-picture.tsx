import { Picture } from '../../ui/primitives/picture.tsx'
import type { SocialItem } from './rhythms/rhythm-props.ts'

interface ItemPictureProps {
  readonly item: SocialItem
  /** Width / height: feeds do not tell a picture's own, so its place has one. */
  readonly ratio: number
  readonly sizes: string
  readonly className?: string
}

const CENTRE = { x: 0.5, y: 0.5 }

/** The picture of an item, through our own server. Decoration: feeds bring no words about their pictures. */
export function ItemPicture({ item, ratio, sizes, className = '' }: ItemPictureProps) {
  if (item.image === null) return null
  const picture = {
    url: item.image,
    width: Math.round(ratio * 600),
    height: 600,
    alt: '',
    placeholder: '',
    focalPoint: CENTRE,
    sources: [],
  }
  return (
    <Picture picture={picture} ratio={ratio} sizes={sizes} isDecorative className={`rounded-picture ${className}`} />
  )
}
