import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const estuarioQuietEighth: DemoPost = {
  key: 'estuario-quiet-eighth',
  section: 'current-stories',
  hoursAgo: 29,
  teams: ['estuario'],
  categories: ['report', 'statistics'],
  tags: ['tactics'],
  players: ['zaira-montesinos', 'cristian-varela'],
  pictures: ['volley-estuario-3x2', 'net-estuario-4x5', 'portrait-estuario-4x5', 'floodlights-estuario-3x2'],
  contact: 'estuario',
  translations: {
    es: {
      title: 'Estuario, octavo y sin hacer ruido',
      summary:
        'Seis victorias, todas por uno o dos goles. Blai Montagut ha montado un equipo que gana sin que se hable de él.',
      body: p(
        'Nadie pregunta por el Estuario y a Blai Montagut le parece perfecto. Su equipo tiene veinte puntos, los mismos que el Ribeira, y una costumbre: se pone por delante y se cierra sobre la marisma como la bajamar.',
        'La excepción fue el Derbi del Puente, un 4–2 al Cantera en el que Cristian Varela marcó dos goles y Zaira Montesinos dio tres. «Aquel día nos divertimos. Al siguiente pedí perdón», cuenta el entrenador, que no soporta los partidos abiertos.',
        'El secreto, si lo hay, está en una hoja de cálculo del segundo entrenador: cuántos metros recorre cada línea cuando se pierde el balón. El objetivo es que sean siempre los mismos.',
        'Ahora visita al Estrela, que gana o pierde pero casi nunca empata. Montagut sonríe: «A ver quién convence a quién».',
      ),
    },
    en: {
      title: 'Estuario, eighth and not making a sound',
      summary:
        'Six wins, every one of them by a goal or two. Blai Montagut has built a side that win without being talked about.',
      body: p(
        'Nobody asks about Estuario, and that suits Blai Montagut. His team have twenty points, as many as Ribeira, and a habit: they go ahead, then close over the marsh like the ebb tide.',
        'The exception was the Derbi del Puente, a 4–2 win over Cantera in which Cristian Varela scored twice and Zaira Montesinos set up three. “We enjoyed ourselves that day. The next I said sorry,” says the coach, who can’t stand an open game.',
        'The secret, if there is one, sits in his assistant’s spreadsheet: how many metres each line covers when the ball is lost. The aim is for the figure never to change.',
        'Next come Estrela, who win or lose but hardly ever draw. Montagut smiles: “Let’s see who persuades whom.”',
      ),
    },
    pt: {
      title: 'Estuario, oitavo e sem fazer barulho',
      summary:
        'Seis vitórias, todas por um ou dois golos. Blai Montagut montou uma equipa que ganha sem que se fale dela.',
      body: p(
        'Ninguém pergunta pelo Estuario e Blai Montagut acha bem. A sua equipa tem vinte pontos, os mesmos do Ribeira, e um hábito: adianta-se e fecha-se sobre o sapal como a baixa-mar.',
        'A exceção foi o Dérbi da Ponte, um 4–2 ao Cantera em que Cristian Varela marcou dois e Zaira Montesinos deu três a marcar. «Nesse dia divertimo-nos. No seguinte pedi desculpa», conta o treinador, que não suporta jogos partidos.',
        'O segredo, se existe, está numa folha de cálculo do adjunto: quantos metros percorre cada linha quando se perde a bola. O objetivo é que sejam sempre os mesmos.',
        'Segue-se o Estrela, que ganha ou perde mas quase nunca empata. Montagut sorri: «Vamos ver quem convence quem».',
      ),
    },
  },
}
