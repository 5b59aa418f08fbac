import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const lineUpsBrisaRocaAlta: DemoPost = {
  key: 'line-ups-brisa-roca-alta',
  section: 'breaking-news',
  hoursAgo: 2.2,
  teams: ['brisa', 'roca-alta'],
  categories: ['line-ups'],
  tags: ['goalkeepers'],
  players: ['lua-prado', 'julian-ordas'],
  fixture: { home: 'brisa', away: 'roca-alta' },
  pictures: [],
  documents: ['line-ups-brisa-roca-alta'],
  contact: 'brisa',
  translations: {
    es: {
      title: 'Alineaciones oficiales del Brisa–Roca Alta',
      summary: 'Lua Prado, titular bajo palos. Barbeito repite el once que empató ante el Oliveira.',
      body: p(
        'Ya están disponibles las dos alineaciones oficiales y los banquillos, con dorsales y capitanías. Lua Prado será titular en el Roca Alta, que no cuenta con Idoia Rentería.',
      ),
    },
    en: {
      title: 'Official line-ups: Brisa v Roca Alta',
      summary: 'Lua Prado starts in goal. Barbeito keeps faith with the side that drew with Oliveira.',
      body: p(
        'Both official line-ups and benches are available with numbers and captains. Lua Prado starts for Roca Alta, who are without Idoia Rentería.',
      ),
    },
    pt: {
      title: 'Onzes oficiais do Brisa–Roca Alta',
      summary: 'Lua Prado é titular na baliza. Barbeito repete o onze que empatou com o Oliveira.',
      body: p(
        'Já estão disponíveis os dois onzes oficiais e os suplentes, com números e capitães. Lua Prado é titular no Roca Alta, que não conta com Idoia Rentería.',
      ),
    },
  },
}
