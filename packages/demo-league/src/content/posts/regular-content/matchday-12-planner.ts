import type { DemoPost } from '../../post-type.ts'
import { p, ul } from '../body-html.ts'

export const matchday12Planner: DemoPost = {
  key: 'matchday-12-planner',
  section: 'regular-content',
  hoursAgo: 12,
  teams: [],
  categories: ['preview', 'accreditation'],
  tags: ['calendar', 'refereeing'],
  matchday: 12,
  pictures: ['corner-almenara-16x9'],
  documents: ['referee-appointments', 'mixed-zone-plan'],
  contact: 'league-desk',
  translations: {
    es: {
      title: 'Agenda de la jornada 12: diez partidos y un derbi',
      summary: 'Quién juega, quién pita y quién habla. Con las designaciones y el plano de la zona mixta.',
      body:
        p(
          'La agenda reúne los diez encuentros de la jornada, los árbitros y los contactos de guardia. Las tribunas de prensa abren dos horas antes.',
        ) +
        ul(
          'Vega Real–Ribeira (La Acequia). Dirige Gil Torcuato.',
          'Monteluna–Faro Sur (Alto de la Luna). Lorena Vives.',
          'Almenara–Puerto Claro (La Atalaya). Beatriz Cuesta.',
          'Cantera–Nortada (El Tajo). Damião Alves.',
          'Brisa–Roca Alta (El Varadero). Ferran Ollé.',
          'Campo Novo–Lagoa (Arena Nova). Pilar Yuste.',
          'Estrela–Estuario (Maré Alta). Rui Camacho.',
          'Sierra Blanca–Oliveira (Los Neveros). Ekaitz Aranburu.',
          'Ferrería–Trigales (Altos Hornos). Amaya Lizarraga.',
          'Bahía Verde–Salinas (Las Tortugas). Sónia Ramalho.',
        ) +
        p('Los packs de cada partido se actualizan durante el encuentro: una sola descarga, siempre con lo nuevo.'),
    },
    en: {
      title: 'Matchday 12 planner: ten matches and a derby',
      summary: 'Who plays, who referees and who talks. With the appointments and the plan of the mixed zone.',
      body:
        p(
          'The planner lists the ten matches, the referees and the contacts on duty. Press boxes open two hours before kick-off.',
        ) +
        ul(
          'Vega Real v Ribeira (La Acequia). Referee: Gil Torcuato.',
          'Monteluna v Faro Sur (Alto de la Luna). Lorena Vives.',
          'Almenara v Puerto Claro (La Atalaya). Beatriz Cuesta.',
          'Cantera v Nortada (El Tajo). Damião Alves.',
          'Brisa v Roca Alta (El Varadero). Ferran Ollé.',
          'Campo Novo v Lagoa (Arena Nova). Pilar Yuste.',
          'Estrela v Estuario (Maré Alta). Rui Camacho.',
          'Sierra Blanca v Oliveira (Los Neveros). Ekaitz Aranburu.',
          'Ferrería v Trigales (Altos Hornos). Amaya Lizarraga.',
          'Bahía Verde v Salinas (Las Tortugas). Sónia Ramalho.',
        ) +
        p('Match packs are updated as play goes on: one download, always with what is new.'),
    },
    pt: {
      title: 'Agenda da jornada 12: dez jogos e um dérbi',
      summary: 'Quem joga, quem apita e quem fala. Com as nomeações e a planta da zona mista.',
      body:
        p(
          'A agenda reúne os dez jogos da jornada, os árbitros e os contactos de serviço. As tribunas de imprensa abrem duas horas antes.',
        ) +
        ul(
          'Vega Real–Ribeira (La Acequia). Dirige Gil Torcuato.',
          'Monteluna–Faro Sur (Alto de la Luna). Lorena Vives.',
          'Almenara–Puerto Claro (La Atalaya). Beatriz Cuesta.',
          'Cantera–Nortada (El Tajo). Damião Alves.',
          'Brisa–Roca Alta (El Varadero). Ferran Ollé.',
          'Campo Novo–Lagoa (Arena Nova). Pilar Yuste.',
          'Estrela–Estuario (Maré Alta). Rui Camacho.',
          'Sierra Blanca–Oliveira (Los Neveros). Ekaitz Aranburu.',
          'Ferrería–Trigales (Altos Hornos). Amaya Lizarraga.',
          'Bahía Verde–Salinas (Las Tortugas). Sónia Ramalho.',
        ) +
        p('Os packs de cada jogo atualizam-se durante a partida: uma só descarga, sempre com o que há de novo.'),
    },
  },
}
