import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const lagoaHandSewnArmband: DemoPost = {
  key: 'lagoa-hand-sewn-armband',
  section: 'club-media',
  hoursAgo: 313,
  teams: ['lagoa', 'ribeira'],
  categories: ['report'],
  tags: ['captains', 'kit'],
  players: ['carolina-meira'],
  pictures: ['captains-lagoa-3x2', 'floodlights-lagoa-16x9'],
  contact: 'lagoa',
  translations: {
    pt: {
      title: 'A braçadeira cosida à mão',
      summary:
        'Há 40 anos que dona Zulmira cose a braçadeira do Lagoa. A desta época leva um fio de cada adepto fundador.',
      body: p(
        'A braçadeira que Carolina Meira usa não se compra. Cose-a dona Zulmira, vizinha do estádio das Garças, que pede aos sócios mais antigos um fio de uma peça de roupa. A deste ano tem cinquenta e três, e um é de um vestido de noiva.',
      ),
    },
  },
}
