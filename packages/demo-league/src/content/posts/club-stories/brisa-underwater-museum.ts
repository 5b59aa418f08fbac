import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const brisaUnderwaterMuseum: DemoPost = {
  key: 'brisa-underwater-museum',
  section: 'club-stories',
  hoursAgo: 52,
  teams: ['brisa'],
  categories: ['report', 'archive'],
  tags: ['history'],
  pictures: ['locker-brisa-4x5', 'rain-brisa-3x2'],
  contact: 'brisa',
  translations: {
    es: {
      title: 'Brisa abre su museo submarino',
      summary: 'Las vitrinas están a seis metros bajo el agua. Se visita con gafas y sin prisas.',
      body: p(
        'El primer campo del Atlético Brisa se lo llevó un temporal en 1948. Quedó a seis metros de profundidad, con una portería en pie, y allí ha decidido el club abrir su museo.',
        'Son nueve vitrinas de cristal grueso ancladas donde estuvo la línea de fondo: una bota, un silbato, la taquilla del portero. Se recorre a nado con una guía y caben cuatro personas por turno.',
        'Uxía Castiñeira, jefa de prensa, fue la primera en bajar. «Al llegar a la portería te sale pararte y esperar», dice.',
        'Los pulpos han ocupado ya dos vitrinas. El club ha decidido incluirlos en el catálogo.',
      ),
    },
    en: {
      title: 'Brisa open their underwater museum',
      summary: 'The cases stand six metres below the surface. Bring goggles, and take your time.',
      body: p(
        'A storm took Atlético Brisa’s first ground in 1948. It came to rest six metres down with one goal still standing, and there the club have decided to open their museum.',
        'Nine cases of thick glass are anchored where the goal line used to be: a boot, a whistle, the goalkeeper’s locker. You swim round with a guide, four at a time.',
        'Uxía Castiñeira, the head of press, was first down. “When you reach the goal you find yourself stopping to wait,” she says.',
        'Octopuses have already moved into two of the cases. The club have decided to list them in the catalogue.',
      ),
    },
    pt: {
      title: 'Brisa abre o seu museu subaquático',
      summary: 'As vitrinas estão a seis metros de profundidade. Visita-se com óculos e sem pressa.',
      body: p(
        'O primeiro campo do Atlético Brisa foi levado por um temporal em 1948. Ficou a seis metros de profundidade, com uma baliza de pé, e foi aí que o clube decidiu abrir o museu.',
        'São nove vitrinas de vidro grosso ancoradas onde estava a linha de fundo: uma chuteira, um apito, o cacifo do guarda-redes. Percorre-se a nado com uma guia e cabem quatro pessoas por turno.',
        'Uxía Castiñeira, chefe de imprensa, foi a primeira a descer. «Quando se chega à baliza apetece parar e esperar», diz.',
        'Os polvos já ocuparam duas vitrinas. O clube decidiu incluí-los no catálogo.',
      ),
    },
  },
}
