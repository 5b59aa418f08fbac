import type { DemoPost } from '../../post-type.ts'
import { h2, p, ul } from '../body-html.ts'

export const lunaHundredYears: DemoPost = {
  key: 'luna-hundred-years',
  section: 'derbies',
  hoursAgo: 44,
  teams: ['monteluna', 'nortada'],
  categories: ['archive', 'statistics'],
  tags: ['clasico-de-la-luna', 'history'],
  fixture: { home: 'monteluna', away: 'nortada' },
  pictures: [
    'derby-monteluna-16x9',
    'corner-nortada-3x2',
    'net-monteluna-3x2',
    'bus-nortada-4x5',
    'portrait-monteluna-4x5',
    'portrait-nortada-4x5',
    'coach-monteluna-3x2',
    'number-nortada-4x5',
  ],
  documents: ['luna-history'],
  contact: 'league-photo',
  translations: {
    es: {
      title: 'Clásico de la Luna: cien años en cifras y fotografías',
      summary: 'Monteluna y Nortada se han medido 118 veces desde 1926. Ocho imágenes y la historia completa en PDF.',
      body:
        p(
          'El primero se jugó a la luz de la luna porque el tren del Nortada llegó con cuatro horas de retraso. Acabó de noche cerrada y los dos clubes juran haberlo ganado.',
        ) +
        h2('El siglo, en números') +
        ul(
          '118 partidos: 48 victorias del Monteluna, 41 del Nortada y 29 empates.',
          'Máximo goleador: Aurelio Sanz, 14 goles entre 1951 y 1963.',
          'Tres suspensiones por niebla: 1938, 1967 y 2004.',
        ) +
        p(
          'El balón de aquel primer partido se conserva en el ayuntamiento de Monteluna, desinflado por orden del pleno de 1931: nadie se ponía de acuerdo en quién debía hincharlo. El de la jornada 14 será el 119.º.',
        ),
    },
    en: {
      title: 'Clásico de la Luna: a hundred years in figures and pictures',
      summary: 'Monteluna and Nortada have met 118 times since 1926. Eight pictures and the full history as a PDF.',
      body:
        p(
          'The first was played by moonlight because Nortada’s train came in four hours late. It ended in pitch darkness, and both clubs swear they won.',
        ) +
        h2('The century in numbers') +
        ul(
          '118 matches: 48 wins for Monteluna, 41 for Nortada, 29 draws.',
          'Top scorer: Aurelio Sanz, 14 goals between 1951 and 1963.',
          'Three matches lost to fog: 1938, 1967 and 2004.',
        ) +
        p(
          'The ball of that first match is kept at Monteluna town hall, let down by order of the council of 1931: nobody could agree on who should inflate it. Matchday 14 brings number 119.',
        ),
    },
    pt: {
      title: 'Clássico da Lua: cem anos em números e fotografias',
      summary: 'Monteluna e Nortada defrontaram-se 118 vezes desde 1926. Oito imagens e a história completa em PDF.',
      body:
        p(
          'O primeiro jogou-se ao luar porque o comboio do Nortada chegou com quatro horas de atraso. Acabou noite cerrada e os dois clubes juram que o ganharam.',
        ) +
        h2('O século em números') +
        ul(
          '118 jogos: 48 vitórias do Monteluna, 41 do Nortada e 29 empates.',
          'Melhor marcador: Aurelio Sanz, 14 golos entre 1951 e 1963.',
          'Três jogos suspensos por nevoeiro: 1938, 1967 e 2004.',
        ) +
        p(
          'A bola desse primeiro jogo guarda-se na câmara municipal de Monteluna, vazia por ordem da vereação de 1931: ninguém se entendia sobre quem a devia encher. A jornada 14 traz o 119.º.',
        ),
    },
  },
}
