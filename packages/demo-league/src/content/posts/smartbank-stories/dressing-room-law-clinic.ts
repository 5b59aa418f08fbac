import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const dressingRoomLawClinic: DemoPost = {
  key: 'dressing-room-law-clinic',
  section: 'smartbank-stories',
  hoursAgo: 270,
  teams: ['roca-alta'],
  categories: ['community', 'report'],
  tags: ['scholarships', 'education'],
  players: ['jordan-cervera'],
  pictures: ['locker-roca-alta-3x2', 'portrait-roca-alta-4x5'],
  contact: 'roca-alta',
  translations: {
    es: {
      title: 'Consultorio en el vestuario',
      summary:
        'Jordán Cervera dedica su beca a que los juveniles entiendan lo que firman. Antes de leer, dice, se respira.',
      body: p(
        'Los jueves, el vestuario visitante de El Peñón es un despacho. Jordán Cervera y dos profesoras de Derecho reciben a futbolistas de categorías inferiores, y a sus madres, con el contrato bajo el brazo.',
        'En un curso han revisado ochenta y cuatro. En diecinueve había algo que corregir y en seis, algo que no firmar. El consejo más repetido cabe en la pizarra: «Si tiene prisa, no es bueno».',
        'Ramiro Sandoval, que fichó por su primer club en una servilleta, asiste de oyente.',
      ),
    },
    en: {
      title: 'The dressing-room law clinic',
      summary:
        'Jordán Cervera spends his scholarship on helping youngsters to understand what they sign. First, he says, breathe.',
      body: p(
        'On Thursdays the visitors’ dressing room at El Peñón is an office. Jordán Cervera and two law lecturers see youth players, and their mothers, with contracts under their arms.',
        'In one school year they have gone through eighty-four. Nineteen needed correcting and six ought not to be signed at all. The commonest advice fits on the board: “If they’re in a hurry, it’s no good”.',
        'Ramiro Sandoval, who signed for his first club on a napkin, sits in on the sessions.',
      ),
    },
    pt: {
      title: 'Consultório no balneário',
      summary: 'Jordán Cervera dedica a bolsa a que os juniores percebam o que assinam. Antes de ler, diz, respira-se.',
      body: p(
        'À quinta-feira, o balneário visitante de El Peñón é um escritório. Jordán Cervera e duas professoras de Direito recebem jogadores da formação, e as mães, de contrato debaixo do braço.',
        'Num ano letivo reviram oitenta e quatro. Em dezanove havia algo a corrigir e em seis, algo para não assinar. O conselho mais repetido cabe no quadro: «Se tem pressa, não é bom».',
        'Ramiro Sandoval, que assinou pelo primeiro clube num guardanapo, assiste como ouvinte.',
      ),
    },
  },
}
