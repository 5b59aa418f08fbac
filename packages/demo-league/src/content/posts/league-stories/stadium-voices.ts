import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const stadiumVoices: DemoPost = {
  key: 'stadium-voices',
  section: '{product}-stories',
  hoursAgo: 250,
  teams: ['almenara', 'ferreria', 'estrela'],
  categories: ['report'],
  tags: ['music', 'supporters'],
  pictures: ['crowd-ferreria-16x9', 'crowd-almenara-16x9'],
  contact: 'league-desk',
  translations: {
    es: {
      title: 'Las voces de los estadios',
      summary: 'Un cura, una taxista y un niño de doce años: quién anuncia los goles en tres campos de la liga.',
      body: p(
        'En La Atalaya canta las alineaciones una taxista, Charo Beltrán, que ensaya con los clientes. En Altos Hornos, el párroco de la Fundición, que tiene prohibido celebrar con más énfasis los goles que las bodas.',
        'En Maré Alta, desde este curso, un niño de doce años: Simão. Ganó un concurso leyendo el acta de una reunión de vecinos sin que nadie se durmiera.',
        'Coinciden en una cosa: el nombre del rival se pronuncia bien. «Es lo primero que se aprende», dice Charo. «Lo segundo es cerrar el micro antes de opinar».',
      ),
    },
    en: {
      title: 'The voices of the stadiums',
      summary: 'A priest, a taxi driver and a boy of twelve: who announces the goals at three of the league’s grounds.',
      body: p(
        'At La Atalaya the line-ups are read by a taxi driver, Charo Beltrán, who practises on her passengers. At Altos Hornos it’s the parish priest, who is under orders not to sound happier about goals than about weddings.',
        'At Maré Alta, since this season, it’s a boy of twelve: Simão. He won a contest by reading out the minutes of a residents’ meeting without anyone falling asleep.',
        'They agree on one thing: you pronounce the visitors’ names properly. “It’s the first thing you learn,” says Charo. “The second is to close the microphone before you have an opinion.”',
      ),
    },
    pt: {
      title: 'As vozes dos estádios',
      summary: 'Um padre, uma taxista e um miúdo de doze anos: quem anuncia os golos em três campos da liga.',
      body: p(
        'Em La Atalaya, os onzes são lidos por uma taxista, Charo Beltrán, que ensaia com os clientes. Em Altos Hornos, pelo pároco, que está proibido de festejar os golos com mais ênfase do que os casamentos.',
        'Na Maré Alta, desde esta época, por um miúdo de doze anos: Simão. Ganhou um concurso a ler a ata de uma reunião de condomínio sem que ninguém adormecesse.',
        'Concordam numa coisa: o nome do adversário diz-se bem. «É a primeira coisa que se aprende», diz Charo. «A segunda é fechar o microfone antes de dar opiniões».',
      ),
    },
  },
}
