import type { DemoPost } from '../../post-type.ts'
import { p, ul } from '../body-html.ts'

export const winterRegistrationWindow: DemoPost = {
  key: 'winter-registration-window',
  section: 'press-releases',
  hoursAgo: 436,
  teams: [],
  categories: ['official'],
  tags: ['calendar'],
  pictures: [],
  contact: 'league-desk',
  translations: {
    es: {
      title: 'Ventana de inscripción de invierno: fechas y requisitos',
      summary: 'Del {day:45} al {day:74}, a las 20:00. Los clubes podrán inscribir a un máximo de tres futbolistas.',
      body:
        p('La liga recuerda a los clubes las condiciones de la ventana de inscripción de invierno.') +
        ul(
          'Apertura: {day:45}, a las 9:00.',
          'Cierre: {day:74}, a las 20:00. No habrá prórroga.',
          'Altas: tres como máximo por club, sin contar a los menores de 19 años.',
        ) +
        p(
          'Las altas y bajas se publicarán cada día en este portal, a las 21:00, con fotografía si el club la facilita.',
        ),
    },
    pt: {
      title: 'Janela de inscrições de inverno: datas e requisitos',
      summary: 'De {day:45} a {day:74}, às 20:00. Os clubes podem inscrever até três futebolistas.',
      body:
        p('A liga recorda aos clubes as condições da janela de inscrições de inverno.') +
        ul(
          'Abertura: {day:45}, às 9:00.',
          'Fecho: {day:74}, às 20:00. Não haverá prorrogação.',
          'Entradas: no máximo três por clube, sem contar os menores de 19 anos.',
        ) +
        p(
          'As entradas e saídas serão publicadas todos os dias neste portal, às 21:00, com fotografia se o clube a facultar.',
        ),
    },
  },
}
