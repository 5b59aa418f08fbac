import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const oliveiraFlight: DemoPost = {
  key: 'oliveira-flight',
  section: 'breaking-news',
  hoursAgo: 33,
  teams: ['oliveira'],
  categories: ['official'],
  tags: ['travel', 'weather'],
  fixture: { home: 'sierra-blanca', away: 'oliveira' },
  pictures: [],
  contact: 'oliveira',
  translations: {
    en: {
      title: 'Oliveira to travel by coach after flight is cancelled',
      summary: 'Snow closes the airport at Sierra Blanca; the team leave a day early.',
      body: p(
        'Oliveira AC will make the 540 km trip to Sierra Blanca by coach after their flight was cancelled because of snow. The media conference planned for arrival moves to the hotel, time to be confirmed.',
      ),
    },
    pt: {
      title: 'Oliveira viaja de autocarro depois de o voo ser cancelado',
      summary: 'A neve fechou o aeroporto de Sierra Blanca; a equipa parte um dia antes.',
      body: p(
        'O Oliveira AC fará de autocarro os 540 quilómetros até Sierra Blanca, depois de o voo ter sido cancelado por causa da neve. A conferência prevista para a chegada passa para o hotel, em hora a confirmar.',
      ),
    },
  },
}
