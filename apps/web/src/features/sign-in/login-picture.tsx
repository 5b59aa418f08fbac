import { bootConfig } from '../../api/boot-config.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import almenaraBand from './art/floodlights-almenara-band.webp'
import almenara from './art/floodlights-almenara.webp'
import nortadaBand from './art/floodlights-nortada-band.webp'
import nortada from './art/floodlights-nortada.webp'
import vegaRealBand from './art/floodlights-vega-real-band.webp'
import vegaReal from './art/floodlights-vega-real.webp'
import { ofWeek } from './picture-of-week.ts'

/** A stadium at night, a different one each week: beside the form on desktops, a thin band above it on phones. */
export function LoginPicture() {
  const texts = useBaseTexts().signIn
  const [whole, band] = ofWeek(new Date(), [
    [almenara, almenaraBand],
    [nortada, nortadaBand],
    [vegaReal, vegaRealBand],
  ])
  return (
    <figure className="relative h-33 overflow-hidden bg-night sm:h-48 lg:sticky lg:top-0 lg:h-full lg:max-h-dvh">
      <picture>
        <source media="(width >= 64rem)" srcSet={whole} />
        <img
          src={band}
          alt={texts.pictureAlt}
          width={1040}
          height={1300}
          fetchPriority="high"
          className="absolute inset-0 size-full object-cover object-[50%_20%] lg:object-[50%_60%]"
        />
      </picture>
      <figcaption className="night absolute right-0 bottom-0 px-4 py-1.5 text-12 text-on-night-muted lg:right-auto lg:left-0 lg:px-7 lg:py-4 lg:text-14">
        {texts.photoBy({ name: bootConfig.leagueName })}
      </figcaption>
    </figure>
  )
}
