import type { DemoPost } from '../../post-type.ts'
import { p, ul } from '../body-html.ts'

export const mixedZoneProtocol: DemoPost = {
  key: 'mixed-zone-protocol',
  section: 'press-releases',
  hoursAgo: 7,
  teams: [],
  categories: ['official', 'mixed-zone'],
  tags: ['broadcast'],
  matchday: 13,
  pictures: [],
  documents: ['mixed-zone-protocol', 'mixed-zone-plan'],
  contact: 'league-desk',
  corrections: [
    {
      hoursAgo: 4,
      text: {
        es: 'El segundo turno empieza 35 minutos después del final, no 30. El documento adjunto ya está corregido.',
        en: 'The second slot begins 35 minutes after the final whistle, not 30. The attached document has been corrected.',
        pt: 'O segundo turno começa 35 minutos depois do apito final, não 30. O documento anexo já está corrigido.',
      },
    },
  ],
  translations: {
    es: {
      title: 'Nuevo protocolo de zona mixta desde la jornada 13',
      summary:
        'Dos turnos, micrófonos de ambiente y un punto de entrega de imágenes junto al túnel, en los veinte estadios.',
      body:
        p(
          'Desde la jornada 13, la zona mixta funcionará igual en los veinte estadios. El objetivo es que nadie espere más de una hora y que nadie se quede sin voz.',
        ) +
        ul(
          'Turno 1, televisión y radio con derechos: 15 minutos tras el final, durante 20.',
          'Turno 2, resto de medios: 35 minutos tras el final, durante 25.',
          'Dos micrófonos de ambiente con toma XLR y luz continua.',
          'Punto de entrega de imágenes, con red por cable, junto al túnel.',
        ) +
        p(
          'Cada club presentará a tres futbolistas, uno de ellos elegido por la mesa de prensa. Quien no tenga turno espera detrás de la línea amarilla.',
          'El protocolo se estrena en el primer partido de la jornada y se revisará tras la 20.',
        ),
    },
    en: {
      title: 'New mixed-zone protocol from matchday 13',
      summary: 'Two slots, ambient microphones and a picture desk beside the tunnel, at all twenty stadiums.',
      body:
        p(
          'From matchday 13 the mixed zone will work in the same way at all twenty stadiums. The aim: nobody waits for more than an hour, and nobody goes home without a quote.',
        ) +
        ul(
          'Slot 1, rights-holding television and radio: 15 minutes after the end, for 20.',
          'Slot 2, all other media: 35 minutes after the end, for 25.',
          'Two ambient microphones with XLR feed, and continuous light.',
          'A wired network beside the tunnel for sending pictures.',
        ) +
        p(
          'Each club will bring three players, one of them chosen by the press desk. Those without a slot wait behind the yellow line.',
          'The protocol applies from the first match of the matchday and will be reviewed after the 20th.',
        ),
    },
    pt: {
      title: 'Novo protocolo da zona mista a partir da jornada 13',
      summary:
        'Dois turnos, microfones de ambiente e um ponto de entrega de imagens junto ao túnel, nos vinte estádios.',
      body:
        p(
          'A partir da jornada 13, a zona mista funciona da mesma forma nos vinte estádios. O objetivo é que ninguém espere mais de uma hora e que ninguém vá embora sem declarações.',
        ) +
        ul(
          'Turno 1, televisão e rádio com direitos: 15 minutos após o final, durante 20.',
          'Turno 2, restantes meios: 35 minutos após o final, durante 25.',
          'Dois microfones de ambiente com tomada XLR e luz contínua.',
          'Ponto de entrega de imagens, com rede por cabo, junto ao túnel.',
        ) +
        p(
          'Cada clube apresenta três futebolistas, um deles escolhido pela mesa de imprensa. Quem não tem turno espera atrás da linha amarela.',
          'O protocolo estreia-se no primeiro jogo da jornada e será revisto depois da 20.',
        ),
    },
  },
}
