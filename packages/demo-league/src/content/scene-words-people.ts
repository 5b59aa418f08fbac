import type { Scene } from './pictures.ts'
import type { SceneWords } from './scene-words.ts'

/** Scenes in which people are what counts. */
export const PEOPLE_SCENES = {
  captains: ({ club, rival }) => ({
    caption: {
      es: `Saludo de capitanes antes del ${club.shortName}–${rival.es}.`,
      en: `The captains shake hands before ${club.shortName} v ${rival.en}.`,
      pt: `Cumprimento dos capitães antes do ${club.shortName}–${rival.pt}.`,
    },
    alt: {
      es: `Dos brazos con brazalete de capitán se estrechan la mano delante de un círculo con los colores de ambos clubes.`,
      en: `Two arms with captain's armbands shake hands before a disc in the colours of both clubs.`,
      pt: `Dois braços com braçadeira de capitão apertam as mãos diante de um círculo com as cores dos dois clubes.`,
    },
  }),
  celebration: ({ club, who }) => ({
    caption: {
      es: `${who.es}, celebra un gol ante la grada.`,
      en: `${who.en} celebrates a goal before the stand.`,
      pt: `${who.pt}, festeja um golo diante da bancada.`,
    },
    alt: {
      es: `Celebración de un gol del ${club.shortName}: carrera ante un gran sol, con la grada en pie y confeti en el aire.`,
      en: `Celebration of a goal for ${club.shortName}: a run before a huge sun, the stand on its feet, confetti in the air.`,
      pt: `Festejo de um golo do ${club.shortName}: corrida diante de um grande sol, com a bancada de pé e confetes no ar.`,
    },
  }),
  coach: ({ club }) => ({
    caption: {
      es: `${club.coach}, al frente del banquillo del ${club.shortName}.`,
      en: `${club.coach}, in charge of ${club.shortName}.`,
      pt: `${club.coach}, no comando técnico do ${club.shortName}.`,
    },
    alt: {
      es: `Retrato de perfil de ${club.coach}, con una bufanda de los colores del ${club.shortName}.`,
      en: `Portrait in profile of ${club.coach}, wearing a scarf in the colours of ${club.shortName}.`,
      pt: `Retrato de perfil de ${club.coach}, com um cachecol das cores do ${club.shortName}.`,
    },
  }),
  derby: ({ club, rival }) => ({
    caption: {
      es: `Duelo aéreo en el ${club.shortName}–${rival.es}.`,
      en: `Two players go up for a header in ${club.shortName} v ${rival.en}.`,
      pt: `Duelo aéreo no ${club.shortName}–${rival.pt}.`,
    },
    alt: {
      es: `Dos rivales saltan por el balón sobre un fondo partido en diagonal con los colores de ambos clubes.`,
      en: `Two rivals jump for the ball before a ground split diagonally in the colours of both clubs.`,
      pt: `Dois rivais saltam à bola sobre um fundo dividido na diagonal com as cores dos dois clubes.`,
    },
  }),
  huddle: ({ club }) => ({
    caption: {
      es: `El equipo del ${club.shortName}, en corro antes del saque inicial.`,
      en: `The ${club.shortName} team in a huddle before kick-off.`,
      pt: `A equipa do ${club.shortName}, em roda antes do pontapé de saída.`,
    },
    alt: {
      es: `El equipo del ${club.shortName} abrazado en círculo, visto desde arriba, con los dorsales a la vista.`,
      en: `The ${club.shortName} team in a circle seen from above, the numbers on their backs.`,
      pt: `A equipa do ${club.shortName} abraçada em círculo, vista de cima, com os números à vista.`,
    },
  }),
  keeper: ({ club, who }) => ({
    caption: {
      es: `Parada de ${who.es}.`,
      en: `Save by ${who.en}.`,
      pt: `Defesa de ${who.pt}.`,
    },
    alt: {
      es: `La portería del ${club.shortName}: una estirada en el aire hasta tocar el balón junto al larguero.`,
      en: `The ${club.shortName} goal: a dive at full stretch, gloves on the ball under the bar.`,
      pt: `A baliza do ${club.shortName}: um voo no ar até tocar na bola junto à barra.`,
    },
  }),
  number: ({ who, number }) => ({
    caption: {
      es: `${who.es}, de espaldas, con el ${number}.`,
      en: `${who.en} from behind, wearing ${number}.`,
      pt: `${who.pt}, de costas, com o ${number}.`,
    },
    alt: {
      es: `De espaldas, con el dorsal ${number}: ${who.es}.`,
      en: `Seen from behind with the number ${number}: ${who.en}.`,
      pt: `De costas, com o número ${number}: ${who.pt}.`,
    },
  }),
  portrait: ({ who, number }) => ({
    caption: {
      es: `${who.es}, en la sesión oficial de retratos.`,
      en: `${who.en} at the official portrait session.`,
      pt: `${who.pt}, na sessão oficial de retratos.`,
    },
    alt: {
      es: `Retrato de frente, con el número ${number} al lado: ${who.es}.`,
      en: `Portrait from the front with the number ${number} beside the head: ${who.en}.`,
      pt: `Retrato de frente, com o número ${number} ao lado: ${who.pt}.`,
    },
  }),
  press: ({ club }) => ({
    caption: {
      es: `${club.coach}, en la sala de prensa de ${club.stadium}.`,
      en: `${club.coach} in the press room at ${club.stadium}.`,
      pt: `${club.coach}, na sala de imprensa de ${club.stadium}.`,
    },
    alt: {
      es: `${club.coach} comparece ante un abanico de micrófonos; detrás, el panel del ${club.shortName}.`,
      en: `${club.coach} speaks into a fan of microphones before the ${club.shortName} backdrop.`,
      pt: `${club.coach} fala diante de um leque de microfones; atrás, o painel do ${club.shortName}.`,
    },
  }),
  rain: ({ who }) => ({
    caption: {
      es: `${who.es}, bajo la lluvia.`,
      en: `${who.en} in the rain.`,
      pt: `${who.pt}, debaixo de chuva.`,
    },
    alt: {
      es: `${who.es}, juega el balón bajo una lluvia intensa, entre charcos y con un foco al fondo.`,
      en: `${who.en} plays the ball in heavy rain among puddles, a floodlight behind.`,
      pt: `${who.pt}, joga a bola sob chuva intensa, entre poças e com um holofote ao fundo.`,
    },
  }),
  volley: ({ club, who }) => ({
    caption: {
      es: `Disparo de ${who.es}.`,
      en: `Shot by ${who.en}.`,
      pt: `Remate de ${who.pt}.`,
    },
    alt: {
      es: `Un disparo del ${club.shortName}: la carrera queda dibujada como una estela de siluetas.`,
      en: `A shot by ${club.shortName}, the run-up drawn as a trail of silhouettes.`,
      pt: `Um remate do ${club.shortName}: a corrida fica desenhada como um rasto de silhuetas.`,
    },
  }),
} as const satisfies Partial<Record<Scene, SceneWords>>
