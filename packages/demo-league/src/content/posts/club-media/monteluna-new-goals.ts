import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const montelunaNewGoals: DemoPost = {
  key: 'monteluna-new-goals',
  section: 'club-media',
  hoursAgo: 73,
  teams: ['monteluna'],
  categories: ['report'],
  tags: ['stadiums', 'technology'],
  players: ['lucia-armengol'],
  pictures: ['net-monteluna-3x2'],
  contact: 'monteluna',
  translations: {
    es: {
      title: 'Redes nuevas en Alto de la Luna',
      summary: 'Malla hexagonal y cámara dentro del poste. Lucía Armengol las estrenó encajando, y se rió.',
      body: p(
        'El Monteluna ha cambiado las redes de sus dos porterías: hilo más fino, malla hexagonal y una microcámara en el poste derecho cuya señal estará disponible para los titulares de derechos. En la prueba, Andoni Galarza le marcó a Lucía Armengol a la primera. «Bonita se ve, desde luego», concedió ella.',
      ),
    },
    pt: {
      title: 'Redes novas em Alto de la Luna',
      summary: 'Malha hexagonal e câmara dentro do poste. Lucía Armengol estreou-as a sofrer, e riu-se.',
      body: p(
        'O Monteluna mudou as redes das duas balizas: fio mais fino, malha hexagonal e uma microcâmara no poste direito, cujo sinal estará à disposição dos detentores de direitos. No teste, Andoni Galarza marcou a Lucía Armengol à primeira. «Bonita fica, de facto», concedeu ela.',
      ),
    },
  },
}
