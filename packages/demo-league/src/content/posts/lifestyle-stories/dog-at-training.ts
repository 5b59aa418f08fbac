import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const dogAtTraining: DemoPost = {
  key: 'dog-at-training',
  section: 'lifestyle-stories',
  hoursAgo: 244,
  teams: ['roca-alta'],
  categories: ['training'],
  tags: [],
  players: ['abril-santacana', 'modou-gaye'],
  pictures: ['boots-roca-alta-16x9', 'training-roca-alta-3x2'],
  contact: 'roca-alta',
  translations: {
    es: {
      title: 'Tuerca, la perra que recoge los balones',
      summary: 'Apareció en un entrenamiento del Roca Alta y no se ha perdido ninguno. Tiene ficha, peto y opinión.',
      body: p(
        'Nadie sabe de quién era. Una mañana entró en el campo, se llevó un balón y lo dejó en el saco. Después, otro. Al acabar la sesión los había guardado todos menos uno, que no quiso soltar.',
        'Se llama Tuerca y duerme en el cuarto de material. Ramiro Sandoval la ha incluido en el plan: en los rondos, quien pierde se queda con ella en el medio. Abril Santacana asegura que presiona mejor que algunos.',
        'Modou Gaye le tenía miedo. Ahora la lleva en el coche. «El miedo era al revés», aclara.',
      ),
    },
    en: {
      title: 'Tuerca, the dog who brings back the balls',
      summary: 'She turned up at a Roca Alta session and hasn’t missed one since. She has a card, a bib and opinions.',
      body: p(
        'Nobody knows whose she was. One morning she walked onto the pitch, took a ball and dropped it in the sack. Then another. By the end of training she had put them all away but one, which she wouldn’t give up.',
        'Her name is Tuerca, which means nut, and she sleeps in the kit room. Ramiro Sandoval has put her in the plan: in rondos, whoever loses the ball joins her in the middle. Abril Santacana swears she presses better than some.',
        'Modou Gaye was afraid of her. Now he drives her home. “It was the other way round,” he explains.',
      ),
    },
    pt: {
      title: 'Tuerca, a cadela que arruma as bolas',
      summary: 'Apareceu num treino do Roca Alta e não falhou mais nenhum. Tem ficha, colete e opinião.',
      body: p(
        'Ninguém sabe de quem era. Uma manhã entrou no campo, pegou numa bola e deixou-a no saco. Depois, outra. No fim do treino tinha-as arrumado todas menos uma, que não quis largar.',
        'Chama-se Tuerca e dorme na sala do material. Ramiro Sandoval incluiu-a no plano: nos meiinhos, quem perde fica com ela ao meio. Abril Santacana garante que pressiona melhor do que alguns.',
        'Modou Gaye tinha-lhe medo. Agora leva-a no carro. «O medo era ao contrário», esclarece.',
      ),
    },
  },
}
