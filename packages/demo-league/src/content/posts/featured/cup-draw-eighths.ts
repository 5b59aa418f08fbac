import type { DemoPost } from '../../post-type.ts'
import { p, ul } from '../body-html.ts'

export const cupDrawEighths: DemoPost = {
  key: 'cup-draw-eighths',
  section: 'featured',
  hoursAgo: 268,
  teams: ['faro-sur', 'almenara', 'brisa', 'estuario'],
  categories: ['official'],
  tags: ['cup', 'calendar'],
  pictures: ['trophy-faro-sur-4x5', 'trophy-roca-alta-16x9'],
  contact: 'league-desk',
  translations: {
    es: {
      title: 'La Copa Meridiana empareja a sus ocho últimos equipos',
      summary:
        'Faro Sur, vigente campeón, recibirá al Almenara. Los cuartos se jugarán a partido único tras el parón de invierno.',
      body:
        p(
          'El sorteo, celebrado en la sede de la liga, deja una revancha de la última final: el Faro Sur defenderá el título en casa ante el Real Almenara. Los cuatro cruces se jugarán a partido único, con prórroga y penaltis si hicieran falta.',
        ) +
        ul(
          'Faro Sur–Almenara (Los Faros)',
          'Roca Alta–Estrela (El Peñón)',
          'Estuario–Brisa (La Marisma)',
          'Trigales–Cantera (La Era)',
        ) +
        p(
          'El Trigales, colista en la liga, llega a cuartos por primera vez desde 1988. «Aquí nadie nos mira la clasificación», dijo Eusebio Manrique al salir su bola.',
        ),
    },
    en: {
      title: 'Meridiana Cup: the last eight learn their fate',
      summary:
        'Holders Faro Sur will host Almenara. The quarter-finals are single matches, to be played after the winter break.',
      body:
        p(
          'The draw, held at league headquarters, brings a repeat of the last final: Faro Sur will defend the trophy at home against Real Almenara. All four ties are single matches with extra time and penalties if needed.',
        ) +
        ul(
          'Faro Sur v Almenara (Los Faros)',
          'Roca Alta v Estrela (El Peñón)',
          'Estuario v Brisa (La Marisma)',
          'Trigales v Cantera (La Era)',
        ) +
        p(
          'Trigales, bottom of the league, are in the quarter-finals for the first time since 1988. “Nobody looks at our league position here,” said Eusebio Manrique when his ball came out.',
        ),
    },
    pt: {
      title: 'A Taça Meridiana emparelha as oito últimas equipas',
      summary:
        'O Faro Sur, detentor do troféu, recebe o Almenara. Os quartos jogam-se a uma só mão, depois da pausa de inverno.',
      body:
        p(
          'O sorteio, realizado na sede da liga, traz a desforra da última final: o Faro Sur defende o título em casa frente ao Real Almenara. As quatro eliminatórias jogam-se a uma só mão, com prolongamento e penáltis se for preciso.',
        ) +
        ul(
          'Faro Sur–Almenara (Los Faros)',
          'Roca Alta–Estrela (El Peñón)',
          'Estuario–Brisa (La Marisma)',
          'Trigales–Cantera (La Era)',
        ) +
        p(
          'O Trigales, último da liga, chega aos quartos pela primeira vez desde 1988. «Aqui ninguém olha para a classificação», disse Eusebio Manrique quando saiu a sua bola.',
        ),
    },
  },
}
