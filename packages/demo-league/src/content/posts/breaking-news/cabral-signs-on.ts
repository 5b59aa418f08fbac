import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const cabralSignsOn: DemoPost = {
  key: 'cabral-signs-on',
  section: 'breaking-news',
  hoursAgo: 76,
  teams: ['nortada'],
  categories: ['official'],
  tags: ['captains'],
  players: ['edson-cabral'],
  pictures: ['number-nortada-3x2', 'portrait-nortada-4x5'],
  contact: 'nortada',
  translations: {
    es: {
      title: 'Edson Cabral renueva con el Nortada por tres temporadas',
      summary: 'El centrocampista, formado en el club, suma ya nueve cursos en Cabo Alto.',
      body: p(
        'El GD Nortada y Edson Cabral han acordado prolongar su contrato tres temporadas. «Mi madre vive a cuatro calles del estadio. ¿Adónde voy a ir?», bromeó el centrocampista.',
      ),
    },
    en: {
      title: 'Edson Cabral signs on at Nortada for three more seasons',
      summary: 'The home-grown midfielder is in his ninth season at Cabo Alto.',
      body: p(
        'GD Nortada and Edson Cabral have agreed to extend his contract by three seasons. “My mother lives four streets from the ground. Where would I go?” joked the midfielder.',
      ),
    },
    pt: {
      title: 'Edson Cabral renova com o Nortada por três épocas',
      summary: 'O médio, formado no clube, vai já na nona época em Cabo Alto.',
      body: p(
        'O GD Nortada e Edson Cabral chegaram a acordo para prolongar o contrato por três épocas. «A minha mãe mora a quatro ruas do estádio. Para onde é que eu ia?», brincou o médio.',
      ),
    },
  },
}
