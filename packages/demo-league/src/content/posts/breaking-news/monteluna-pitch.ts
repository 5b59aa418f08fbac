import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const montelunaPitch: DemoPost = {
  key: 'monteluna-pitch',
  section: 'breaking-news',
  hoursAgo: 4.1,
  teams: ['monteluna'],
  categories: ['official'],
  tags: ['stadiums', 'weather'],
  pictures: [],
  documents: ['pitch-report'],
  contact: 'monteluna',
  translations: {
    es: {
      title: 'Comunicado del Monteluna sobre el estado del césped',
      summary: 'El club resembrará el fondo norte y asegura que el campo llegará listo al Clásico de la Luna.',
      body: p(
        'El Monteluna informa de que la última inspección califica el césped de Alto de la Luna como apto, con una cobertura del 96 %. Aun así, el club resembrará el área del fondo norte: el trabajo empieza mañana y durará seis días. «Llegaremos a la jornada 14 con el campo como una mesa», afirma el jefe de instalaciones, Prudencio Alba.',
      ),
    },
    en: {
      title: 'Monteluna statement on the state of the pitch',
      summary: 'The club will reseed the north end and say the ground will be ready for the Clásico de la Luna.',
      body: p(
        'Monteluna report that the latest inspection rates the Alto de la Luna pitch as fit for play, with 96% cover. Even so, the club will reseed the north penalty area; work begins tomorrow and will take six days. “It will be like a table by matchday 14,” says head groundsman Prudencio Alba.',
      ),
    },
    pt: {
      title: 'Comunicado do Monteluna sobre o estado do relvado',
      summary: 'O clube vai ressemear o topo norte e garante o campo pronto para o Clássico da Lua.',
      body: p(
        'O Monteluna informa que a última inspeção considera o relvado de Alto de la Luna apto, com uma cobertura de 96 %. Ainda assim, o clube vai ressemear a grande área do topo norte: o trabalho começa amanhã e dura seis dias. «Chegaremos à jornada 14 com o campo feito uma mesa», diz o responsável pelas instalações, Prudencio Alba.',
      ),
    },
  },
}
