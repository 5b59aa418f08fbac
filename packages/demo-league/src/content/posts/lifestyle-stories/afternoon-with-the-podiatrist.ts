import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const afternoonWithThePodiatrist: DemoPost = {
  key: 'afternoon-with-the-podiatrist',
  section: 'lifestyle-stories',
  hoursAgo: 97,
  teams: ['trigales'],
  categories: ['report'],
  tags: ['health', 'kit'],
  pictures: ['boots-trigales-4x5', 'boots-cantera-4x5'],
  contact: 'trigales',
  translations: {
    es: {
      title: 'Una tarde con el podólogo',
      summary: 'Por la consulta de Gervasio Leal pasan cuatro clubes y ningún secreto: los pies lo cuentan todo.',
      body: p(
        'Gervasio Leal no ve los partidos, ve los lunes. Por su consulta, en Trigales, desfilan cuarenta pares de pies cada semana y sabe quién ha corrido, quién ha disimulado y quién estrena botas a escondidas.',
        '«El pie no miente porque no le preguntan», dice. Su consejo es siempre el mismo y no le hacen caso: dos botas de distinto número. El noventa por ciento de las personas tiene un pie más largo.',
        'Cosme Villar le hizo caso en la jornada 3. Desde entonces no ha vuelto. Al doctor le parece la mejor de las publicidades.',
      ),
    },
    en: {
      title: 'An afternoon with the podiatrist',
      summary: 'Four clubs and no secrets pass through Gervasio Leal’s surgery: feet tell everything.',
      body: p(
        'Gervasio Leal doesn’t see the matches, he sees the Mondays. Forty pairs of feet a week pass through his surgery in Trigales, and he knows who has run, who has pretended and who is breaking in boots on the quiet.',
        '“A foot doesn’t lie, because nobody asks it anything,” he says. His advice is always the same and never taken: two boots of different sizes. Nine people in ten have one longer foot.',
        'Cosme Villar took it on matchday 3. He hasn’t been back. The doctor thinks it the best of advertisements.',
      ),
    },
    pt: {
      title: 'Uma tarde com o podólogo',
      summary: 'Pelo consultório de Gervasio Leal passam quatro clubes e nenhum segredo: os pés contam tudo.',
      body: p(
        'Gervasio Leal não vê os jogos, vê as segundas-feiras. Pelo seu consultório, em Trigales, passam quarenta pares de pés por semana e ele sabe quem correu, quem disfarçou e quem estreia chuteiras às escondidas.',
        '«O pé não mente porque ninguém lhe pergunta nada», diz. O conselho é sempre o mesmo e ninguém o segue: duas chuteiras de números diferentes. Nove em cada dez pessoas têm um pé mais comprido.',
        'Cosme Villar seguiu-o na jornada 3. Desde então não voltou. O doutor acha que é a melhor das publicidades.',
      ),
    },
  },
}
