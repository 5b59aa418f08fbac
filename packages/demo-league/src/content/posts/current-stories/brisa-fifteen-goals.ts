import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const brisaFifteenGoals: DemoPost = {
  key: 'brisa-fifteen-goals',
  section: 'current-stories',
  hoursAgo: 53,
  teams: ['brisa'],
  categories: ['statistics', 'report'],
  tags: ['tactics', 'goalkeepers'],
  players: ['julian-ordas', 'noa-ferreiros'],
  pictures: ['rain-brisa-3x2', 'overhead-brisa-3x2', 'locker-brisa-4x5'],
  contact: 'brisa',
  translations: {
    es: {
      title: 'Once partidos, quince goles: el fútbol mínimo del Brisa',
      summary:
        'Siete a favor y ocho en contra. En sus partidos se ven menos goles que en los de nadie, y El Varadero se llena igual.',
      body: p(
        'En los partidos del Brisa se marca un gol cada sesenta y seis minutos. Siete a favor, ocho en contra: quince en once jornadas, la cifra más baja de la liga. Cuatro de ellos cayeron la misma tarde, en el 4–0 al Estuario que nadie sabe explicar.',
        '«Defendemos bien y atacamos con educación», dice Antón Barbeito. Julián Ordás, su portero, pasa partidos enteros sin mancharse. Noa Ferreirós, que reparte el juego, discrepa: «Prefiero perder 4–3 una vez al mes».',
        'La grada ha hecho del asunto una broma: cada córner se celebra como un gol y un socio reparte caramelos si hay dos en el mismo partido.',
        'El próximo examen es el Derbi de los Faros. Los tres últimos no los ganó el visitante.',
      ),
    },
    en: {
      title: 'Eleven matches, fifteen goals: Brisa’s minimal football',
      summary: 'Seven scored, eight conceded. Nobody’s matches see fewer goals, and El Varadero fills up all the same.',
      body: p(
        'In Brisa’s matches a goal comes every sixty-six minutes. Seven for, eight against: fifteen in eleven matchdays, the lowest figure in the league. Four of them came on one afternoon, a 4–0 win over Estuario that nobody can explain.',
        '“We defend well and attack politely,” says Antón Barbeito. Julián Ordás, his goalkeeper, goes whole matches without getting dirty. Noa Ferreirós, who runs the midfield, disagrees: “I’d rather lose 4–3 once a month.”',
        'The stand has made a joke of it: every corner is cheered like a goal, and one member hands out sweets if there are two goals in a match.',
        'The next test is the Derbi de los Faros. No visitor has won the last three.',
      ),
    },
    pt: {
      title: 'Onze jogos, quinze golos: o futebol mínimo do Brisa',
      summary: 'Sete marcados e oito sofridos. Nos jogos de ninguém se veem menos golos, e El Varadero enche na mesma.',
      body: p(
        'Nos jogos do Brisa marca-se um golo a cada sessenta e seis minutos. Sete marcados, oito sofridos: quinze em onze jornadas, o número mais baixo da liga. Quatro caíram na mesma tarde, no 4–0 ao Estuario que ninguém sabe explicar.',
        '«Defendemos bem e atacamos com educação», diz Antón Barbeito. Julián Ordás, o guarda-redes, passa jogos inteiros sem se sujar. Noa Ferreirós, que distribui o jogo, discorda: «Prefiro perder 4–3 uma vez por mês».',
        'A bancada fez disso uma piada: cada canto festeja-se como um golo e um sócio distribui rebuçados se houver dois no mesmo jogo.',
        'O próximo exame é o Dérbi dos Faróis. Nos três últimos o visitante não ganhou.',
      ),
    },
  },
}
