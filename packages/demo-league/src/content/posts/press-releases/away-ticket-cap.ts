import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const awayTicketCap: DemoPost = {
  key: 'away-ticket-cap',
  section: 'press-releases',
  hoursAgo: 366,
  teams: [],
  categories: ['official', 'fans'],
  tags: ['supporters'],
  pictures: [],
  contact: 'league-desk',
  translations: {
    es: {
      title: 'Las entradas de la grada visitante no pasarán de 25 euros',
      summary: 'Los clubes aprueban el límite por diecinueve votos a uno. Se aplica desde la jornada 13.',
      body: p(
        'La asamblea de clubes ha aprobado un precio máximo de 25 euros para la grada visitante, que será de 12 para menores de 16 años. La propuesta, de la federación de peñas, salió adelante por diecinueve votos a uno.',
        'Cada estadio reservará, además, un 5 % de su aforo para quienes viajan. Hoy el porcentaje va del 2 al 8 %.',
        '«Quien hace quinientos kilómetros no puede pagar más que quien baja en zapatillas», resumió Sagrario Belmonte.',
      ),
    },
    en: {
      title: 'Away tickets to cost no more than 25 euros',
      summary: 'Clubs approve the cap by nineteen votes to one. It applies from matchday 13.',
      body: p(
        'The clubs’ assembly has approved a ceiling of 25 euros for away tickets, 12 for those under 16. The motion, put by the supporters’ federation, was carried by nineteen votes to one.',
        'Every stadium will also set aside 5% of its seats for those who travel. At present the share runs from 2 to 8%.',
        '“Somebody who has come five hundred kilometres can’t pay more than somebody who has come down in slippers,” said Sagrario Belmonte.',
      ),
    },
    pt: {
      title: 'Bilhetes do setor visitante não passam dos 25 euros',
      summary: 'Os clubes aprovam o limite por dezanove votos contra um. Aplica-se a partir da jornada 13.',
      body: p(
        'A assembleia de clubes aprovou um preço máximo de 25 euros para o setor visitante, 12 para menores de 16 anos. A proposta, da federação de adeptos, passou por dezanove votos contra um.',
        'Cada estádio reservará ainda 5 % da lotação para quem viaja. Hoje a percentagem vai de 2 a 8 %.',
        '«Quem faz quinhentos quilómetros não pode pagar mais do que quem desce de chinelos», resumiu Sagrario Belmonte.',
      ),
    },
  },
}
