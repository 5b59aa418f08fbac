import type { DemoPost } from '../../post-type.ts'
import { p, ul } from '../body-html.ts'

export const travelPlan: DemoPost = {
  key: 'travel-plan',
  section: 'press-releases',
  hoursAgo: 171,
  teams: [],
  categories: ['official'],
  tags: ['travel', 'sustainability'],
  pictures: [],
  documents: ['distances'],
  contact: 'league-desk',
  translations: {
    es: {
      title: 'Los clubes se comprometen a viajar en tren o autobús por debajo de 400 kilómetros',
      summary: 'El acuerdo entra en vigor en la segunda vuelta y afecta a uno de cada tres desplazamientos.',
      body:
        p(
          'Los veinte clubes han firmado un compromiso de movilidad: los desplazamientos de menos de 400 kilómetros se harán por carretera o ferrocarril. La liga calcula que la medida afectará a uno de cada tres viajes.',
          'El Bahía Verde, el más alejado, queda exento cuando el enlace marítimo no lo permita. El Cantera, el que menos kilómetros hace, no volverá a volar esta temporada.',
        ) +
        ul('Distancia media por viaje: 501 kilómetros.', 'La mayor: Bahía Verde, 712.', 'La menor: Cantera, 388.') +
        p('Se adjunta la tabla completa por club en CSV.'),
    },
    en: {
      title: 'Clubs to travel by rail or road below 400 kilometres',
      summary: 'The agreement takes effect in the second half of the season and covers one trip in three.',
      body:
        p(
          'All twenty clubs have signed a travel pledge: trips of less than 400 kilometres will be made by road or rail. The league reckons that this will cover one journey in three.',
          'Bahía Verde, the most remote, are exempt when the sea link doesn’t allow it. Cantera, who travel least, will not fly again this season.',
        ) +
        ul('Average distance per trip: 501 kilometres.', 'Longest: Bahía Verde, 712.', 'Shortest: Cantera, 388.') +
        p('The full table by club is attached as CSV.'),
    },
    pt: {
      title: 'Clubes comprometem-se a viajar de comboio ou autocarro até 400 quilómetros',
      summary: 'O acordo entra em vigor na segunda volta e abrange uma em cada três deslocações.',
      body:
        p(
          'Os vinte clubes assinaram um compromisso de mobilidade: as deslocações de menos de 400 quilómetros far-se-ão por estrada ou caminho de ferro. A liga calcula que a medida abranja uma em cada três viagens.',
          'O Bahía Verde, o mais distante, fica isento quando a ligação marítima não o permitir. O Cantera, o que menos quilómetros faz, não voltará a voar esta época.',
        ) +
        ul('Distância média por viagem: 501 quilómetros.', 'A maior: Bahía Verde, 712.', 'A menor: Cantera, 388.') +
        p('Segue em anexo a tabela completa por clube em CSV.'),
    },
  },
}
