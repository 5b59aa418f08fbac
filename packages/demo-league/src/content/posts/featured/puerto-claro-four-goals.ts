import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const puertoClaroFourGoals: DemoPost = {
  key: 'puerto-claro-four-goals',
  section: 'featured',
  hoursAgo: 50,
  teams: ['puerto-claro', 'campo-novo'],
  categories: ['match-gallery', 'report'],
  tags: ['tactics'],
  players: ['iker-saldana', 'irati-goni', 'xoel-lourido', 'gorka-zubiaur'],
  fixture: { home: 'puerto-claro', away: 'campo-novo' },
  pictures: [
    'volley-puerto-claro-4x5',
    'keeper-puerto-claro-3x2',
    'crowd-puerto-claro-3x2',
    'portrait-puerto-claro-4x5',
    'huddle-puerto-claro-3x2',
    'locker-campo-novo-3x2',
    'overhead-campo-novo-4x5',
  ],
  contact: 'puerto-claro',
  rights: { kind: 'editorial', untilDays: 200 },
  translations: {
    es: {
      title: 'El líder se da un homenaje antes de cruzar la ría',
      summary:
        'El 4–0 del Puerto Claro al Campo Novo, en siete imágenes: dos goles de Saldaña, uno de Goñi y otro de Lourido en la mejor tarde del curso en Muelle Viejo.',
      body: p(
        '<strong>Puerto Claro.</strong> Cuatro goles, ninguno encajado y la grada cantando el nombre del siguiente rival. El Puerto Claro cerró la jornada 11 con un 4–0 al Campo Novo que lo mantiene como el equipo más goleador de la liga.',
        'Iker Saldaña marcó dos en la primera media hora, ambos a pase de Amina Seck. Irati Goñi puso el tercero de falta y Xoel Lourido redondeó la tarde en el 84. Entre gol y gol, Gorka Zubiaur sacó una mano a Thiago Bastos que valió tanto como cualquiera de ellos.',
        '«Hoy nos ha salido todo. La semana que viene no nos saldrá nada y habrá que ganar igual», avisó Graça Valadares. El Campo Novo de Vanderlei Pires encajó en una tarde la cuarta parte de los goles que lleva en toda la temporada.',
      ),
    },
    en: {
      title: 'Leaders treat themselves before crossing the estuary',
      summary:
        'Puerto Claro’s 4–0 win over Campo Novo in seven pictures: two for Saldaña, one each for Goñi and Lourido on Muelle Viejo’s best afternoon this season.',
      body: p(
        '<strong>Puerto Claro.</strong> Four goals, none conceded, and a stand already singing the name of the next opponent. Puerto Claro ended matchday 11 with a 4–0 win over Campo Novo that keeps them the highest-scoring side in the league.',
        'Iker Saldaña had two inside half an hour, both from Amina Seck. Irati Goñi bent in a free kick for the third and Xoel Lourido rounded things off in the 84th minute. In between, Gorka Zubiaur’s save from Thiago Bastos was worth as much as any of them.',
        '“Today everything came off. Next time nothing will, and we’ll have to win all the same,” warned Graça Valadares. Vanderlei Pires’s Campo Novo let in a quarter of all they have conceded this season in a single afternoon.',
      ),
    },
    pt: {
      title: 'O líder faz a festa antes de atravessar a ria',
      summary:
        'O 4–0 do Puerto Claro ao Campo Novo em sete imagens: dois golos de Saldaña, um de Goñi e outro de Lourido na melhor tarde da época em Muelle Viejo.',
      body: p(
        '<strong>Puerto Claro.</strong> Quatro golos, nenhum sofrido e a bancada já a cantar o nome do adversário seguinte. O Puerto Claro fechou a jornada 11 com um 4–0 ao Campo Novo que o mantém como a equipa mais concretizadora da liga.',
        'Iker Saldaña fez dois na primeira meia hora, ambos a passe de Amina Seck. Irati Goñi marcou o terceiro de livre e Xoel Lourido fechou a conta aos 84. Pelo meio, Gorka Zubiaur negou o golo a Thiago Bastos com uma defesa que valeu tanto como qualquer deles.',
        '«Hoje saiu-nos tudo. Para a próxima não vai sair nada e teremos de ganhar na mesma», avisou Graça Valadares. O Campo Novo de Vanderlei Pires sofreu numa tarde um quarto dos golos de toda a época.',
      ),
    },
  },
}
