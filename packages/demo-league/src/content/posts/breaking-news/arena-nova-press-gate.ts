import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const arenaNovaPressGate: DemoPost = {
  key: 'arena-nova-press-gate',
  section: 'breaking-news',
  hoursAgo: 6.3,
  teams: ['campo-novo'],
  categories: ['accreditation'],
  tags: ['stadiums'],
  fixture: { home: 'campo-novo', away: 'lagoa' },
  pictures: [],
  contact: 'campo-novo',
  translations: {
    pt: {
      title: 'Arena Nova: a imprensa entra hoje pela porta 9',
      summary: 'As obras na porta 4 obrigam a mudar o acesso. O parque de estacionamento mantém-se.',
      body: p(
        'Devido às obras na porta 4, os jornalistas acreditados para o Campo Novo–Lagoa entram pela porta 9, na rua do Mercado. As cabinas de rádio abrem duas horas e meia antes do jogo; a sala de trabalho, três. O estacionamento P2 não sofre alterações.',
      ),
    },
  },
}
