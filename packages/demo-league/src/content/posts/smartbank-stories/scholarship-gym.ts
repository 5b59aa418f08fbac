import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const scholarshipGym: DemoPost = {
  key: 'scholarship-gym',
  section: 'smartbank-stories',
  hoursAgo: 28,
  teams: ['campo-novo'],
  categories: ['community', 'report'],
  tags: ['scholarships', 'education'],
  players: ['luana-ferraz'],
  pictures: ['training-campo-novo-3x2', 'crowd-campo-novo-16x9'],
  documents: ['scholarship-rules'],
  contact: 'campo-novo',
  translations: {
    es: {
      title: 'La beca que llenó un gimnasio',
      summary: 'Con una beca SmartBank, Luana Ferraz abrió una escuela de tarde. Hoy van 140 chicas y chicos.',
      body: p(
        'Luana Ferraz, centrocampista del Campo Novo, destinó su beca a reparar el suelo del gimnasio de su antiguo colegio. La primera tarde fueron doce. Ahora hay lista de espera.',
        'El trato es sencillo: una hora de deberes, una de fútbol y otra de lo que cada grupo decida. Hay ajedrez, hay percusión y hay un taller de arreglar bicicletas que se queda con las mejores herramientas.',
        '«Yo venía aquí porque en casa no había calefacción. Aprendí las tablas de multiplicar sentada en ese radiador», recuerda.',
        'Los doce mil euros se acabaron en el primer curso. El segundo lo pagan el mercado, dos peñas y el propio club. El radiador sigue siendo el mismo.',
      ),
    },
    en: {
      title: 'The scholarship that filled a gym',
      summary: 'With a SmartBank scholarship Luana Ferraz opened an after-school club. 140 children now come.',
      body: p(
        'Campo Novo midfielder Luana Ferraz spent her scholarship on a new floor for the gym of her old school. Twelve came on the first afternoon. Now there is a waiting list.',
        'The deal is simple: an hour of homework, an hour of football and an hour of whatever each group decides. There’s chess, there’s drumming and there’s a bicycle workshop that hogs the best tools.',
        '“I used to come here because there was no heating at home. I learned my tables sitting on that radiator,” she remembers.',
        'The twelve thousand euros lasted one school year. The market, two supporters’ clubs and Campo Novo themselves are paying for the second. The radiator is still the same.',
      ),
    },
    pt: {
      title: 'A bolsa que encheu um ginásio',
      summary: 'Com uma bolsa SmartBank, Luana Ferraz abriu uma escola da tarde. Hoje vão 140 crianças.',
      body: p(
        'Luana Ferraz, médio do Campo Novo, usou a bolsa para arranjar o chão do ginásio da sua antiga escola. Na primeira tarde foram doze. Agora há lista de espera.',
        'O acordo é simples: uma hora de trabalhos de casa, uma de futebol e outra do que cada grupo decidir. Há xadrez, há percussão e há uma oficina de bicicletas que fica com as melhores ferramentas.',
        '«Eu vinha para aqui porque em casa não havia aquecimento. Aprendi a tabuada sentada naquele radiador», recorda.',
        'Os doze mil euros acabaram no primeiro ano letivo. O segundo é pago pelo mercado, por dois grupos de adeptos e pelo próprio clube. O radiador ainda é o mesmo.',
      ),
    },
  },
}
