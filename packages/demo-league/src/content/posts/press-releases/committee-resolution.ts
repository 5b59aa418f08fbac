import type { DemoPost } from '../../post-type.ts'
import { p, ul } from '../body-html.ts'

export const committeeResolution: DemoPost = {
  key: 'committee-resolution',
  section: 'press-releases',
  hoursAgo: 22.5,
  teams: ['salinas', 'sierra-blanca'],
  categories: ['official'],
  tags: ['calendar', 'weather'],
  fixture: { home: 'salinas', away: 'sierra-blanca' },
  pictures: [],
  documents: ['committee-resolution', 'committee-resolution-text'],
  contact: 'committee',
  translations: {
    es: {
      title: 'Resolución del Comité sobre el partido aplazado',
      summary:
        'El Salinas–Sierra Blanca de la jornada 7 se disputará entero y con público. La fecha, con diez días de aviso.',
      body:
        p(
          'El Comité de Competición, oídos ambos clubes y visto el informe arbitral, resuelve sobre el Salinas–Sierra Blanca de la jornada 7, aplazado por inundación del terreno de juego de Campo de la Sal:',
        ) +
        ul(
          'Que el partido se dispute en su totalidad.',
          'Que se dispute a puerta abierta y con validez de las entradas ya vendidas.',
          'Que la fecha se comunique con una antelación mínima de diez días.',
        ) +
        p(
          'Contra esta resolución cabe recurso en el plazo de cinco días. Los medios ya acreditados no tendrán que repetir la solicitud.',
        ),
    },
    en: {
      title: 'Committee ruling on the postponed match',
      summary:
        'Salinas v Sierra Blanca of matchday 7 will be played in full, with spectators. Ten days’ notice of the date.',
      body:
        p(
          'Having heard both clubs and read the referee’s report, the Competition Committee rules on Salinas v Sierra Blanca of matchday 7, postponed because the pitch at Campo de la Sal was flooded:',
        ) +
        ul(
          'That the match be played in full.',
          'That it be played with spectators, tickets already sold being valid.',
          'That the date be made known at least ten days before.',
        ) +
        p('The ruling may be appealed within five days. Media already accredited need not apply again.'),
    },
    pt: {
      title: 'Resolução do Comité sobre o jogo adiado',
      summary: 'O Salinas–Sierra Blanca da jornada 7 joga-se na íntegra e com público. A data, com dez dias de aviso.',
      body:
        p(
          'O Comité de Competição, ouvidos os dois clubes e visto o relatório do árbitro, decide sobre o Salinas–Sierra Blanca da jornada 7, adiado por inundação do relvado do Campo de la Sal:',
        ) +
        ul(
          'Que o jogo seja disputado na íntegra.',
          'Que seja disputado à porta aberta, mantendo-se válidos os bilhetes vendidos.',
          'Que a data seja comunicada com pelo menos dez dias de antecedência.',
        ) +
        p(
          'Desta resolução cabe recurso no prazo de cinco dias. Os meios já acreditados não precisam de repetir o pedido.',
        ),
    },
  },
}
