import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const seckFishMarket: DemoPost = {
  key: 'seck-fish-market',
  section: 'player-stories',
  hoursAgo: 6.5,
  teams: ['puerto-claro'],
  categories: ['report'],
  tags: ['youth-academy', 'debut'],
  players: ['amina-seck'],
  pictures: ['portrait-puerto-claro-17-4x5', 'boots-puerto-claro-3x2'],
  contact: 'puerto-claro',
  translations: {
    es: {
      title: 'De la lonja al once titular',
      summary: 'Amina Seck descargaba cajas de pescado a las cinco de la mañana hace dos años. Hoy es indiscutible.',
      body: p(
        'Cuando Amina Seck entra en la lonja de Puerto Claro, los pescadores paran la subasta. «Sigue siendo la que mejor cargaba», dice la patrona del <em>Virgen del Claro</em>. Ella pide que la dejen ayudar. No la dejan.',
        'Hace dos años terminaba el turno a las nueve, dormía tres horas y se iba a entrenar con un equipo de tercera. La vio jugar un ojeador que había ido a comprar merluza. Esperó a que acabara de descargar para presentarse.',
        '«Me preguntó si corría siempre así. Le dije que solo cuando el hielo se derrite», recuerda la extremo.',
        'En su taquilla guarda unos guantes de goma. No son un recuerdo: los martes, antes del entrenamiento, sigue pasando por la lonja. Lleva el desayuno.',
      ),
    },
    en: {
      title: 'From the fish market to the first eleven',
      summary: 'Two years ago Amina Seck was unloading crates at five in the morning. Today nobody would drop her.',
      body: p(
        'When Amina Seck walks into Puerto Claro’s fish market the auction stops. “She’s still the best loader we had,” says the skipper of the <em>Virgen del Claro</em>. She asks to be allowed to help. She isn’t.',
        'Two years ago she came off shift at nine, slept for three hours and went to train with a third-tier side. A scout who had come in for hake saw her play. He waited until she had finished unloading to introduce himself.',
        '“He asked if I always ran like that. I said only when the ice is melting,” the winger remembers.',
        'There is a pair of rubber gloves in her locker. They aren’t a souvenir: on Tuesdays before training she still drops in at the market. She brings breakfast.',
      ),
    },
    pt: {
      title: 'Da lota ao onze titular',
      summary: 'Há dois anos, Amina Seck descarregava caixas de peixe às cinco da manhã. Hoje é indiscutível.',
      body: p(
        'Quando Amina Seck entra na lota de Puerto Claro, o leilão para. «Continua a ser a que melhor carregava», diz a mestra do <em>Virgen del Claro</em>. Ela pede que a deixem ajudar. Não deixam.',
        'Há dois anos acabava o turno às nove, dormia três horas e ia treinar numa equipa do terceiro escalão. Viu-a jogar um olheiro que tinha ido comprar pescada. Esperou que acabasse de descarregar para se apresentar.',
        '«Perguntou-me se corria sempre assim. Disse-lhe que só quando o gelo derrete», recorda a extremo.',
        'No cacifo guarda umas luvas de borracha. Não são recordação: às terças, antes do treino, ainda passa pela lota. Leva o pequeno-almoço.',
      ),
    },
  },
}
