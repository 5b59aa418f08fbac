import type { DemoPost } from '../../post-type.ts'
import { p, ul } from '../body-html.ts'

export const brandKit: DemoPost = {
  key: 'brand-kit',
  section: 'regular-content',
  hoursAgo: 150,
  teams: [],
  categories: ['infographic'],
  tags: ['kit'],
  pictures: ['corner-faro-sur-16x9'],
  documents: ['brand-kit'],
  contact: 'league-photo',
  translations: {
    es: {
      title: 'Escudos y marca: paquete para redacciones',
      summary: 'Los veinte escudos en formato vectorial, listos para gráficos y rótulos.',
      body:
        p('El paquete contiene los escudos de los veinte clubes. Pueden usarse en información sobre la competición.') +
        ul(
          'No se deforman ni cambian de color.',
          'Alrededor se deja, al menos, la cuarta parte de su altura.',
          'Por debajo de 20 píxeles, mejor el nombre del club.',
        ),
    },
    en: {
      title: 'Crests and brand: a kit for newsrooms',
      summary: 'The twenty crests as vectors, ready for graphics and captions.',
      body:
        p('The kit holds the crests of the twenty clubs. They may be used in news about the competition.') +
        ul(
          'Don’t distort or recolour them.',
          'Leave at least a quarter of their height free around them.',
          'Below 20 pixels use the club’s name instead.',
        ),
    },
    pt: {
      title: 'Emblemas e marca: pacote para redações',
      summary: 'Os vinte emblemas em formato vetorial, prontos para gráficos e oráculos.',
      body:
        p('O pacote contém os emblemas dos vinte clubes. Podem usar-se em informação sobre a competição.') +
        ul(
          'Não se deformam nem mudam de cor.',
          'À volta deixa-se, pelo menos, um quarto da altura.',
          'Abaixo de 20 píxeis, é preferível o nome do clube.',
        ),
    },
  },
}
