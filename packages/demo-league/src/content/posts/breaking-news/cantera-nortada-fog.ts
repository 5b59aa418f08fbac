import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const canteraNortadaFog: DemoPost = {
  key: 'cantera-nortada-fog',
  section: 'breaking-news',
  hoursAgo: 0.52,
  teams: ['cantera', 'nortada'],
  categories: ['report'],
  tags: ['weather', 'refereeing'],
  fixture: { home: 'cantera', away: 'nortada' },
  pictures: [],
  contact: 'cantera',
  translations: {
    es: {
      title: 'El colegiado del Cantera–Nortada detiene el partido dos minutos por niebla',
      summary: 'El juego se paró en el 42 y se reanudó con balón naranja. El partido sigue 1–1.',
      body: p(
        'El árbitro, Damião Alves, detuvo el encuentro en el minuto 42 al no distinguir las dos porterías desde el centro del campo. Tras dos minutos y una consulta con ambas capitanías, el partido se reanudó con balón naranja. El Tajo tiene previsto encender la segunda línea de focos en el descanso.',
      ),
    },
    en: {
      title: 'Referee stops Cantera v Nortada for two minutes: fog',
      summary: 'Play was halted in the 42nd minute and resumed with an orange ball. Still 1–1.',
      body: p(
        'Referee Damião Alves stopped play in the 42nd minute when he could no longer see both goals from the centre spot. After two minutes and a word with both captains it resumed with an orange ball. El Tajo will switch on its second row of floodlights at half-time.',
      ),
    },
    pt: {
      title: 'Nevoeiro obriga a parar o Cantera–Nortada durante dois minutos',
      summary: 'O jogo foi interrompido aos 42 minutos e recomeçou com bola laranja. Continua 1–1.',
      body: p(
        'O árbitro, Damião Alves, interrompeu o encontro aos 42 minutos por não conseguir ver as duas balizas a partir do círculo central. Dois minutos depois, e ouvidos os capitães, o jogo recomeçou com bola laranja. El Tajo acenderá a segunda linha de holofotes ao intervalo.',
      ),
    },
  },
}
