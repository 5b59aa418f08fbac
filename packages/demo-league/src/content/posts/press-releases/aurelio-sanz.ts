import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const aurelioSanz: DemoPost = {
  key: 'aurelio-sanz',
  section: 'press-releases',
  hoursAgo: 640,
  teams: ['monteluna'],
  categories: ['official', 'archive'],
  tags: ['history', 'clasico-de-la-luna'],
  pictures: [],
  documents: ['luna-history'],
  contact: 'monteluna',
  translations: {
    es: {
      title: 'La liga despide a Aurelio Sanz, el hombre de los catorce clásicos',
      summary:
        'Máximo goleador del Clásico de la Luna, con 14 tantos entre 1951 y 1963. Se guardará un minuto de silencio.',
      body: p(
        'La Liga Meridiana lamenta el fallecimiento de Aurelio Sanz, delantero del Monteluna entre 1951 y 1963 y máximo goleador de la historia del Clásico de la Luna, con 14 goles.',
        'Sanz trabajó toda su vida en la estación de Monteluna. Decía que había marcado catorce veces al Nortada y que otras catorce había ido a recibirlos al andén, «porque una cosa no quita la otra».',
        'En la próxima jornada se guardará un minuto de silencio en los diez campos. El Nortada ha pedido ser el equipo que deposite las flores.',
      ),
    },
    pt: {
      title: 'A liga despede-se de Aurelio Sanz, o homem dos catorze clássicos',
      summary:
        'Melhor marcador do Clássico da Lua, com 14 golos entre 1951 e 1963. Vai guardar-se um minuto de silêncio.',
      body: p(
        'A Liga Meridiana lamenta a morte de Aurelio Sanz, avançado do Monteluna entre 1951 e 1963 e melhor marcador da história do Clássico da Lua, com 14 golos.',
        'Sanz trabalhou a vida toda na estação de Monteluna. Dizia que tinha marcado catorze vezes ao Nortada e que outras catorze os tinha ido receber ao cais, «porque uma coisa não tira a outra».',
        'Na próxima jornada guarda-se um minuto de silêncio nos dez campos. O Nortada pediu para ser a equipa a depor as flores.',
      ),
    },
  },
}
