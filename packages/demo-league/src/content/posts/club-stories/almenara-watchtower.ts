import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const almenaraWatchtower: DemoPost = {
  key: 'almenara-watchtower',
  section: 'club-stories',
  hoursAgo: 292,
  teams: ['almenara'],
  categories: ['report'],
  tags: ['stadiums', 'history'],
  pictures: ['floodlights-almenara-3x2', 'crowd-almenara-16x9'],
  contact: 'almenara',
  translations: {
    es: {
      title: 'La torre que da nombre a un estadio',
      summary: 'Desde la almenara del siglo XV se avisaba de los piratas. Hoy se avisa de los goles.',
      body: p(
        'En la esquina sureste de La Atalaya hay una torre que estaba antes que el fútbol. Servía para encender fuego cuando venían barcos. El club la conserva, y con ella la costumbre: cada gol, una llama.',
        'La enciende Casimiro Lara, cuarta generación de torreros, con un quemador de gas y guantes de soldador. No ve el partido. Se guía por un cordel atado al banquillo: un tirón, gol; dos, falsa alarma.',
        'En el puerto, los que no pueden ir cuentan las llamas. Así se ha seguido el Almenara desde 1934, cuando aún no había radio, y así lo sigue quien no quiere encenderla.',
      ),
    },
    en: {
      title: 'The tower that gave a stadium its name',
      summary: 'In the fifteenth century the beacon warned of pirates. Today it warns of goals.',
      body: p(
        'In the south-east corner of La Atalaya stands a tower that was there before football. A fire was lit on it when ships came in. The club keep it up and keep the custom too: for every goal, a flame.',
        'It is lit by Casimiro Lara, a fourth-generation keeper, with a gas burner and welder’s gloves. He doesn’t see the match. A string runs from the bench: one tug for a goal, two for a false alarm.',
        'Down at the harbour, those who can’t go count the flames. That is how people have followed Almenara since 1934, before there was radio, and how those who won’t switch it on still do.',
      ),
    },
    pt: {
      title: 'A torre que dá nome a um estádio',
      summary: 'No século XV, a almenara avisava dos piratas. Hoje avisa dos golos.',
      body: p(
        'No canto sudeste de La Atalaya há uma torre que já lá estava antes do futebol. Acendia-se nela uma fogueira quando vinham barcos. O clube conserva-a, e com ela o costume: a cada golo, uma chama.',
        'Acende-a Casimiro Lara, quarta geração de torreiros, com um queimador a gás e luvas de soldador. Não vê o jogo. Guia-se por um cordel atado ao banco: um puxão, golo; dois, falso alarme.',
        'No porto, quem não pode ir conta as chamas. Assim se segue o Almenara desde 1934, quando ainda não havia rádio, e assim o segue quem não a quer ligar.',
      ),
    },
  },
}
