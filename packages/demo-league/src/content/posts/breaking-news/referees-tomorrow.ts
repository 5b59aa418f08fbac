import type { DemoPost } from '../../post-type.ts'
import { ul } from '../body-html.ts'

export const refereesTomorrow: DemoPost = {
  key: 'referees-tomorrow',
  section: 'breaking-news',
  hoursAgo: 3.4,
  teams: ['estrela', 'sierra-blanca', 'ferreria', 'bahia-verde'],
  categories: ['official'],
  tags: ['refereeing', 'var'],
  matchday: 12,
  pictures: [],
  documents: ['referee-appointments'],
  contact: 'committee',
  translations: {
    es: {
      title: 'Designaciones arbitrales para los partidos de mañana',
      summary: 'Cuatro encuentros cierran la jornada 12. La lista completa, con asistentes y VAR, en PDF.',
      body: ul(
        'Estrela–Estuario: Rui Camacho',
        'Sierra Blanca–Oliveira: Ekaitz Aranburu',
        'Ferrería–Trigales: Amaya Lizarraga',
        'Bahía Verde–Salinas: Sónia Ramalho',
      ),
    },
    en: {
      title: 'Referees named for tomorrow’s matches',
      summary: 'Four matches complete matchday 12. The full list, with assistants and VAR, is in the PDF.',
      body: ul(
        'Estrela v Estuario: Rui Camacho',
        'Sierra Blanca v Oliveira: Ekaitz Aranburu',
        'Ferrería v Trigales: Amaya Lizarraga',
        'Bahía Verde v Salinas: Sónia Ramalho',
      ),
    },
    pt: {
      title: 'Nomeações de árbitros para os jogos de amanhã',
      summary: 'Quatro encontros fecham a jornada 12. A lista completa, com assistentes e VAR, em PDF.',
      body: ul(
        'Estrela–Estuario: Rui Camacho',
        'Sierra Blanca–Oliveira: Ekaitz Aranburu',
        'Ferrería–Trigales: Amaya Lizarraga',
        'Bahía Verde–Salinas: Sónia Ramalho',
      ),
    },
  },
}
