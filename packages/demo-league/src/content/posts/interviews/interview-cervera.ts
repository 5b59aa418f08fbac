import type { DemoPost } from '../../post-type.ts'
import { p, talk } from '../body-html.ts'

export const interviewCervera: DemoPost = {
  key: 'interview-cervera',
  section: 'interviews',
  hoursAgo: 141,
  teams: ['roca-alta'],
  categories: ['interview'],
  tags: ['education'],
  players: ['jordan-cervera'],
  pictures: ['portrait-roca-alta-4x5', 'training-roca-alta-3x2'],
  contact: 'roca-alta',
  translations: {
    es: {
      title: '«Leí el contrato tres veces y firmé a la cuarta»',
      summary: 'Jordán Cervera, centrocampista y estudiante de Derecho. El futbolista que corrige a su agente.',
      body:
        p(
          'Jordán Cervera entrena por la mañana y estudia Derecho por la tarde. Le quedan tres asignaturas, una de ellas, Deportivo.',
        ) +
        talk(
          [
            '¿Es verdad que encontró un error en su contrato?',
            'Una coma. Cambiaba quién pagaba el hotel. Leí el contrato tres veces y firmé a la cuarta.',
          ],
          [
            '¿Le consultan en el vestuario?',
            'Alquileres, sobre todo. Y multas. Facundo Villaverde tiene un talento para aparcar mal.',
          ],
          ['¿Qué será antes, abogado o campeón?', 'Abogado, porque depende de mí. Lo otro depende de veinte.'],
        ),
    },
    en: {
      title: '“I read the contract three times and signed at the fourth”',
      summary: 'Jordán Cervera, midfielder and law student. The footballer who corrects his agent.',
      body:
        p(
          'Jordán Cervera trains in the morning and reads law in the afternoon. He has three subjects left, sports law among them.',
        ) +
        talk(
          [
            'Is it true that you found a mistake in your contract?',
            'A comma. It changed who paid for the hotel. I read the contract three times and signed at the fourth.',
          ],
          [
            'Do team-mates come to you?',
            'About rent, mostly. And fines. Facundo Villaverde has a gift for bad parking.',
          ],
          [
            'Which will you be first, a lawyer or a champion?',
            'A lawyer, because that’s up to me. The other thing is up to twenty.',
          ],
        ),
    },
    pt: {
      title: '«Li o contrato três vezes e assinei à quarta»',
      summary: 'Jordán Cervera, médio e estudante de Direito. O futebolista que corrige o agente.',
      body:
        p(
          'Jordán Cervera treina de manhã e estuda Direito à tarde. Faltam-lhe três cadeiras, entre elas Direito do Desporto.',
        ) +
        talk(
          [
            'É verdade que encontrou um erro no contrato?',
            'Uma vírgula. Mudava quem pagava o hotel. Li o contrato três vezes e assinei à quarta.',
          ],
          [
            'Consultam-no no balneário?',
            'Rendas, sobretudo. E multas. O Facundo Villaverde tem um talento para estacionar mal.',
          ],
          [
            'O que vai ser primeiro, advogado ou campeão?',
            'Advogado, porque depende de mim. O resto depende de vinte.',
          ],
        ),
    },
  },
}
