import type { DemoPost } from '../../post-type.ts'
import { h2, p, ul } from '../body-html.ts'

export const vegaRealEightMonths: DemoPost = {
  key: 'vega-real-eight-months',
  section: 'current-stories',
  hoursAgo: 2,
  teams: ['vega-real'],
  categories: ['report', 'fans'],
  tags: ['supporters', 'records', 'tactics'],
  players: ['yago-cifuentes', 'kenia-robledo'],
  pictures: [
    'crowd-vega-real-3x2',
    'portrait-vega-real-3x2',
    'number-vega-real-16x9',
    'bus-vega-real-3x2',
    'portrait-vega-real-4x5',
  ],
  videos: ['stands'],
  documents: ['statistics-after-11'],
  contact: 'vega-real',
  rights: { kind: 'editorial', untilDays: 180 },
  translations: {
    es: {
      title: 'Ocho meses sin perder en casa: así se ha blindado Vega Real',
      summary:
        'Reportaje desde la grada con los socios que no se han perdido un partido, datos de cada visita y el plano táctico de un equipo que apenas concede.',
      body:
        p(
          'En la puerta 7 de La Acequia hay una silla plegable con un nombre escrito a rotulador: Herminia. Tiene 81 años y no ha faltado a un partido desde 1974. «Aquí ya no se sufre, y casi lo echo de menos», dice.',
          'Desde hace ocho meses nadie gana en este campo. Fermín Astudillo lo explica con una pizarra y tres imanes: dos centrales que no saltan a la vez, Yago Cifuentes y Bruno Teixeira, y una centrocampista, Kenia Robledo, que siempre llega a la segunda jugada.',
          'El último en salir vivo fue el Estuario, al final del curso pasado. Aquella tarde Astudillo apagó la luz del vestuario y dijo una sola frase: «Esto no se repite». Alguien la pintó en el techo. Sigue ahí.',
        ) +
        h2('Los números') +
        ul(
          'Seis partidos en casa esta temporada: cinco victorias y un empate.',
          'Quince goles a favor y tres en contra.',
          'Dos remontadas, la última ante el Ribeira (3–1).',
        ),
    },
    en: {
      title: 'Eight months unbeaten at home: how Vega Real closed the door',
      summary:
        'A report from the stand with the members who never miss a match, figures for every visit and the plan of a side that hardly concede.',
      body:
        p(
          'By gate 7 at La Acequia stands a folding chair with a name in marker pen: Herminia. She is 81 and hasn’t missed a match since 1974. “Nobody suffers here any more, and I almost miss it,” she says.',
          'For eight months no visitor has won on this ground. Fermín Astudillo explains why with a board and three magnets: two centre-backs who never jump at the same time, Yago Cifuentes and Bruno Teixeira, and a midfielder, Kenia Robledo, who always gets to the second ball.',
          'The last to leave with a win were Estuario, late last season. That afternoon Astudillo switched off the dressing-room light and said one sentence: “Not again.” Somebody painted it on the ceiling. It is still there.',
        ) +
        h2('The figures') +
        ul(
          'Six home matches this season: five wins and a draw.',
          'Fifteen goals scored, three conceded.',
          'Two comebacks, the latest against Ribeira (3–1).',
        ),
    },
    pt: {
      title: 'Oito meses sem perder em casa: assim se blindou o Vega Real',
      summary:
        'Reportagem na bancada com os sócios que não falham um jogo, dados de cada visita e o plano tático de uma equipa que quase nada concede.',
      body:
        p(
          'Junto à porta 7 de La Acequia há uma cadeira de abrir com um nome escrito a marcador: Herminia. Tem 81 anos e não falta a um jogo desde 1974. «Aqui já não se sofre, e quase tenho saudades», diz.',
          'Há oito meses que ninguém ganha neste campo. Fermín Astudillo explica-o com um quadro e três ímanes: dois centrais que nunca saltam ao mesmo tempo, Yago Cifuentes e Bruno Teixeira, e uma médio, Kenia Robledo, que chega sempre à segunda bola.',
          'O último a sair de lá com os pontos foi o Estuario, no fim da época passada. Nessa tarde Astudillo apagou a luz do balneário e disse uma só frase: «Isto não se repete». Alguém a pintou no teto. Ainda lá está.',
        ) +
        h2('Os números') +
        ul(
          'Seis jogos em casa esta época: cinco vitórias e um empate.',
          'Quinze golos marcados e três sofridos.',
          'Duas reviravoltas, a última frente ao Ribeira (3–1).',
        ),
    },
  },
}
