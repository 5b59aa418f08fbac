import type { DemoPost } from '../../post-type.ts'
import { p, ul } from '../body-html.ts'

export const accessibilityGuideReleased: DemoPost = {
  key: 'accessibility-guide-released',
  section: 'press-releases',
  hoursAgo: 121,
  teams: [],
  categories: ['official', 'community'],
  tags: ['accessibility', 'stadiums'],
  pictures: [],
  documents: ['accessibility-guide'],
  contact: 'league-desk',
  translations: {
    es: {
      title: 'La liga publica la guía de accesibilidad de los veinte estadios',
      summary: 'Casi 2.500 plazas adaptadas, bucle magnético en trece campos y audiodescripción en quince.',
      body:
        p(
          'Por primera vez, un solo documento reúne lo que ofrece cada estadio a las personas con discapacidad: plazas, accesos, bucle magnético y audiodescripción.',
        ) +
        ul('2.490 plazas adaptadas en total.', 'Bucle magnético en trece estadios.', 'Audiodescripción en quince.') +
        p(
          'Los clubes se comprometen a completar los servicios que faltan antes de la temporada próxima. «La guía es también una lista de deberes», admite Sagrario Belmonte, presidenta de la liga.',
          'Los periodistas con necesidades específicas pueden indicarlo en la solicitud de acreditación; se les asignará puesto antes que al resto.',
        ),
    },
    en: {
      title: 'League publishes accessibility guide to all twenty stadiums',
      summary: 'Almost 2,500 adapted seats, induction loops at thirteen grounds and audio description at fifteen.',
      body:
        p(
          'For the first time a single document lists what each stadium offers to people with disabilities: seats, entrances, induction loops and audio description.',
        ) +
        ul('2,490 adapted seats in all.', 'Induction loops at thirteen stadiums.', 'Audio description at fifteen.') +
        p(
          'The clubs undertake to fill the gaps before next season. “The guide is also a list of homework,” admits league president Sagrario Belmonte.',
          'Journalists with particular needs can say so in their accreditation request; they will be given a place before everyone else.',
        ),
    },
    pt: {
      title: 'Liga publica o guia de acessibilidade dos vinte estádios',
      summary: 'Quase 2500 lugares adaptados, anel magnético em treze campos e audiodescrição em quinze.',
      body:
        p(
          'Pela primeira vez, um só documento reúne o que cada estádio oferece às pessoas com deficiência: lugares, acessos, anel magnético e audiodescrição.',
        ) +
        ul('2490 lugares adaptados no total.', 'Anel magnético em treze estádios.', 'Audiodescrição em quinze.') +
        p(
          'Os clubes comprometem-se a completar os serviços em falta antes da próxima época. «O guia é também uma lista de trabalhos de casa», admite Sagrario Belmonte, presidente da liga.',
          'Os jornalistas com necessidades específicas podem indicá-lo no pedido de acreditação; ser-lhes-á atribuído lugar antes dos restantes.',
        ),
    },
  },
}
