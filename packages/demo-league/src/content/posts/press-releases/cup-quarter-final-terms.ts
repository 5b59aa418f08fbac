import type { DemoPost } from '../../post-type.ts'
import { p, ul } from '../body-html.ts'

export const cupQuarterFinalTerms: DemoPost = {
  key: 'cup-quarter-final-terms',
  section: 'press-releases',
  hoursAgo: 221,
  teams: ['faro-sur', 'almenara', 'roca-alta', 'estrela', 'estuario', 'brisa', 'trigales', 'cantera'],
  categories: ['official', 'accreditation'],
  tags: ['cup', 'calendar'],
  pictures: [],
  documents: ['accreditation-form'],
  contact: 'league-accreditation',
  translations: {
    es: {
      title: 'Copa Meridiana: condiciones para medios en cuartos de final',
      summary: 'Cuatro partidos, aforo de prensa reducido en La Era y una sola solicitud para los cuatro.',
      body:
        p(
          'Los cuartos de final de la Copa Meridiana se jugarán a la vuelta del parón de invierno. Los medios pueden acreditarse para los cuatro encuentros con una sola solicitud.',
        ) +
        ul(
          'Faro Sur–Almenara: 60 puestos de prensa.',
          'Roca Alta–Estrela: 54.',
          'Estuario–Brisa: 48.',
          'Trigales–Cantera: 22, por aforo de La Era.',
        ) +
        p(
          'En La Era tendrán prioridad los medios que hayan cubierto al menos tres partidos del Trigales esta temporada. «Los que vinieron cuando perdíamos», precisa el club.',
        ),
    },
    en: {
      title: 'Meridiana Cup: media terms for the quarter-finals',
      summary: 'Four matches, fewer press seats at La Era and a single request for all four.',
      body:
        p(
          'The Meridiana Cup quarter-finals will be played after the winter break. Media can apply for all four matches with a single request.',
        ) +
        ul(
          'Faro Sur v Almenara: 60 press seats.',
          'Roca Alta v Estrela: 54.',
          'Estuario v Brisa: 48.',
          'Trigales v Cantera: 22, owing to the size of La Era.',
        ) +
        p(
          'At La Era outlets that have covered at least three Trigales matches this season come first. “Those who came when we were losing,” as the club put it.',
        ),
    },
  },
}
