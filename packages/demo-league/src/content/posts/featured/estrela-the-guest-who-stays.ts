import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const estrelaTheGuestWhoStays: DemoPost = {
  key: 'estrela-the-guest-who-stays',
  section: 'featured',
  hoursAgo: 55,
  teams: ['estrela'],
  categories: ['report'],
  tags: ['tactics', 'coaches'],
  players: ['adilson-rocha', 'jorge-mateus'],
  pictures: ['celebration-estrela-16x9', 'volley-estrela-3x2', 'tunnel-estrela-3x2', 'trophy-estrela-3x2'],
  contact: 'estrela',
  translations: {
    es: {
      title: 'Estrela do Mar, el invitado que ya no se va',
      summary:
        'Siete victorias en once jornadas y veintiún goles. Filipa Antunes explica por qué su equipo ha dejado de ser una sorpresa.',
      body: p(
        'Hace tres temporadas, el Estrela do Mar celebraba no descender. Hoy se habla en Praia da Estrela de otra cosa, aunque nadie la nombre. «Sorpresa se es una vez», dice Filipa Antunes; «después te estudian, y lo que queda es lo que eres».',
        'Lo que queda es un equipo que ataca por dentro, con Adilson Rocha llegando al área y Jorge Mateus fijando a dos centrales, y que no especula: solo ha empatado un partido. O gana, o pierde.',
        'La grada de Maré Alta lo agradece. El club ha vendido este curso más abonos que nunca y ha tenido que abrir la tribuna del espigón, cerrada desde hacía una década.',
        'Antunes no promete nada. Tiene, eso sí, una hoja en la pared con los diez partidos que vienen. En el último ha escrito, en lápiz, una interrogación.',
      ),
    },
    en: {
      title: 'Estrela do Mar, the guest who isn’t leaving',
      summary:
        'Seven wins in eleven matchdays, and twenty-one goals. Filipa Antunes on why her side have stopped being a surprise.',
      body: p(
        'Three seasons ago Estrela do Mar celebrated staying up. These days Praia da Estrela talks about something else, though nobody says the word. “You’re a surprise once,” says Filipa Antunes. “Then they study you, and what’s left is what you are.”',
        'What’s left is a team that attacks through the middle, Adilson Rocha arriving in the box while Jorge Mateus holds two centre-backs, and that never sits on a result: they have drawn one match. They win or they lose.',
        'The Maré Alta crowd love it. The club have sold more season tickets than ever and had to reopen the breakwater stand, shut for a decade.',
        'Antunes promises nothing. She does keep a sheet on her wall with the next ten matches. Beside the last one she has pencilled a question mark.',
      ),
    },
    pt: {
      title: 'Estrela do Mar, o convidado que já não se vai embora',
      summary:
        'Sete vitórias em onze jornadas e vinte e um golos. Filipa Antunes explica porque é que a sua equipa deixou de ser surpresa.',
      body: p(
        'Há três épocas, o Estrela do Mar festejava não descer. Hoje fala-se de outra coisa na Praia da Estrela, embora ninguém lhe diga o nome. «Surpresa é-se uma vez», diz Filipa Antunes; «depois estudam-te, e o que fica é o que és».',
        'O que fica é uma equipa que ataca por dentro, com Adilson Rocha a chegar à área e Jorge Mateus a prender dois centrais, e que não especula: só empatou um jogo. Ou ganha, ou perde.',
        'A bancada da Maré Alta agradece. O clube vendeu este ano mais lugares anuais do que nunca e teve de reabrir a bancada do molhe, fechada há uma década.',
        'Antunes não promete nada. Tem, isso sim, uma folha na parede com os dez jogos que vêm aí. No último escreveu, a lápis, um ponto de interrogação.',
      ),
    },
  },
}
