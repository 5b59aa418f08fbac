import type { DemoPost } from '../../post-type.ts'
import { p, quote } from '../body-html.ts'

export const olmedoPressConference: DemoPost = {
  key: 'olmedo-press-conference',
  section: 'breaking-news',
  hoursAgo: 2.9,
  teams: ['ribeira'],
  categories: ['press-conference'],
  tags: ['coaches'],
  fixture: { home: 'vega-real', away: 'ribeira' },
  pictures: ['press-ribeira-3x2', 'coach-ribeira-4x5', 'training-ribeira-16x9'],
  documents: ['ribeira-transcript'],
  contact: 'ribeira',
  translations: {
    es: {
      title: 'Rueda de prensa de Olmedo: fotos y transcripción íntegra',
      summary: '«El Derbi de los Faros no se entrena», dice el entrenador del Ribeira tras el 3–1 de La Acequia.',
      body:
        quote('«El Derbi de los Faros no se entrena. Se duerme bien y se juega»') +
        p(
          'Se adjunta la transcripción completa de la comparecencia de Nuno Olmedo, once minutos, revisada por el club.',
        ),
    },
    en: {
      title: 'Olmedo’s press conference: pictures and full transcript',
      summary: '“You don’t train for the Derbi de los Faros,” says the Ribeira coach after the 3–1 at La Acequia.',
      body:
        quote('“You don’t train for the Derbi de los Faros. You sleep well and you play it”') +
        p('The full transcript of Nuno Olmedo’s eleven minutes before the press is attached, checked by the club.'),
    },
    pt: {
      title: 'Conferência de Olmedo: fotos e transcrição integral',
      summary: '«O Dérbi dos Faróis não se treina», diz o treinador do Ribeira após o 3–1 em La Acequia.',
      body:
        quote('«O Dérbi dos Faróis não se treina. Dorme-se bem e joga-se»') +
        p('Segue em anexo a transcrição completa da conferência de Nuno Olmedo, onze minutos, revista pelo clube.'),
    },
  },
}
