import type { DemoPost } from '../../post-type.ts'
import { p, talk } from '../body-html.ts'

export const interviewLuaPrado: DemoPost = {
  key: 'interview-lua-prado',
  section: 'interviews',
  hoursAgo: 13,
  teams: ['roca-alta'],
  categories: ['interview'],
  tags: ['goalkeepers', 'kit'],
  players: ['lua-prado'],
  pictures: ['portrait-roca-alta-11-4x5', 'trophy-roca-alta-16x9'],
  contact: 'roca-alta',
  translations: {
    es: {
      title: '«Parar también es atacar»',
      summary: 'Lua Prado, portera. Por qué juega con el 11 y por qué sale tanto de su área.',
      body:
        p(
          'Fue extremo hasta los dieciséis años. Un día faltó la portera, se puso los guantes y conservó el número. Hoy su equipo ha encajado seis goles en once jornadas.',
        ) +
        talk(
          [
            '¿Nadie le ha pedido que cambie de dorsal?',
            'Todos los años. Les digo que corro como un 11 y paro como un 1, y que el 1 ya estaba cogido.',
          ],
          [
            'Toca más balones que algunos centrocampistas.',
            'El primer pase es mío. Si lo doy bien, ya estamos atacando. Parar también es atacar: has quitado un gol y has puesto en marcha otro.',
          ],
          [
            '¿Qué se ve desde ahí atrás?',
            'Todo menos lo que pasa a tu espalda. Por eso salgo tanto: para que detrás no quede nada.',
          ],
          [
            '¿Se habla con Elián Tordesillas, su suplente?',
            'Más que con mi hermana. Entrena como si jugara él. Cuando juega él, entreno yo así.',
          ],
        ),
    },
    en: {
      title: '“Saving is attacking too”',
      summary: 'Lua Prado, goalkeeper. Why she wears 11 and why she leaves her box so often.',
      body:
        p(
          'She was a winger until she was sixteen. One day the goalkeeper was missing, she put the gloves on and kept her number. Her side have let in six goals in eleven matchdays.',
        ) +
        talk(
          [
            'Has nobody asked you to change your number?',
            'Every year. I tell them I run like an 11 and save like a 1, and that the 1 was taken.',
          ],
          [
            'You touch the ball more than some midfielders.',
            'The first pass is mine. If I get it right, we’re already attacking. Saving is attacking too: you’ve taken one goal away and set another one going.',
          ],
          [
            'What do you see from back there?',
            'Everything but what’s behind you. That’s why I come out so much: so that there’s nothing left behind me.',
          ],
          [
            'Do you talk to Elián Tordesillas, your understudy?',
            'More than to my sister. He trains as if he were playing. When he plays, so do I.',
          ],
        ),
    },
    pt: {
      title: '«Defender também é atacar»',
      summary: 'Lua Prado, guarda-redes. Porque joga com o 11 e porque sai tanto da área.',
      body:
        p(
          'Foi extremo até aos dezasseis anos. Um dia faltou a guarda-redes, calçou as luvas e ficou com o número. Hoje a sua equipa tem seis golos sofridos em onze jornadas.',
        ) +
        talk(
          [
            'Nunca lhe pediram para mudar de número?',
            'Todos os anos. Digo-lhes que corro como um 11 e defendo como um 1, e que o 1 já estava ocupado.',
          ],
          [
            'Toca mais na bola do que alguns médios.',
            'O primeiro passe é meu. Se o faço bem, já estamos a atacar. Defender também é atacar: tiraste um golo e puseste outro a andar.',
          ],
          [
            'O que se vê aí de trás?',
            'Tudo menos o que se passa nas tuas costas. Por isso saio tanto: para que atrás não fique nada.',
          ],
          [
            'Fala com Elián Tordesillas, o suplente?',
            'Mais do que com a minha irmã. Treina como se jogasse ele. Quando joga ele, treino eu assim.',
          ],
        ),
    },
  },
}
