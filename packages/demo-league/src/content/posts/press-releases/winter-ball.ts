import type { DemoPost } from '../../post-type.ts'
import { p, ul } from '../body-html.ts'

export const winterBall: DemoPost = {
  key: 'winter-ball',
  section: 'press-releases',
  hoursAgo: 3.5,
  embargoHours: 30,
  teams: [],
  categories: ['official'],
  tags: ['technology', 'kit', 'weather'],
  pictures: ['net-estuario-4x5', 'boots-trigales-4x5'],
  contact: 'league-desk',
  rights: { kind: 'editorial' },
  translations: {
    es: {
      title: 'Así será el balón de invierno de la Liga Meridiana',
      summary: 'Naranja, más rugoso y con chip. Material embargado hasta su presentación oficial.',
      body:
        p(
          'La liga presentará el balón de invierno el {day:1}. Es naranja, pesa lo mismo que el de verano y se ha probado a cuatro grados bajo cero en Sierra Blanca.',
        ) +
        ul(
          'Superficie: un 12 % más rugosa, para el agarre con lluvia.',
          'Color: naranja con trama negra, visible con niebla a 90 metros.',
          'Sensor: posición quinientas veces por segundo.',
        ) +
        p(
          'Se usará desde la jornada 15 hasta la 27. Las imágenes no pueden publicarse antes de que termine el embargo, tampoco recortadas.',
        ),
    },
    en: {
      title: 'This is Liga Meridiana’s winter ball',
      summary: 'Orange, rougher and with a chip. Under embargo until the official presentation.',
      body:
        p(
          'The league will present its winter ball on {day:1}. It is orange, weighs the same as the summer one and was tested at four degrees below zero in Sierra Blanca.',
        ) +
        ul(
          'Surface: 12% rougher, for grip in the rain.',
          'Colour: orange with a black weave, visible in fog at 90 metres.',
          'Sensor: position five hundred times a second.',
        ) +
        p(
          'It will be used from matchday 15 to matchday 27. Pictures may not be published before the embargo ends, cropped or otherwise.',
        ),
    },
    pt: {
      title: 'Assim será a bola de inverno da Liga Meridiana',
      summary: 'Cor de laranja, mais rugosa e com chip. Material sob embargo até à apresentação oficial.',
      body:
        p(
          'A liga apresenta a bola de inverno a {day:1}. É cor de laranja, pesa o mesmo que a de verão e foi testada a quatro graus negativos em Sierra Blanca.',
        ) +
        ul(
          'Superfície: 12 % mais rugosa, para aderir com chuva.',
          'Cor: laranja com trama preta, visível com nevoeiro a 90 metros.',
          'Sensor: posição quinhentas vezes por segundo.',
        ) +
        p(
          'Será usada da jornada 15 à 27. As imagens não podem ser publicadas antes do fim do embargo, nem recortadas.',
        ),
    },
  },
}
