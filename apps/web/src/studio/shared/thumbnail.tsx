interface ThumbnailProps {
  readonly src: string | null
  readonly className?: string
}

/** The small picture of a post beside its title; an empty box keeps the titles in line. */
export function Thumbnail({ src, className = '' }: ThumbnailProps) {
  const look = `h-9 w-12 shrink-0 rounded-control ${className}`
  if (src === null) return <span aria-hidden="true" className={`${look} bg-sunken`} />
  return <img src={src} alt="" loading="lazy" className={`${look} object-cover`} />
}
