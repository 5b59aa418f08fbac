import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const estrelaBehindTheDoors: DemoPost = {
  key: 'estrela-behind-the-doors',
  section: 'club-media',
  hoursAgo: 241,
  teams: ['estrela'],
  categories: ['report'],
  tags: ['stadiums'],
  pictures: ['tunnel-estrela-3x2', 'volley-estrela-3x2'],
  contact: 'estrela',
  translations: {
    en: {
      title: 'Maré Alta, behind the doors',
      summary: 'Estrela let a camera into the corridor between dressing room and tunnel, last painted in 1979.',
      body: p(
        'Nobody may repaint the corridor at Maré Alta. Since 1979 every player has written a name on the wall before a debut, and there are 612. Débora Lins found her aunt’s and signed beneath it.',
      ),
    },
    pt: {
      title: 'Maré Alta, atrás das portas',
      summary:
        'O Estrela deixou entrar uma câmara no corredor entre o balneário e o túnel, pintado pela última vez em 1979.',
      body: p(
        'Ninguém pode pintar o corredor da Maré Alta. Desde 1979, cada jogador escreve o nome na parede antes da estreia, e já lá estão 612. Débora Lins encontrou o da tia e assinou por baixo.',
      ),
    },
  },
}
