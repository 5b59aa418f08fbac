import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const puenteGallery: DemoPost = {
  key: 'puente-gallery',
  section: 'derbies',
  hoursAgo: 372,
  teams: ['estuario', 'cantera'],
  categories: ['match-gallery'],
  tags: ['supporters'],
  players: ['cristian-varela', 'zaira-montesinos', 'alma-reguera'],
  fixture: { home: 'estuario', away: 'cantera' },
  pictures: [
    'derby-cantera-16x9',
    'net-estuario-4x5',
    'floodlights-estuario-3x2',
    'portrait-estuario-4x5',
    'keeper-cantera-3x2',
    'celebration-cantera-4x5',
  ],
  contact: 'estuario',
  rights: { kind: 'no-archive', untilDays: -8 },
  translations: {
    es: {
      title: 'Derbi del Puente: seis goles y un puente sin cola',
      summary:
        'El 4–2 del Estuario al Cantera, en seis fotografías. Dos goles de Varela y tres asistencias de Montesinos.',
      body: p(
        'A la hora del partido, el puente que une Estuario y La Cantera se quedó vacío por primera vez desde que hay cámaras de tráfico. Los que faltaban estaban en La Marisma: 4–2 para los locales, con dos tantos de Cristian Varela y tres pases de gol de Zaira Montesinos.',
        'Alma Reguera evitó el quinto con una estirada que la propia grada rival aplaudió. El Cantera recortó dos veces, y las dos lo celebró como si bastara.',
      ),
    },
    en: {
      title: 'Derbi del Puente: six goals and a bridge without a queue',
      summary: 'Estuario’s 4–2 win over Cantera in six pictures. Two for Varela, three assists for Montesinos.',
      body: p(
        'At kick-off the bridge between Estuario and La Cantera was empty for the first time since there have been traffic cameras. The missing drivers were at La Marisma: 4–2 to the hosts, with two goals by Cristian Varela and three set up by Zaira Montesinos.',
        'Alma Reguera kept out a fifth with a save that the home end applauded. Cantera pulled one back twice, and twice celebrated as though it were enough.',
      ),
    },
    pt: {
      title: 'Dérbi da Ponte: seis golos e uma ponte sem fila',
      summary:
        'O 4–2 do Estuario ao Cantera em seis fotografias. Dois golos de Varela e três assistências de Montesinos.',
      body: p(
        'À hora do jogo, a ponte que liga Estuario a La Cantera ficou vazia pela primeira vez desde que há câmaras de trânsito. Quem faltava estava em La Marisma: 4–2 para a equipa da casa, com dois golos de Cristian Varela e três passes para golo de Zaira Montesinos.',
        'Alma Reguera evitou o quinto com uma defesa que a própria bancada rival aplaudiu. O Cantera reduziu duas vezes, e das duas festejou como se chegasse.',
      ),
    },
  },
}
