import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const lagoaNightSession: DemoPost = {
  key: 'lagoa-night-session',
  section: 'current-stories',
  hoursAgo: 21,
  teams: ['lagoa'],
  categories: ['training', 'report'],
  tags: ['tactics', 'health'],
  players: ['nayara-monteiro'],
  pictures: ['training-lagoa-3x2', 'portrait-lagoa-4x5', 'floodlights-lagoa-16x9', 'captains-lagoa-3x2'],
  videos: ['training'],
  contact: 'lagoa',
  translations: {
    es: {
      title: 'Entrenar de noche: la sesión que nadie ve',
      summary:
        'Una vez por semana, el Lagoa se entrena a las once. Elvira Santana dice que el cuerpo también tiene horario.',
      body: p(
        'A las once de la noche, en Garças solo se oyen ranas y botas. El Lagoa se entrena a esa hora una vez por semana desde la pretemporada, siempre que el siguiente partido sea nocturno. «Si juegas a las nueve, no puedes vivir como si jugaras a las cinco», sostiene Elvira Santana.',
        'La sesión dura setenta minutos, sin charla y sin música. Primero, circuito de conos; después, ocho contra ocho en medio campo. Quien falla un pase corre hasta la laguna y vuelve.',
        'Nayara Monteiro, que salió de la escuela nocturna antes que del juvenil, es la única a la que no le cuesta. «Yo he estudiado a estas horas toda mi vida», bromea.',
        'Los datos del sueño le dan la razón a la entrenadora. Los resultados, de momento, solo a medias.',
      ),
    },
    en: {
      title: 'Training by night: the session nobody sees',
      summary: 'Once a week Lagoa train at eleven. Elvira Santana says that the body keeps hours too.',
      body: p(
        'At eleven at night all you hear at Garças is frogs and boots. Lagoa have trained at that hour once a week since pre-season, whenever the next match is a late one. “If you play at nine you can’t live as if you played at five,” argues Elvira Santana.',
        'The session lasts seventy minutes, without talk and without music. First the cones, then eight against eight on half a pitch. Whoever misplaces a pass runs to the lagoon and back.',
        'Nayara Monteiro, who left night school before she left the youth team, is the only one who finds it easy. “I’ve studied at this hour all my life,” she laughs.',
        'The sleep figures bear the coach out. The results, so far, only half do.',
      ),
    },
    pt: {
      title: 'Treinar de noite: a sessão que ninguém vê',
      summary: 'Uma vez por semana, o Lagoa treina às onze. Elvira Santana diz que o corpo também tem horário.',
      body: p(
        'Às onze da noite, em Garças só se ouvem rãs e chuteiras. O Lagoa treina a essa hora uma vez por semana desde a pré-época, sempre que o jogo seguinte é noturno. «Quem joga às nove não pode viver como se jogasse às cinco», defende Elvira Santana.',
        'O treino dura setenta minutos, sem palestra e sem música. Primeiro, circuito de cones; depois, oito contra oito em meio campo. Quem falha um passe corre até à lagoa e volta.',
        'Nayara Monteiro, que saiu da escola noturna antes de sair dos juniores, é a única a quem não custa. «Estudei a esta hora a vida toda», brinca.',
        'Os dados do sono dão razão à treinadora. Os resultados, por enquanto, só meia.',
      ),
    },
  },
}
