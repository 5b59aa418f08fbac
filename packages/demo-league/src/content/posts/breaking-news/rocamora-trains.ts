import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const rocamoraTrains: DemoPost = {
  key: 'rocamora-trains',
  section: 'breaking-news',
  hoursAgo: 99,
  teams: ['estuario'],
  categories: ['training', 'medical'],
  tags: ['injuries', 'goalkeepers'],
  players: ['alex-rocamora'],
  pictures: [],
  contact: 'estuario',
  translations: {
    es: {
      title: 'Álex Rocamora vuelve a entrenar con el grupo',
      summary: 'El portero del Estuario completó media sesión dos meses después de operarse la mano.',
      body: p(
        'Álex Rocamora se entrenó hoy con sus compañeros por primera vez desde que fue operado de una fractura en la mano izquierda. Blai Montagut no le pone fecha: «Cuando un guante deje de darle miedo, jugará».',
      ),
    },
  },
}
