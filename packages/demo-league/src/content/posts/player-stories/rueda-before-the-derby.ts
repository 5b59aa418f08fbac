import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const ruedaBeforeTheDerby: DemoPost = {
  key: 'rueda-before-the-derby',
  section: 'player-stories',
  hoursAgo: 143,
  teams: ['almenara'],
  categories: ['report'],
  tags: ['derbi-de-la-ria'],
  players: ['martin-rueda'],
  pictures: ['portrait-almenara-4x5', 'volley-almenara-4x5'],
  contact: 'almenara',
  translations: {
    es: {
      title: 'Martín Rueda chuta sin mirar',
      summary: 'De niño jugaba en un patio sin luz. El delantero del Almenara explica por qué nunca levanta la cabeza.',
      body: p(
        'El patio del edificio donde creció Martín Rueda no tenía farola. En invierno, a las seis, se jugaba a oscuras y la portería era un garaje que sonaba a lata cuando acertabas. «Aprendí a chutar de oído», cuenta.',
        'Celestina Abreu intentó corregirlo su primer mes. Le puso vídeos, flechas y una visera para que levantara la barbilla. Marcó menos. «Le devolví su defecto y le pedí perdón», reconoce la entrenadora.',
        'El garaje sigue allí, con las marcas. El dueño, que durante años llamó a la policía, ha puesto un cartel: «Aquí no se aparca. Aquí empezó Rueda».',
      ),
    },
    en: {
      title: 'Martín Rueda shoots without looking',
      summary: 'As a boy he played in an unlit courtyard. Almenara’s forward explains why he never lifts his head.',
      body: p(
        'The courtyard where Martín Rueda grew up had no lamp. In winter, at six, they played in the dark, and the goal was a garage door that rang when you hit it. “I learned to shoot by ear,” he says.',
        'Celestina Abreu tried to put it right in her first month. She gave him videos, arrows and a visor to keep his chin up. He scored less. “I gave him his fault back and apologised,” the coach admits.',
        'The garage is still there, dents and all. Its owner, who for years used to call the police, has put up a sign: “No parking. Rueda started here.”',
      ),
    },
    pt: {
      title: 'Martín Rueda remata sem olhar',
      summary: 'Em miúdo jogava num pátio sem luz. O avançado do Almenara explica porque nunca levanta a cabeça.',
      body: p(
        'O pátio do prédio onde Martín Rueda cresceu não tinha candeeiro. No inverno, às seis, jogava-se às escuras e a baliza era uma garagem que soava a lata quando se acertava. «Aprendi a rematar de ouvido», conta.',
        'Celestina Abreu tentou corrigi-lo no primeiro mês. Mostrou-lhe vídeos, setas e uma pala para levantar o queixo. Marcou menos. «Devolvi-lhe o defeito e pedi-lhe desculpa», reconhece a treinadora.',
        'A garagem ainda lá está, com as mossas. O dono, que durante anos chamou a polícia, pôs um letreiro: «Aqui não se estaciona. Aqui começou o Rueda».',
      ),
    },
  },
}
