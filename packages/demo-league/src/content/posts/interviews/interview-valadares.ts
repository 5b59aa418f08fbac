import type { DemoPost } from '../../post-type.ts'
import { p, talk } from '../body-html.ts'

export const interviewValadares: DemoPost = {
  key: 'interview-valadares',
  section: 'interviews',
  hoursAgo: 189,
  teams: ['puerto-claro'],
  categories: ['interview'],
  tags: ['coaches', 'derbi-de-la-ria'],
  pictures: ['press-puerto-claro-16x9', 'crowd-puerto-claro-3x2'],
  contact: 'puerto-claro',
  translations: {
    es: {
      title: '«Un derbi no se explica, se juega»',
      summary:
        'Graça Valadares, entrenadora del líder, habla de paciencia, de pizarras limpias y de su primer banquillo.',
      body:
        p(
          'Graça Valadares empezó entrenando a un equipo de barrio en un campo con un árbol dentro. «Era nuestro mejor central», dice. Hoy lidera la Liga Meridiana.',
        ) +
        talk(
          ['¿Qué queda de aquel campo?', 'El árbol. Y la costumbre de no quejarme del terreno.'],
          ['Su pizarra está siempre limpia.', 'Si tengo que dibujarlo el día del partido, no lo hemos entrenado.'],
          [
            '¿Cómo le explica el derbi a quien llega de fuera?',
            'No se lo explico. Un derbi no se explica, se juega. A los diez minutos ya lo ha entendido.',
          ],
          ['¿Mira la clasificación?', 'Los lunes. Los demás días la mira mi madre y me avisa si hay novedades.'],
        ),
    },
    en: {
      title: '“You don’t explain a derby, you play it”',
      summary: 'Graça Valadares, coach of the leaders, on patience, clean boards and her first job.',
      body:
        p(
          'Graça Valadares began with a neighbourhood team on a pitch with a tree in it. “Our best centre-back,” she says. Today she leads Liga Meridiana.',
        ) +
        talk(
          ['What’s left of that pitch?', 'The tree. And the habit of not complaining about the surface.'],
          ['Your board is always clean.', 'If I have to draw it on the day of the match, we haven’t practised it.'],
          [
            'How do you explain the derby to a newcomer?',
            'I don’t. You don’t explain a derby, you play it. Ten minutes in, they’ve understood.',
          ],
          ['Do you look at the table?', 'On Mondays. On other days my mother does, and lets me know if there’s news.'],
        ),
    },
    pt: {
      title: '«Um dérbi não se explica, joga-se»',
      summary: 'Graça Valadares, treinadora do líder, fala de paciência, de quadros limpos e do primeiro banco.',
      body:
        p(
          'Graça Valadares começou por treinar uma equipa de bairro num campo com uma árvore lá dentro. «Era o nosso melhor central», diz. Hoje lidera a Liga Meridiana.',
        ) +
        talk(
          ['O que resta desse campo?', 'A árvore. E o hábito de não me queixar do terreno.'],
          ['O seu quadro está sempre limpo.', 'Se tenho de o desenhar no dia do jogo, é porque não o treinámos.'],
          [
            'Como explica o dérbi a quem vem de fora?',
            'Não explico. Um dérbi não se explica, joga-se. Aos dez minutos já percebeu.',
          ],
          [
            'Olha para a classificação?',
            'À segunda-feira. Nos outros dias olha a minha mãe e avisa-me se houver novidades.',
          ],
        ),
    },
  },
}
