import type { DemoPost } from '../../post-type.ts'
import { h2, p, ul } from '../body-html.ts'

export const accreditationSecondHalf: DemoPost = {
  key: 'accreditation-second-half',
  section: 'press-releases',
  hoursAgo: 74,
  teams: [],
  categories: ['accreditation', 'official'],
  tags: ['broadcast'],
  pictures: [],
  documents: ['accreditation-form', 'accreditation-terms'],
  contact: 'league-accreditation',
  translations: {
    es: {
      title: 'Abierto el plazo de acreditación para la segunda vuelta',
      summary:
        'Solicitudes hasta el {day:21}. Un formulario por persona y medio; la mesa contesta en un día laborable.',
      body:
        p(
          'Desde hoy y hasta el {day:21} pueden solicitarse las acreditaciones de temporada para las jornadas 20 a 38. Las ya concedidas para la primera vuelta se prorrogan con una sola firma.',
        ) +
        h2('Qué hace falta') +
        ul(
          'El formulario adjunto, firmado.',
          'Una fotografía reciente y el documento de identidad.',
          'En el caso de fotografía y vídeo, la lista de equipos.',
        ) +
        p(
          'La acreditación es personal y se lleva visible. Los partidos sueltos se piden, como hasta ahora, antes de las 14:00 de tres días antes.',
          'Tiago Falcão, de la mesa de acreditaciones, atiende de 9:00 a 19:00.',
        ),
    },
    en: {
      title: 'Accreditation for the second half of the season is open',
      summary: 'Requests until {day:21}. One form per person and outlet; the desk answers within a working day.',
      body:
        p(
          'From today until {day:21} media may apply for season accreditation covering matchdays 20 to 38. Passes granted for the first half can be extended with a single signature.',
        ) +
        h2('What you need') +
        ul(
          'The attached form, signed.',
          'A recent photograph and an identity document.',
          'For photography and video, the list of equipment.',
        ) +
        p(
          'Accreditation is personal and worn visibly. Single matches are requested as before, by 14:00 three days ahead.',
          'Tiago Falcão of the accreditation desk answers from 9:00 to 19:00.',
        ),
    },
    pt: {
      title: 'Abertas as acreditações para a segunda volta',
      summary: 'Pedidos até {day:21}. Um formulário por pessoa e órgão; a mesa responde num dia útil.',
      body:
        p(
          'A partir de hoje e até {day:21} podem pedir-se as acreditações de época para as jornadas 20 a 38. As já concedidas para a primeira volta prorrogam-se com uma só assinatura.',
        ) +
        h2('O que é preciso') +
        ul(
          'O formulário anexo, assinado.',
          'Uma fotografia recente e o documento de identificação.',
          'Para fotografia e vídeo, a lista de equipamento.',
        ) +
        p(
          'A acreditação é pessoal e anda à vista. Os jogos avulsos pedem-se, como até aqui, até às 14:00 de três dias antes.',
          'Tiago Falcão, da mesa de acreditações, atende das 9:00 às 19:00.',
        ),
    },
  },
}
