import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const puertoClaroNinetyMinutesOfRain: DemoPost = {
  key: 'puerto-claro-ninety-minutes-of-rain',
  section: 'club-media',
  hoursAgo: 20.5,
  teams: ['puerto-claro'],
  categories: ['training'],
  tags: ['weather'],
  players: ['irati-goni'],
  pictures: ['rain-puerto-claro-16x9', 'boots-puerto-claro-3x2'],
  contact: 'puerto-claro',
  rights: { kind: 'no-archive', untilDays: 3 },
  translations: {
    es: {
      title: 'Noventa minutos de lluvia',
      summary: 'El Puerto Claro preparó el derbi en un charco. Irati Goñi se quedó media hora más.',
      body: p(
        'El aguacero empezó con el primer pitido y no paró hasta el último. Graça Valadares se negó a mover la sesión al pabellón: «En La Atalaya no hay techo». Irati Goñi siguió golpeando faltas cuando ya no quedaba nadie. Uso limitado a esta jornada.',
      ),
    },
    en: {
      title: 'Ninety minutes of rain',
      summary: 'Puerto Claro prepared for the derby in a puddle. Irati Goñi stayed on for half an hour.',
      body: p(
        'The downpour began with the first whistle and stopped with the last. Graça Valadares refused to move indoors: “There’s no roof at La Atalaya.” Irati Goñi was still taking free kicks when everybody else had gone. For use on this matchday only.',
      ),
    },
    pt: {
      title: 'Noventa minutos de chuva',
      summary: 'O Puerto Claro preparou o dérbi dentro de uma poça. Irati Goñi ficou mais meia hora.',
      body: p(
        'O aguaceiro começou com o primeiro apito e só parou com o último. Graça Valadares recusou mudar o treino para o pavilhão: «Em La Atalaya não há teto». Irati Goñi continuou a bater livres quando já não estava ninguém. Uso limitado a esta jornada.',
      ),
    },
  },
}
