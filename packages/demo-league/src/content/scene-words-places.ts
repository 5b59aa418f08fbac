import type { Scene } from './pictures.ts'
import type { SceneWords } from './scene-words.ts'

/** Scenes of places, things and crowds. */
export const PLACE_SCENES = {
  boots: ({ club }) => ({
    caption: {
      es: `Detalle de las botas sobre la línea antes del saque inicial en ${club.stadium}, campo del ${club.shortName}.`,
      en: `Boots on the line before kick-off at ${club.stadium}, home of ${club.shortName}.`,
      pt: `Pormenor das chuteiras sobre a linha antes do pontapé de saída em ${club.stadium}, casa do ${club.shortName}.`,
    },
    alt: {
      es: `Primer plano de las piernas de un jugador del ${club.shortName}: botas sobre la línea blanca y el balón al lado.`,
      en: `Close-up of a ${club.shortName} player's legs: boots on the white line, the ball beside them.`,
      pt: `Grande plano das pernas de um jogador do ${club.shortName}: chuteiras sobre a linha branca e a bola ao lado.`,
    },
  }),
  bus: ({ club }) => ({
    caption: {
      es: `El autobús del ${club.shortName} llega al estadio entre los suyos.`,
      en: `The ${club.shortName} bus reaches the stadium among its own.`,
      pt: `O autocarro do ${club.shortName} chega ao estádio entre os seus.`,
    },
    alt: {
      es: `El autobús del ${club.shortName}, de noche, bajo el arco del estadio y rodeado de aficionados con bufandas.`,
      en: `The ${club.shortName} team bus at night under the stadium arch, surrounded by fans with scarves.`,
      pt: `O autocarro do ${club.shortName}, à noite, sob o arco do estádio e rodeado de adeptos com cachecóis.`,
    },
  }),
  corner: ({ club }) => ({
    caption: {
      es: `El banderín de córner de ${club.stadium}, estadio del ${club.shortName}.`,
      en: `The corner flag at ${club.stadium}, home of ${club.shortName}.`,
      pt: `A bandeirola de canto de ${club.stadium}, estádio do ${club.shortName}.`,
    },
    alt: {
      es: `Un banderín de córner con los colores del ${club.shortName} y el balón en el cuadrante, con la grada al fondo.`,
      en: `A corner flag in ${club.shortName} colours with the ball in the quadrant and the stand behind.`,
      pt: `Uma bandeirola de canto com as cores do ${club.shortName} e a bola no quadrante, com a bancada ao fundo.`,
    },
  }),
  crowd: ({ club }) => ({
    caption: {
      es: `La afición del ${club.shortName}, en ${club.stadium}.`,
      en: `The ${club.shortName} fans at ${club.stadium}.`,
      pt: `Os adeptos do ${club.shortName}, em ${club.stadium}.`,
    },
    alt: {
      es: `Una grada llena de aficionados del ${club.shortName} con las bufandas en alto.`,
      en: `A stand full of ${club.shortName} fans holding their scarves up.`,
      pt: `Uma bancada cheia de adeptos do ${club.shortName} de cachecóis ao alto.`,
    },
  }),
  floodlights: ({ club }) => ({
    caption: {
      es: `${club.stadium}, el estadio del ${club.shortName}, bajo los focos.`,
      en: `${club.stadium}, home of ${club.shortName}, under floodlights.`,
      pt: `${club.stadium}, o estádio do ${club.shortName}, sob os holofotes.`,
    },
    alt: {
      es: `Vista del estadio del ${club.shortName} de noche: las torres de luz iluminan el césped y la grada.`,
      en: `The ${club.shortName} stadium at night: the lights fall on the pitch and the stands.`,
      pt: `Vista do estádio do ${club.shortName} à noite: as torres de luz iluminam o relvado e as bancadas.`,
    },
  }),
  locker: ({ club }) => ({
    caption: {
      es: `Las camisetas del ${club.shortName}, listas en el vestuario de ${club.stadium}.`,
      en: `${club.shortName} shirts ready in the dressing room at ${club.stadium}.`,
      pt: `As camisolas do ${club.shortName}, prontas no balneário de ${club.stadium}.`,
    },
    alt: {
      es: `Camisetas del ${club.shortName} colgadas en el vestuario con las botas debajo.`,
      en: `${club.shortName} shirts hanging in the dressing room with boots below.`,
      pt: `Camisolas do ${club.shortName} penduradas no balneário com as chuteiras por baixo.`,
    },
  }),
  net: ({ club }) => ({
    caption: {
      es: `El balón, en la red de ${club.stadium}.`,
      en: `The ball in the net at ${club.stadium}.`,
      pt: `A bola na rede em ${club.stadium}.`,
    },
    alt: {
      es: `El balón hincha la red, visto desde detrás de la portería de ${club.stadium}.`,
      en: `The ball bulges the net, seen from behind the goal at ${club.stadium}.`,
      pt: `A bola estica a rede, vista de trás da baliza de ${club.stadium}.`,
    },
  }),
  overhead: ({ club }) => ({
    caption: {
      es: `Una jugada del ${club.shortName}, vista desde arriba: cuatro pases hasta el área.`,
      en: `A move by ${club.shortName} from above: four passes to the box.`,
      pt: `Uma jogada do ${club.shortName}, vista de cima: quatro passes até à área.`,
    },
    alt: {
      es: `El campo desde arriba, con las sombras largas de los jugadores y los pases dibujados en línea discontinua.`,
      en: `The pitch from above with the players' long shadows and the passes drawn as dashed lines.`,
      pt: `O campo visto de cima, com as sombras longas dos jogadores e os passes desenhados a tracejado.`,
    },
  }),
  training: ({ club }) => ({
    caption: {
      es: `Entrenamiento del ${club.shortName} en ${club.city}.`,
      en: `${club.shortName} training in ${club.city}.`,
      pt: `Treino do ${club.shortName} em ${club.city}.`,
    },
    alt: {
      es: `Ejercicio de velocidad entre conos y una escalera de coordinación, con el sol bajo sobre las colinas.`,
      en: `A speed drill between cones and a ladder, the light low over the hills.`,
      pt: `Exercício de velocidade entre cones e uma escada de coordenação, com o sol baixo sobre as colinas.`,
    },
  }),
  trophy: ({ club }) => ({
    caption: {
      es: `La copa, en manos de la gente del ${club.shortName}.`,
      en: `The cup in the hands of ${club.shortName} people.`,
      pt: `A taça, nas mãos da gente do ${club.shortName}.`,
    },
    alt: {
      es: `Un trofeo dorado sobre un bosque de manos alzadas, con confeti de los colores del ${club.shortName}.`,
      en: `A golden cup over a wood of raised hands, with confetti in the colours of ${club.shortName}.`,
      pt: `Um troféu dourado sobre uma floresta de mãos erguidas, com confetes das cores do ${club.shortName}.`,
    },
  }),
  tunnel: ({ club, rival }) => ({
    caption: {
      es: `${club.shortName} y ${rival.es}, en el túnel de ${club.stadium}.`,
      en: `${club.shortName} and ${rival.en} in the tunnel at ${club.stadium}.`,
      pt: `${club.shortName} e ${rival.pt}, no túnel de ${club.stadium}.`,
    },
    alt: {
      es: `Dos equipos de espaldas, en fila, a punto de salir del túnel hacia la luz del campo.`,
      en: `Two teams from behind, in file, about to leave the tunnel for the light of the pitch.`,
      pt: `Duas equipas de costas, em fila, prestes a sair do túnel para a luz do campo.`,
    },
  }),
} as const satisfies Partial<Record<Scene, SceneWords>>
