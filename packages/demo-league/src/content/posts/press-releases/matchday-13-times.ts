import type { DemoPost } from '../../post-type.ts'
import { p, ul } from '../body-html.ts'

export const matchday13Times: DemoPost = {
  key: 'matchday-13-times',
  section: 'press-releases',
  hoursAgo: 45,
  teams: [],
  categories: ['official'],
  tags: ['calendar', 'broadcast'],
  matchday: 13,
  pictures: [],
  contact: 'league-desk',
  translations: {
    es: {
      title: 'Horarios de la jornada 13',
      summary: 'Del viernes a las 21:00 al lunes a las 20:30. El Derbi de los Faros, el sábado por la noche.',
      body:
        p(
          'La Liga Meridiana comunica los horarios de la jornada 13. Todos los encuentros se ofrecerán con señal limpia desde 75 minutos antes.',
        ) +
        ul(
          'Viernes, 21:00: Faro Sur–Estrela.',
          'Sábado, 14:00: Trigales–Vega Real.',
          'Sábado, 16:15: Salinas–Ferrería.',
          'Sábado, 18:30: Puerto Claro–Bahía Verde.',
          'Sábado, 21:00: Ribeira–Brisa (Derbi de los Faros).',
          'Domingo, 14:00: Roca Alta–Cantera.',
          'Domingo, 16:15: Lagoa–Almenara.',
          'Domingo, 18:30: Nortada–Sierra Blanca.',
          'Domingo, 21:00: Estuario–Campo Novo.',
          'Lunes, 20:30: Oliveira–Monteluna.',
        ) +
        p('Las acreditaciones se cierran a las 14:00, tres días antes de cada partido.'),
    },
    en: {
      title: 'Kick-off times of matchday 13',
      summary: 'From Friday at 21:00 to Monday at 20:30. The Derbi de los Faros is on Saturday night.',
      body:
        p(
          'Liga Meridiana announces the kick-off times of matchday 13. A clean feed of every match will be available 75 minutes before.',
        ) +
        ul(
          'Friday, 21:00: Faro Sur v Estrela.',
          'Saturday, 14:00: Trigales v Vega Real.',
          'Saturday, 16:15: Salinas v Ferrería.',
          'Saturday, 18:30: Puerto Claro v Bahía Verde.',
          'Saturday, 21:00: Ribeira v Brisa (Derbi de los Faros).',
          'Sunday, 14:00: Roca Alta v Cantera.',
          'Sunday, 16:15: Lagoa v Almenara.',
          'Sunday, 18:30: Nortada v Sierra Blanca.',
          'Sunday, 21:00: Estuario v Campo Novo.',
          'Monday, 20:30: Oliveira v Monteluna.',
        ) +
        p('Accreditation closes at 14:00 three days before each match.'),
    },
    pt: {
      title: 'Horários da jornada 13',
      summary: 'De sexta-feira às 21:00 a segunda às 20:30. O Dérbi dos Faróis é no sábado à noite.',
      body:
        p(
          'A Liga Meridiana divulga os horários da jornada 13. Todos os jogos terão sinal limpo a partir de 75 minutos antes.',
        ) +
        ul(
          'Sexta-feira, 21:00: Faro Sur–Estrela.',
          'Sábado, 14:00: Trigales–Vega Real.',
          'Sábado, 16:15: Salinas–Ferrería.',
          'Sábado, 18:30: Puerto Claro–Bahía Verde.',
          'Sábado, 21:00: Ribeira–Brisa (Dérbi dos Faróis).',
          'Domingo, 14:00: Roca Alta–Cantera.',
          'Domingo, 16:15: Lagoa–Almenara.',
          'Domingo, 18:30: Nortada–Sierra Blanca.',
          'Domingo, 21:00: Estuario–Campo Novo.',
          'Segunda-feira, 20:30: Oliveira–Monteluna.',
        ) +
        p('As acreditações fecham às 14:00, três dias antes de cada jogo.'),
    },
  },
}
