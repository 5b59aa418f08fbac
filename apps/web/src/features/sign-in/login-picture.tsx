import { bootConfig } from '../../api/boot-config.ts'
import { useWords } from '../../i18n/words.tsx'
import floodlightsBand from './art/floodlights-band.webp'
import floodlights from './art/floodlights.webp'

/** The stadium at night: full height beside the form on a desk, a thin band above it on a phone. */
export function LoginPicture() {
  const words = useWords().signIn
  return (
    <figure className="relative h-33 overflow-hidden bg-night sm:h-48 lg:sticky lg:top-0 lg:h-dvh">
      <picture>
        <source media="(width >= 64rem)" srcSet={floodlights} />
        <img
          src={floodlightsBand}
          alt={words.pictureAlt}
          width={1040}
          height={1300}
          fetchPriority="high"
          className="absolute inset-0 size-full object-cover object-[50%_20%] lg:object-[50%_60%]"
        />
      </picture>
      <figcaption className="night absolute right-0 bottom-0 px-4 py-1.5 text-12 text-on-night-muted lg:right-auto lg:left-0 lg:px-7 lg:py-4 lg:text-14">
        {words.photoBy({ name: bootConfig.leagueName })}
      </figcaption>
    </figure>
  )
}
