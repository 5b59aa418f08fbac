import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const montelunaMoonTrain: DemoPost = {
  key: 'monteluna-moon-train',
  section: 'club-stories',
  hoursAgo: 123,
  teams: ['monteluna'],
  categories: ['fans', 'archive'],
  tags: ['travel', 'history', 'clasico-de-la-luna'],
  pictures: ['crowd-monteluna-16x9', 'net-monteluna-3x2', 'portrait-monteluna-4x5'],
  contact: 'monteluna',
  translations: {
    es: {
      title: 'El tren de la luna vuelve a salir',
      summary:
        'El convoy que llegó tarde en 1926 ha sido restaurado. Hará el viaje del Clásico con aficionados de los dos clubes.',
      body: p(
        'En 1926 un tren con cuatro horas de retraso dio nombre a un clásico. La locomotora y dos vagones, restaurados por ferroviarios jubilados, repetirán el trayecto entre Vila Nortada y Monteluna en la jornada 14.',
        'Viajarán doscientas personas, mitad de cada club, mezcladas por sorteo. El bar servirá lo mismo que entonces: caldo y anís.',
        'La compañía ha prometido puntualidad. Los aficionados han pedido lo contrario: que se detenga cuatro horas en el puente, como mandan los cánones. Se ha pactado un cuarto de hora.',
      ),
    },
    en: {
      title: 'The moon train runs again',
      summary:
        'The train that came in late in 1926 has been restored. It will carry fans of both clubs to the Clásico.',
      body: p(
        'In 1926 a train four hours late gave a fixture its name. The engine and two carriages, restored by retired railwaymen, will repeat the journey from Vila Nortada to Monteluna on matchday 14.',
        'Two hundred people will travel, half from each club, seated by lot. The bar will serve what it served then: broth and anisette.',
        'The company have promised punctuality. The supporters have asked for the opposite: that it stop on the bridge for four hours, as tradition demands. They have settled on a quarter of an hour.',
      ),
    },
    pt: {
      title: 'O comboio da lua volta a partir',
      summary:
        'A composição que chegou atrasada em 1926 foi restaurada. Fará a viagem do Clássico com adeptos dos dois clubes.',
      body: p(
        'Em 1926 um comboio com quatro horas de atraso deu nome a um clássico. A locomotiva e duas carruagens, restauradas por ferroviários reformados, vão repetir o trajeto entre Vila Nortada e Monteluna na jornada 14.',
        'Viajarão duzentas pessoas, metade de cada clube, misturadas por sorteio. O bar servirá o mesmo que então: caldo e anis.',
        'A companhia prometeu pontualidade. Os adeptos pediram o contrário: que pare quatro horas na ponte, como manda a tradição. Acordou-se um quarto de hora.',
      ),
    },
  },
}
