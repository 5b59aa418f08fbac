import type { DemoPost } from '../../post-type.ts'
import { p, ul } from '../body-html.ts'

export const fogAndSnowProtocol: DemoPost = {
  key: 'fog-and-snow-protocol',
  section: 'press-releases',
  hoursAgo: 318,
  teams: [],
  categories: ['official'],
  tags: ['weather', 'refereeing'],
  pictures: [],
  contact: 'committee',
  translations: {
    es: {
      title: 'Protocolo de niebla, nieve y viento para los meses fríos',
      summary: 'Cuándo se para, quién lo decide y cuánto se espera. Dos minutos, primero; veinte, como máximo.',
      body:
        p(
          'El Comité de Competición fija un criterio único para los partidos afectados por la meteorología. Decide siempre el equipo arbitral, oídas las capitanías.',
        ) +
        ul(
          'Niebla: la visibilidad mínima es de portería a portería.',
          'Nieve: deben verse las líneas; se permite balón naranja.',
          'Viento: por encima de 80 km/h sostenidos, no se juega.',
        ) +
        p(
          'La primera pausa dura dos minutos. Si no basta, se esperan hasta veinte. Superado ese tiempo, el partido se aplaza y se juega entero otro día.',
        ),
    },
    en: {
      title: 'Fog, snow and wind: a protocol for the cold months',
      summary: 'When play stops, who decides and how long to wait. Two minutes first, twenty at most.',
      body:
        p(
          'The Competition Committee sets a single standard for matches affected by the weather. The referees always decide, having heard both captains.',
        ) +
        ul(
          'Fog: each goal must be visible from the other.',
          'Snow: the lines must be visible; an orange ball is allowed.',
          'Wind: no play in sustained winds above 80 km/h.',
        ) +
        p(
          'The first pause lasts two minutes. If that isn’t enough, up to twenty. After that the match is postponed and played in full on another day.',
        ),
    },
    pt: {
      title: 'Protocolo de nevoeiro, neve e vento para os meses frios',
      summary: 'Quando se para, quem decide e quanto se espera. Dois minutos, primeiro; vinte, no máximo.',
      body:
        p(
          'O Comité de Competição fixa um critério único para os jogos afetados pela meteorologia. Decide sempre a equipa de arbitragem, ouvidos os capitães.',
        ) +
        ul(
          'Nevoeiro: a visibilidade mínima é de baliza a baliza.',
          'Neve: as linhas têm de se ver; permite-se bola laranja.',
          'Vento: acima de 80 km/h sustentados, não se joga.',
        ) +
        p(
          'A primeira pausa dura dois minutos. Se não chegar, espera-se até vinte. Passado esse tempo, o jogo é adiado e joga-se na íntegra noutro dia.',
        ),
    },
  },
}
