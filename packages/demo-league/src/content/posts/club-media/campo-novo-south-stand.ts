import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const campoNovoSouthStand: DemoPost = {
  key: 'campo-novo-south-stand',
  section: 'club-media',
  hoursAgo: 10,
  teams: ['campo-novo'],
  categories: ['fans'],
  tags: ['supporters', 'music'],
  fixture: { home: 'campo-novo', away: 'lagoa' },
  pictures: ['crowd-campo-novo-16x9', 'locker-campo-novo-3x2'],
  contact: 'campo-novo',
  translations: {
    es: {
      title: 'La grada sur, en directo',
      summary: 'Ensayo general de la Arena Nova antes de recibir al Lagoa: mosaico, bombo y letra nueva.',
      body: p(
        'Ochocientas personas ensayaron la nueva canción de la grada sur. El estribillo dura siete segundos y el club pide a las televisiones que abran micro en el 14, por Rafa Cardona. Letra disponible en la oficina de prensa.',
      ),
    },
    en: {
      title: 'The south stand, live',
      summary: 'Dress rehearsal at Arena Nova before Lagoa’s visit: mosaic, drum and new words.',
      body: p(
        'Eight hundred people rehearsed the south stand’s new song. The chorus lasts seven seconds, and the club ask broadcasters to open their microphones in the 14th minute, for Rafa Cardona. The words are available from the press office.',
      ),
    },
    pt: {
      title: 'A bancada sul, em direto',
      summary: 'Ensaio geral na Arena Nova antes de receber o Lagoa: mosaico, bombo e letra nova.',
      body: p(
        'Oitocentas pessoas ensaiaram a nova canção da bancada sul. O refrão dura sete segundos e o clube pede às televisões que abram o microfone aos 14 minutos, por Rafa Cardona. A letra está disponível no gabinete de imprensa.',
      ),
    },
  },
}
