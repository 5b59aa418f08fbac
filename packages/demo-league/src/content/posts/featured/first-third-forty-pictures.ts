import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const firstThirdFortyPictures: DemoPost = {
  key: 'first-third-forty-pictures',
  section: 'featured',
  hoursAgo: 26,
  teams: [],
  categories: ['match-gallery', 'archive'],
  tags: ['records', 'supporters'],
  pictures: [
    'volley-faro-sur-16x9',
    'celebration-cantera-4x5',
    'crowd-campo-novo-16x9',
    'volley-estrela-3x2',
    'rain-ferreria-4x5',
    'trophy-estrela-3x2',
    'keeper-bahia-verde-16x9',
    'overhead-oliveira-16x9',
    'number-nortada-4x5',
    'bus-trigales-16x9',
    'portrait-lagoa-4x5',
    'derby-monteluna-16x9',
    'floodlights-estuario-3x2',
    'huddle-sierra-blanca-4x5',
    'rain-salinas-3x2',
    'celebration-bahia-verde-3x2',
    'tunnel-estrela-3x2',
    'corner-nortada-3x2',
    'crowd-vega-real-3x2',
    'keeper-roca-alta-4x5',
    'derby-cantera-16x9',
    'celebration-trigales-3x2',
    'boots-trigales-4x5',
    'net-estuario-4x5',
    'volley-almenara-3x2',
    'derby-faro-sur-4x5',
    'floodlights-lagoa-16x9',
    'captains-lagoa-3x2',
    'locker-sierra-blanca-3x2',
    'rain-brisa-3x2',
    'portrait-estuario-4x5',
    'tunnel-salinas-4x5',
    'crowd-puerto-claro-3x2',
    'number-vega-real-16x9',
    'boots-puerto-claro-3x2',
    'derby-almenara-3x2',
    'bus-nortada-4x5',
    'keeper-cantera-3x2',
    'training-roca-alta-3x2',
    'net-monteluna-3x2',
  ],
  contact: 'league-photo',
  rights: { kind: 'editorial', untilDays: 365 },
  translations: {
    es: {
      title: 'Las cuarenta fotografías del primer tercio de temporada',
      summary:
        'Ocho fotógrafos, veinte campos, cuarenta imágenes. La mesa de fotografía elige las que se recordarán, con pies en tres idiomas.',
      body:
        p(
          'No están todos los goles ni todas las estrellas. Están, en cambio, los cuarenta instantes que la mesa de fotografía de la liga colgó en la pared de la redacción durante las once primeras jornadas: la lluvia de Ferrería, el corro del Sierra Blanca visto desde la grúa, el córner rosa de Campo de la Sal.',
          'La selección la firman Inés Carvajal, Tomé Barreiros, Lucía Abad, Xurxo Rial, Marta Zubeldia, Samuel Okoye, Carlota Vieira y Andrés Quintanilla. Todas pueden descargarse en original, con pie y crédito incrustados.',
        ) +
        p(
          'Uso editorial durante un año. Para exposiciones y libros, consulten con Joaquim Serrat, de la mesa de fotografía.',
        ),
    },
    en: {
      title: 'Forty pictures from the first third of the season',
      summary:
        'Eight photographers, twenty grounds, forty pictures. The desk’s choice of those that will be remembered, captioned in three languages.',
      body:
        p(
          'Not every goal is here, nor every star. What is here are the forty moments that the league’s picture desk pinned to the newsroom wall over the first eleven matchdays: the rain at Ferrería, Sierra Blanca’s huddle from the crane, the pink corner at Campo de la Sal.',
          'The work is by Inés Carvajal, Tomé Barreiros, Lucía Abad, Xurxo Rial, Marta Zubeldia, Samuel Okoye, Carlota Vieira and Andrés Quintanilla. All of it can be downloaded as original files with caption and credit embedded.',
        ) + p('Editorial use for one year. For exhibitions and books, please ask Joaquim Serrat at the picture desk.'),
    },
    pt: {
      title: 'As quarenta fotografias do primeiro terço da época',
      summary:
        'Oito fotógrafos, vinte campos, quarenta imagens. A mesa de fotografia escolhe as que vão ficar, com legendas em três línguas.',
      body:
        p(
          'Não estão todos os golos nem todas as estrelas. Estão, sim, os quarenta instantes que a mesa de fotografia da liga pendurou na parede da redação ao longo das onze primeiras jornadas: a chuva de Ferrería, a roda do Sierra Blanca vista da grua, o canto cor-de-rosa de Campo de la Sal.',
          'A seleção é de Inés Carvajal, Tomé Barreiros, Lucía Abad, Xurxo Rial, Marta Zubeldia, Samuel Okoye, Carlota Vieira e Andrés Quintanilla. Todas se podem descarregar em original, com legenda e crédito embutidos.',
        ) +
        p('Uso editorial durante um ano. Para exposições e livros, consulte Joaquim Serrat, da mesa de fotografia.'),
    },
  },
}
