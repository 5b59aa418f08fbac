import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const lagoaWithoutBarbosa: DemoPost = {
  key: 'lagoa-without-barbosa',
  section: 'breaking-news',
  hoursAgo: 5.2,
  teams: ['lagoa', 'campo-novo'],
  categories: ['preview'],
  tags: ['injuries'],
  players: ['telmo-barbosa', 'nayara-monteiro'],
  fixture: { home: 'campo-novo', away: 'lagoa' },
  pictures: [],
  contact: 'lagoa',
  translations: {
    es: {
      title: 'El Lagoa, sin Telmo Barbosa en Campo Novo',
      summary: 'El delantero no supera una gripe. Nayara Monteiro será la referencia en ataque.',
      body: p(
        'Telmo Barbosa se ha caído de la lista del Lagoa por un proceso gripal. Elvira Santana adelanta que Nayara Monteiro jugará arriba y no descarta debutar a un juvenil en la segunda parte.',
      ),
    },
    pt: {
      title: 'Lagoa sem Telmo Barbosa em Campo Novo',
      summary: 'O avançado não recuperou de uma gripe. Nayara Monteiro será a referência do ataque.',
      body: p(
        'Telmo Barbosa ficou fora dos convocados do Lagoa devido a uma gripe. Elvira Santana adianta que Nayara Monteiro joga na frente e não exclui a estreia de um júnior na segunda parte.',
      ),
    },
  },
}
