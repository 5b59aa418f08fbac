import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const altosHornosSoldOut: DemoPost = {
  key: 'altos-hornos-sold-out',
  section: 'breaking-news',
  hoursAgo: 28,
  teams: ['ferreria', 'trigales'],
  categories: ['fans'],
  tags: ['stadiums', 'supporters'],
  fixture: { home: 'ferreria', away: 'trigales' },
  pictures: [],
  contact: 'ferreria',
  translations: {
    es: {
      title: 'Altos Hornos cuelga el «no hay entradas» contra el colista',
      summary: 'Las 24.600 localidades para el Ferrería–Trigales se agotaron en seis horas.',
      body: p(
        'Las 24.600 localidades de Altos Hornos para el partido entre el Ferrería y el Trigales están vendidas. El club habilitará una pantalla en la plaza de la Fundición. «Cuando peor vamos, más vienen», resumió Anselmo Biyogo.',
      ),
    },
    en: {
      title: 'Altos Hornos sold out for the visit of the bottom side',
      summary: 'All 24,600 tickets for Ferrería v Trigales went in six hours.',
      body: p(
        'All 24,600 seats at Altos Hornos for Ferrería v Trigales have gone. The club will put up a screen in Plaza de la Fundición. “The worse we do, the more of them come,” said Anselmo Biyogo.',
      ),
    },
    pt: {
      title: 'Altos Hornos esgotado para receber o último classificado',
      summary: 'Os 24 600 lugares para o Ferrería–Trigales esgotaram em seis horas.',
      body: p(
        'Os 24 600 lugares de Altos Hornos para o Ferrería–Trigales estão vendidos. O clube vai montar um ecrã na praça da Fundición. «Quanto pior vamos, mais eles vêm», resumiu Anselmo Biyogo.',
      ),
    },
  },
}
