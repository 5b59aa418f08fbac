import type { DemoPost } from '../../post-type.ts'
import { p, ul } from '../body-html.ts'

export const matchdayMenu: DemoPost = {
  key: 'matchday-menu',
  section: 'lifestyle-stories',
  hoursAgo: 16,
  teams: ['sierra-blanca'],
  categories: ['report'],
  tags: ['food', 'health'],
  players: ['greta-solans', 'nestor-villalba'],
  pictures: ['locker-sierra-blanca-3x2'],
  contact: 'sierra-blanca',
  translations: {
    es: {
      title: 'Qué se come el día del partido',
      summary: 'La cocinera del Sierra Blanca abre su cuaderno: arroz a las doce, pan con aceite a las seis.',
      body:
        p(
          'Treinta y un platos, ninguno igual. Dolores Cabañas, cocinera del Sierra Blanca, lleva once años apuntando quién come qué y cómo jugó después. «No es ciencia», avisa. «Pero se parece».',
        ) +
        ul(
          'A las 9:00, huevos y fruta.',
          'A las 12:00, arroz blanco y pollo; Greta Solans, sin pollo.',
          'A las 18:00, pan con aceite y una onza de chocolate.',
          'Después, lo que haya en casa.',
        ) +
        p(
          'Néstor Villalba pide siempre lentejas y siempre se las niega. La única vez que cedió, en 2022, marcó tres. «Precisamente por eso», razona ella: «Eso no se puede gastar».',
        ),
    },
    en: {
      title: 'What they eat on the day of the match',
      summary: 'Sierra Blanca’s cook opens her notebook: rice at noon, bread and oil at six.',
      body:
        p(
          'Thirty-one plates, no two alike. For eleven years Dolores Cabañas, Sierra Blanca’s cook, has noted who eats what and how they played afterwards. “It isn’t science,” she warns. “But it looks like it.”',
        ) +
        ul(
          '9:00: eggs and fruit.',
          '12:00: plain rice and chicken; Greta Solans without the chicken.',
          '18:00: bread and olive oil, and a square of chocolate.',
          'Afterwards: whatever there is at home.',
        ) +
        p(
          'Néstor Villalba always asks for lentils and is always refused. The one time she gave in, in 2022, he scored three. “That’s just why,” she reasons. “You can’t go wasting that.”',
        ),
    },
    pt: {
      title: 'O que se come no dia do jogo',
      summary: 'A cozinheira do Sierra Blanca abre o caderno: arroz ao meio-dia, pão com azeite às seis.',
      body:
        p(
          'Trinta e um pratos, nenhum igual. Há onze anos que Dolores Cabañas, cozinheira do Sierra Blanca, aponta quem come o quê e como jogou depois. «Não é ciência», avisa. «Mas parece».',
        ) +
        ul(
          'Às 9:00, ovos e fruta.',
          'Às 12:00, arroz branco e frango; Greta Solans, sem frango.',
          'Às 18:00, pão com azeite e um quadrado de chocolate.',
          'Depois, o que houver em casa.',
        ) +
        p(
          'Néstor Villalba pede sempre lentilhas e ela recusa sempre. Da única vez que cedeu, em 2022, marcou três. «É por isso mesmo», argumenta: «Isso não se pode gastar».',
        ),
    },
  },
}
