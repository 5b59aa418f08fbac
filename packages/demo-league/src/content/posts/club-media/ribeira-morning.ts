import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const ribeiraMorning: DemoPost = {
  key: 'ribeira-morning',
  section: 'club-media',
  hoursAgo: 97,
  teams: ['ribeira'],
  categories: ['training'],
  tags: ['youth-academy'],
  players: ['duarte-nogueira', 'ines-salgueiro'],
  pictures: ['training-ribeira-16x9', 'portrait-ribeira-4x5'],
  contact: 'ribeira',
  translations: {
    es: {
      title: 'Mañana de rondos en As Pontes',
      summary: 'El vestuario más joven de la liga entrena antes de ir a clase. Siete tienen examen esta semana.',
      body: p(
        'A las ocho y media, rondo. A las diez, clase. Duarte Nogueira e Inês Salgueiro comparten coche, apuntes y una apuesta: quien saque menos nota lava los petos. Imágenes y sonido de la sesión, cedidos por el club.',
      ),
    },
    en: {
      title: 'A morning of rondos at As Pontes',
      summary: 'The youngest dressing room in the league trains before class. Seven of them have exams this week.',
      body: p(
        'Rondo at half past eight, class at ten. Duarte Nogueira and Inês Salgueiro share a car, their notes and a bet: whoever gets the lower mark washes the bibs. Pictures of the session courtesy of the club.',
      ),
    },
    pt: {
      title: 'Manhã de meiinhos em As Pontes',
      summary: 'O balneário mais jovem da liga treina antes das aulas. Sete têm exame esta semana.',
      body: p(
        'Às oito e meia, meiinho. Às dez, aulas. Duarte Nogueira e Inês Salgueiro partilham carro, apontamentos e uma aposta: quem tiver pior nota lava os coletes. Imagens do treino cedidas pelo clube.',
      ),
    },
  },
}
