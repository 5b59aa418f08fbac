import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const aDayInTwentyPictures: DemoPost = {
  key: 'a-day-in-twenty-pictures',
  section: 'regular-content',
  hoursAgo: 47,
  teams: [],
  categories: ['report', 'archive'],
  tags: ['supporters', 'stadiums'],
  pictures: [
    'bus-cantera-16x9',
    'bus-vega-real-3x2',
    'locker-brisa-4x5',
    'locker-campo-novo-3x2',
    'locker-sierra-blanca-3x2',
    'tunnel-salinas-4x5',
    'tunnel-estrela-3x2',
    'tunnel-brisa-3x2',
    'captains-lagoa-3x2',
    'huddle-sierra-blanca-4x5',
    'boots-cantera-4x5',
    'corner-salinas-4x5',
    'overhead-oliveira-16x9',
    'volley-estrela-3x2',
    'keeper-bahia-verde-16x9',
    'rain-ferreria-4x5',
    'net-estuario-4x5',
    'celebration-trigales-3x2',
    'crowd-campo-novo-16x9',
    'floodlights-lagoa-16x9',
  ],
  contact: 'league-photo',
  rights: { kind: 'editorial', untilDays: 200 },
  translations: {
    es: {
      title: 'Un día de partido en veinte fotografías',
      summary: 'De la llegada del autobús al último foco: un recorrido por trece campos, en orden de reloj.',
      body: p(
        'Ninguna de estas veinte imágenes es de un gol decisivo. Cuentan lo que rodea al partido: el autobús entre bufandas, las camisetas colgadas, el túnel, el corro, la línea, la lluvia y la grada que no se va.',
        'Están ordenadas como transcurre el día y pueden publicarse sueltas o como serie. Cada fichero lleva incrustados el pie, el crédito y los derechos.',
      ),
    },
    en: {
      title: 'A matchday in twenty pictures',
      summary: 'From the bus pulling in to the last floodlight: a tour of thirteen grounds by the clock.',
      body: p(
        'None of these twenty pictures shows a decisive goal. They tell of what surrounds a match: the bus among the scarves, the shirts on their hooks, the tunnel, the huddle, the line, the rain and the stand that won’t go home.',
        'They follow the course of the day and may be published singly or as a series. Every file carries its caption, credit and rights.',
      ),
    },
    pt: {
      title: 'Um dia de jogo em vinte fotografias',
      summary: 'Da chegada do autocarro ao último holofote: um percurso por treze campos, por ordem de relógio.',
      body: p(
        'Nenhuma destas vinte imagens mostra um golo decisivo. Contam o que rodeia o jogo: o autocarro entre cachecóis, as camisolas penduradas, o túnel, a roda, a linha, a chuva e a bancada que não se vai embora.',
        'Estão ordenadas como decorre o dia e podem publicar-se soltas ou em série. Cada ficheiro leva embutidos a legenda, o crédito e os direitos.',
      ),
    },
  },
}
