import type { DemoPost } from '../../post-type.ts'
import { p, talk } from '../body-html.ts'

export const interviewSaldana: DemoPost = {
  key: 'interview-saldana',
  section: 'interviews',
  hoursAgo: 9,
  teams: ['puerto-claro'],
  categories: ['interview'],
  tags: ['derbi-de-la-ria'],
  players: ['iker-saldana'],
  pictures: ['portrait-puerto-claro-4x5', 'huddle-puerto-claro-3x2'],
  contact: 'puerto-claro',
  translations: {
    es: {
      title: '«El gol lo soñé tal cual»',
      summary: 'Iker Saldaña, delantero. Sueños, pañales y por qué nunca celebra mirando a la grada.',
      body:
        p(
          'Iker Saldaña lleva tres semanas durmiendo cuatro horas por noche: su hija nació en la jornada 9. Aun así, o por eso, no para de marcar.',
        ) +
        talk(
          [
            '¿Es cierto que soñó el primer gol al Campo Novo?',
            'El gol lo soñé tal cual. Control con la izquierda, el portero a media salida y el balón por debajo. En el sueño, eso sí, llovía.',
          ],
          ['¿Se lo contó a alguien?', 'A mi hija, a las cuatro de la mañana. No se inmutó.'],
          [
            '¿Por qué no mira a la grada cuando marca?',
            'Porque miro a quien me dio el pase. El gol es de los dos y a mí ya me están aplaudiendo.',
          ],
          [
            '¿Qué es el Derbi de la Ría para alguien de aquí?',
            'El único partido del que mi padre no me da consejos. Se calla el día entero. Con eso está dicho.',
          ],
        ),
    },
    en: {
      title: '“I dreamed the goal just as it was”',
      summary: 'Iker Saldaña, forward. Dreams, nappies and why he never celebrates facing the stand.',
      body:
        p(
          'Iker Saldaña has been sleeping four hours a night for three weeks: his daughter was born on matchday 9. In spite of it, or because of it, he can’t stop scoring.',
        ) +
        talk(
          [
            'Is it true that you dreamed your first against Campo Novo?',
            'I dreamed the goal just as it was. A touch with the left, the keeper halfway out, the ball underneath him. Only in the dream it was raining.',
          ],
          ['Did you tell anyone?', 'My daughter, at four in the morning. She wasn’t impressed.'],
          [
            'Why don’t you look at the stand when you score?',
            'Because I’m looking at whoever gave me the pass. The goal belongs to both of us, and I’m the one already being cheered.',
          ],
          [
            'What is the Derbi de la Ría to someone from here?',
            'The one match my father gives me no advice about. He doesn’t say a word all day. That says it all.',
          ],
        ),
    },
    pt: {
      title: '«O golo sonhei-o tal e qual»',
      summary: 'Iker Saldaña, avançado. Sonhos, fraldas e porque nunca festeja virado para a bancada.',
      body:
        p(
          'Iker Saldaña dorme há três semanas quatro horas por noite: a filha nasceu na jornada 9. Apesar disso, ou por isso, não para de marcar.',
        ) +
        talk(
          [
            'É verdade que sonhou o primeiro golo ao Campo Novo?',
            'O golo sonhei-o tal e qual. Receção com a esquerda, o guarda-redes a meio caminho e a bola por baixo. No sonho, isso sim, chovia.',
          ],
          ['Contou a alguém?', 'À minha filha, às quatro da manhã. Não ligou nenhuma.'],
          [
            'Porque não olha para a bancada quando marca?',
            'Porque olho para quem me deu o passe. O golo é dos dois e a mim já me estão a aplaudir.',
          ],
          [
            'O que é o Dérbi da Ria para quem é de cá?',
            'O único jogo sobre o qual o meu pai não me dá conselhos. Cala-se o dia inteiro. Está tudo dito.',
          ],
        ),
    },
  },
}
