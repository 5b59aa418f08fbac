import type { DemoPost } from '../../post-type.ts'
import { p, talk } from '../body-html.ts'

export const interviewKitMan: DemoPost = {
  key: 'interview-kit-man',
  section: 'interviews',
  hoursAgo: 94,
  teams: ['almenara'],
  categories: ['interview'],
  tags: ['derbi-de-la-ria', 'kit'],
  pictures: ['locker-almenara-4x5', 'number-almenara-4x5', 'corner-almenara-16x9'],
  contact: 'almenara',
  translations: {
    es: {
      title: '«El derbi empieza en el vestuario»',
      summary: 'Entrevista a Goyo Bermúdez, utillero del Almenara. Treinta y un derbis planchados.',
      body:
        p(
          'Goyo Bermúdez llega al estadio seis horas antes y se va dos después. Ha colgado las camisetas de treinta y un derbis y no ha visto ninguno entero.',
        ) +
        talk(
          [
            '¿Dónde los ve?',
            'Los oigo. Desde el cuarto de la lavadora se sabe todo: si el ruido viene por arriba, gol nuestro; si viene por el desagüe, gol suyo.',
          ],
          [
            '¿Hay un orden para colgar?',
            'El 1 primero y el 11 el último, siempre. El de Nerea Quintela se dobla, no se cuelga. Me lo pidió ella y ese día marcó.',
          ],
          ['¿Qué se llevaría del vestuario?', 'El silencio de cinco minutos antes. Eso no se plancha.'],
        ),
    },
    pt: {
      title: '«O dérbi começa no balneário»',
      summary: 'Entrevista a Goyo Bermúdez, roupeiro do Almenara. Trinta e um dérbis passados a ferro.',
      body:
        p(
          'Goyo Bermúdez chega ao estádio seis horas antes e sai duas depois. Pendurou as camisolas de trinta e um dérbis e não viu nenhum inteiro.',
        ) +
        talk(
          [
            'Onde os vê?',
            'Ouço-os. Do quarto da máquina de lavar sabe-se tudo: se o barulho vem de cima, golo nosso; se vem pelo ralo, golo deles.',
          ],
          [
            'Há uma ordem para pendurar?',
            'O 1 primeiro e o 11 no fim, sempre. A da Nerea Quintela dobra-se, não se pendura. Foi ela que pediu e nesse dia marcou.',
          ],
          ['O que levava do balneário?', 'O silêncio dos cinco minutos antes. Esse não se passa a ferro.'],
        ),
    },
  },
}
