import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const cardIndex: DemoPost = {
  key: 'card-index',
  section: '{product}-stories',
  hoursAgo: 410,
  teams: [],
  categories: ['archive', 'report'],
  tags: ['history', 'technology'],
  pictures: ['net-ribeira-4x5', 'derby-monteluna-16x9', 'captains-puerto-claro-16x9'],
  contact: 'league-photo',
  translations: {
    es: {
      title: 'Treinta y dos mil fichas y un solo archivero',
      summary: 'La liga termina de digitalizar su archivo. Lo más consultado es un perro.',
      body: p(
        'Joaquim Serrat heredó en 1999 un armario con treinta y dos mil fichas escritas a máquina: un partido en cada una, desde 1926. Ha terminado de copiarlas. Las cotejó con periódicos, con actas y, cuando no había otra cosa, con abuelos.',
        'Encontró dos partidos que nunca se jugaron y uno que se jugó dos veces. También a un central que figura en dos campos a la misma hora: eran gemelos.',
        'La ficha más consultada es la de un perro que entró en As Pontes en 1962 y dio una asistencia. El gol subió al marcador. El perro no consta.',
      ),
    },
    en: {
      title: 'Thirty-two thousand cards and one archivist',
      summary: 'The league has finished digitising its archive. The most consulted entry is a dog.',
      body: p(
        'In 1999 Joaquim Serrat inherited a cupboard with thirty-two thousand typed cards: one for each match since 1926. He has finished copying them, checking against newspapers, match reports and, where there was nothing else, grandfathers.',
        'He found two matches that were never played and one that was played twice. Also a centre-back listed at two grounds at the same hour: they were twins.',
        'The card most asked for is that of a dog who ran on at As Pontes in 1962 and set up a goal. The goal stood. The dog isn’t named.',
      ),
    },
    pt: {
      title: 'Trinta e duas mil fichas e um só arquivista',
      summary: 'A liga acabou de digitalizar o arquivo. A entrada mais consultada é um cão.',
      body: p(
        'Joaquim Serrat herdou em 1999 um armário com trinta e duas mil fichas escritas à máquina: um jogo em cada uma, desde 1926. Acabou de as copiar. Conferiu-as com jornais, com relatórios e, quando não havia mais nada, com avós.',
        'Encontrou dois jogos que nunca se jogaram e um que se jogou duas vezes. E um central que aparece em dois campos à mesma hora: eram gémeos.',
        'A ficha mais pedida é a de um cão que entrou em As Pontes em 1962 e fez uma assistência. O golo valeu. O cão não consta.',
      ),
    },
  },
}
