import type { DemoPost } from '../../post-type.ts'
import { p, ul } from '../body-html.ts'

export const montelunaUnbeaten: DemoPost = {
  key: 'monteluna-unbeaten',
  section: 'featured',
  hoursAgo: 0.9,
  teams: ['monteluna', 'faro-sur'],
  categories: ['match-gallery', 'statistics'],
  tags: ['records', 'goalkeepers'],
  players: ['blanca-sotillo', 'andoni-galarza', 'baltasar-nkembe'],
  fixture: { home: 'monteluna', away: 'faro-sur' },
  pictures: ['coach-monteluna-3x2', 'net-monteluna-3x2', 'portrait-monteluna-4x5', 'portrait-faro-sur-4x5'],
  contact: 'monteluna',
  rights: { kind: 'editorial', untilDays: 180 },
  translations: {
    es: {
      title: 'Doce jornadas sin perder: solo el Monteluna puede decirlo',
      summary:
        'Blanca Sotillo detuvo un penalti a Galarza en el 81 y el Faro Sur sumó su octavo empate. El equipo de Monreal sigue invicto.',
      body:
        p(
          '<strong>Monteluna.</strong> El Monteluna no pasó del 0–0 ante el Faro Sur en Alto de la Luna, pero alargó a doce las jornadas sin perder. Es el único equipo de la Liga Meridiana que no conoce la derrota: seis victorias y seis empates, 24 puntos, dos menos que el líder.',
          'La ocasión fue de Andoni Galarza. Blanca Sotillo adivinó su penalti en el 81, se levantó y volvió a sacar el rechace con el pie. Fue la quinta parada de la portera, que ha dejado su puerta a cero en tres de las últimas cuatro jornadas.',
        ) +
        ul(
          'Monteluna: 20 goles a favor, 8 en contra.',
          'Faro Sur: ocho empates en doce partidos, más que nadie.',
          'Próxima jornada: Oliveira–Monteluna y Faro Sur–Estrela.',
        ) +
        p(
          '«Invicto no es una palabra que se celebre», dijo Elías Monreal. «Se celebra ganar, y hoy no lo hemos hecho». Hermes Quiroga, en cambio, se fue sonriendo: «Ocho empates también son ocho días en que nadie nos ganó».',
        ),
    },
    en: {
      title: 'Twelve matchdays without defeat: only Monteluna can say so',
      summary:
        'Blanca Sotillo saved a Galarza penalty nine minutes from time and Faro Sur took their eighth draw. Monreal’s side remain unbeaten.',
      body:
        p(
          '<strong>Monteluna.</strong> Held 0–0 by Faro Sur at Alto de la Luna, Monteluna nevertheless made it twelve matchdays without defeat. No other side in Liga Meridiana can say as much: six wins, six draws, 24 points, two fewer than the leaders.',
          'The chance fell to Andoni Galarza. Blanca Sotillo read his 81st-minute penalty, got up and kept out the rebound with her boot. It was her fifth save; she has kept a clean sheet in three of the last four matchdays.',
        ) +
        ul(
          'Monteluna: 20 goals for, 8 against.',
          'Faro Sur: eight draws in twelve matches, the most in the league.',
          'Next: Oliveira v Monteluna and Faro Sur v Estrela.',
        ) +
        p(
          '“Unbeaten isn’t something you celebrate,” said Elías Monreal. “You celebrate winning, and we didn’t.” Hermes Quiroga left with a smile: “Eight draws are also eight days on which nobody beat us.”',
        ),
    },
    pt: {
      title: 'Doze jornadas sem perder: só o Monteluna o pode dizer',
      summary:
        'Blanca Sotillo defendeu um penálti de Galarza aos 81 e o Faro Sur somou o oitavo empate. A equipa de Monreal continua invicta.',
      body:
        p(
          '<strong>Monteluna.</strong> O Monteluna não foi além do 0–0 frente ao Faro Sur em Alto de la Luna, mas elevou para doze as jornadas sem perder. É a única equipa da Liga Meridiana que não conhece a derrota: seis vitórias, seis empates, 24 pontos, menos dois do que o líder.',
          'A oportunidade foi de Andoni Galarza. Blanca Sotillo adivinhou-lhe o penálti aos 81, levantou-se e ainda tirou a recarga com o pé. Foi a quinta defesa da guarda-redes, que manteve a baliza a zero em três das últimas quatro jornadas.',
        ) +
        ul(
          'Monteluna: 20 golos marcados, 8 sofridos.',
          'Faro Sur: oito empates em doze jogos, mais do que ninguém.',
          'Próxima jornada: Oliveira–Monteluna e Faro Sur–Estrela.',
        ) +
        p(
          '«Invicto não é palavra que se festeje», disse Elías Monreal. «Festeja-se ganhar, e isso não conseguimos». Hermes Quiroga saiu a sorrir: «Oito empates são também oito dias em que ninguém nos ganhou».',
        ),
    },
  },
}
