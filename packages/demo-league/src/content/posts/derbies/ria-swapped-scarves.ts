import type { DemoPost } from '../../post-type.ts'
import { p, quote } from '../body-html.ts'

export const riaSwappedScarves: DemoPost = {
  key: 'ria-swapped-scarves',
  section: 'derbies',
  hoursAgo: 152,
  teams: ['almenara', 'puerto-claro'],
  categories: ['fans', 'report'],
  tags: ['derbi-de-la-ria', 'supporters'],
  pictures: ['crowd-puerto-claro-3x2', 'crowd-almenara-16x9'],
  contact: 'league-desk',
  translations: {
    es: {
      title: 'Bufandas cambiadas en el derbi más antiguo',
      summary: 'Retrato de dos familias divididas por la ría, que comen juntas y se separan en la puerta 12.',
      body:
        p(
          'Los Landeira viven en la orilla de Almenara y los Goikoa en la de Puerto Claro. Se unieron en 1987 por una boda y desde entonces tienen un problema dos veces al año.',
          'El acuerdo está escrito y enmarcado: se come en casa del que juega fuera, no se habla del árbitro antes del café y, en la puerta 12, cada cual se pone la bufanda del otro durante un minuto. Después se devuelve.',
        ) +
        quote(
          '«El año que no la devolví, mi cuñado vio el partido entero con los colores cambiados. Ganamos. Nunca me lo ha perdonado»',
        ) +
        p('Los nietos, cuatro, han resuelto el conflicto a su manera: son del Trigales.'),
    },
    en: {
      title: 'Swapped scarves at the oldest derby',
      summary: 'Portrait of two families divided by the estuary, who eat together and part at gate 12.',
      body:
        p(
          'The Landeiras live on Almenara’s shore, the Goikoas on Puerto Claro’s. A wedding joined them in 1987, and they have had a problem twice a year ever since.',
          'The agreement is in writing and framed: lunch is at the house of whoever is playing away, nobody mentions the referee before coffee, and at gate 12 each puts on the other’s scarf for one minute. Then it goes back.',
        ) +
        quote(
          '“The year I didn’t give it back my brother-in-law watched the whole match in the wrong colours. We won. He’s never forgiven me”',
        ) +
        p('The four grandchildren have settled the matter in their own way: they support Trigales.'),
    },
    pt: {
      title: 'Cachecóis trocados no dérbi mais antigo',
      summary: 'Retratos de duas famílias divididas pela ria, que almoçam juntas e se separam na porta 12.',
      body:
        p(
          'Os Landeira vivem na margem de Almenara e os Goikoa na de Puerto Claro. Uniram-se em 1987 por um casamento e desde então têm um problema duas vezes por ano.',
          'O acordo está escrito e emoldurado: almoça-se em casa de quem joga fora, não se fala do árbitro antes do café e, na porta 12, cada um põe o cachecol do outro durante um minuto. Depois devolve-se.',
        ) +
        quote(
          '«No ano em que não o devolvi, o meu cunhado viu o jogo inteiro com as cores trocadas. Ganhámos. Nunca me perdoou»',
        ) +
        p('Os netos, quatro, resolveram o conflito à sua maneira: são do Trigales.'),
    },
  },
}
