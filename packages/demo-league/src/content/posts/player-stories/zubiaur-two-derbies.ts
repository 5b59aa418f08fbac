import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const zubiaurTwoDerbies: DemoPost = {
  key: 'zubiaur-two-derbies',
  section: 'player-stories',
  hoursAgo: 343,
  teams: ['puerto-claro'],
  categories: ['report', 'archive'],
  tags: ['goalkeepers', 'derbi-de-la-ria'],
  players: ['gorka-zubiaur'],
  pictures: ['keeper-puerto-claro-3x2'],
  contact: 'puerto-claro',
  translations: {
    es: {
      title: 'El portero que paró dos derbis',
      summary:
        '«He parado penaltis peores», dice Gorka Zubiaur. El primero lo paró con los pies; el segundo, con una bufanda.',
      body: p(
        'El primer derbi lo paró con la puntera, en el 89. El segundo, literalmente: en 2019, Gorka Zubiaur salió de su área con el juego en marcha para atender a un aficionado que se había desplomado en la primera fila. El árbitro lo vio y detuvo el partido.',
        'Le hizo un torniquete con una bufanda del rival. «Era la que había», dice. El hombre, socio del Almenara, se la devolvió lavada y planchada. Está enmarcada en casa del portero.',
        'Desde entonces, en La Atalaya aplauden su primera parada. Solo la primera.',
      ),
    },
    en: {
      title: 'The goalkeeper who stopped two derbies',
      summary:
        '“I’ve saved worse penalties,” says Gorka Zubiaur. The first he stopped with a boot, the second with a scarf.',
      body: p(
        'The first derby he stopped with a toe, in the 89th minute. The second he stopped literally: in 2019, with play going on, Gorka Zubiaur left his box to help a supporter who had collapsed in the front row. The referee saw it and halted the match.',
        'He made a tourniquet of a rival scarf. “It was the one at hand,” he says. The man, an Almenara member, sent it back washed and ironed. It hangs framed in the goalkeeper’s house.',
        'Ever since, La Atalaya has applauded his first save. Only the first.',
      ),
    },
    pt: {
      title: 'O guarda-redes que parou dois dérbis',
      summary:
        '«Já parei penáltis piores», diz Gorka Zubiaur. O primeiro parou-o com o pé; o segundo, com um cachecol.',
      body: p(
        'O primeiro dérbi parou-o com a biqueira, aos 89. O segundo, à letra: em 2019, com o jogo a decorrer, Gorka Zubiaur saiu da área para acudir a um adepto que tinha caído na primeira fila. O árbitro viu e interrompeu a partida.',
        'Fez um torniquete com um cachecol do rival. «Era o que havia», diz. O homem, sócio do Almenara, devolveu-o lavado e passado a ferro. Está emoldurado em casa do guarda-redes.',
        'Desde então, La Atalaya aplaude-lhe a primeira defesa. Só a primeira.',
      ),
    },
  },
}
