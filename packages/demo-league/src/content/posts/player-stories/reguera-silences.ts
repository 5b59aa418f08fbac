import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const regueraSilences: DemoPost = {
  key: 'reguera-silences',
  section: 'player-stories',
  hoursAgo: 116,
  teams: ['cantera'],
  categories: ['report'],
  tags: ['goalkeepers', 'music'],
  players: ['alma-reguera'],
  pictures: ['keeper-cantera-3x2'],
  contact: 'cantera',
  translations: {
    es: {
      title: 'La portera que graba silencios',
      summary: 'Alma Reguera tiene un archivo sonoro de los segundos anteriores a cada penalti. Van treinta y uno.',
      body: p(
        'Justo antes de un penalti, dice Alma Reguera, un estadio hace un ruido que no existe en ningún otro sitio. Ella lo graba. Un micrófono diminuto en el poste, con permiso del club, y un archivo que ya tiene treinta y un silencios.',
        'Cada uno lleva su ficha: campo, minuto, viento y resultado. «El de Altos Hornos es grave, como un horno apagado. El de Maré Alta tiene olas», explica.',
        'Ha parado once de los treinta y uno. Asegura que no hay relación, aunque reconoce que en los once se oye, muy al fondo, a alguien toser.',
      ),
    },
    en: {
      title: 'The goalkeeper who records silences',
      summary: 'Alma Reguera keeps a sound archive of the seconds before every penalty. So far there are thirty-one.',
      body: p(
        'Just before a penalty, says Alma Reguera, a stadium makes a noise that exists nowhere else. She records it. A tiny microphone on the post, with the club’s permission, and an archive that holds thirty-one silences.',
        'Each has its card: ground, minute, wind and outcome. “Altos Hornos is deep, like a furnace gone cold. Maré Alta has waves in it,” she explains.',
        'She has saved eleven of the thirty-one. There’s no connection, she insists, although she admits that in all eleven, far in the background, you can hear somebody cough.',
      ),
    },
    pt: {
      title: 'A guarda-redes que grava silêncios',
      summary: 'Alma Reguera tem um arquivo sonoro dos segundos que antecedem cada penálti. Já lá vão trinta e um.',
      body: p(
        'Mesmo antes de um penálti, diz Alma Reguera, um estádio faz um ruído que não existe em mais lado nenhum. Ela grava-o. Um microfone minúsculo no poste, com autorização do clube, e um arquivo que já tem trinta e um silêncios.',
        'Cada um leva a sua ficha: campo, minuto, vento e resultado. «O de Altos Hornos é grave, como um forno apagado. O da Maré Alta tem ondas», explica.',
        'Defendeu onze dos trinta e um. Garante que não há relação, embora reconheça que nos onze se ouve, muito ao fundo, alguém a tossir.',
      ),
    },
  },
}
