import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const estuarioFromTheAir: DemoPost = {
  key: 'estuario-from-the-air',
  section: 'club-media',
  hoursAgo: 191,
  teams: ['estuario'],
  categories: ['report'],
  tags: ['stadiums'],
  pictures: ['floodlights-estuario-3x2'],
  contact: 'estuario',
  rights: { kind: 'editorial', untilDays: 60 },
  translations: {
    es: {
      title: 'La Marisma, desde el tejado',
      summary: 'Vista nocturna del estadio del Estuario con la marea alta. Autorizada para portada.',
      body: p(
        'La imagen se tomó con trípode desde la cubierta de la tribuna, a la hora en que la pleamar llega al aparcamiento. El club autoriza su uso en portada y en apertura de informativos durante dos meses.',
      ),
    },
    en: {
      title: 'La Marisma from the roof',
      summary: 'Estuario’s ground by night at high tide. Cleared for front pages.',
      body: p(
        'The picture was taken from a tripod on the roof of the main stand at the hour when high water reaches the car park. The club clear it for front pages and programme openings for two months.',
      ),
    },
    pt: {
      title: 'La Marisma, vista do telhado',
      summary: 'Vista noturna do estádio do Estuario com a maré cheia. Autorizada para primeira página.',
      body: p(
        'A imagem foi feita com tripé na cobertura da bancada, à hora em que a preia-mar chega ao parque de estacionamento. O clube autoriza o uso em primeira página e em abertura de noticiários durante dois meses.',
      ),
    },
  },
}
