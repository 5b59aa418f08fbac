import type { DemoPost } from '../../post-type.ts'
import { p, ul } from '../body-html.ts'

export const farosMediaGuide: DemoPost = {
  key: 'faros-media-guide',
  section: 'derbies',
  hoursAgo: 20,
  teams: ['ribeira', 'brisa'],
  categories: ['preview', 'accreditation'],
  tags: ['derbi-de-los-faros', 'broadcast'],
  fixture: { home: 'ribeira', away: 'brisa' },
  pictures: ['floodlights-ribeira-3x2', 'derby-ribeira-3x2', 'training-ribeira-16x9'],
  documents: ['faros-press-kit', 'accreditation-form', 'mixed-zone-protocol'],
  contact: 'league-accreditation',
  translations: {
    es: {
      title: 'Derbi de los Faros: guía para medios y acreditaciones',
      summary: 'Accesos, posiciones, horarios y turnos de zona mixta para el Ribeira–Brisa de la jornada 13.',
      body:
        p(
          'La guía reúne lo necesario para trabajar en As Pontes: plano, accesos, potencia disponible y contactos. Las solicitudes se cierran a las 14:00, tres días antes del partido.',
        ) +
        ul(
          'Acceso de medios: puerta 4, desde las 18:30.',
          'Unidades móviles: explanada norte, desde las 9:00.',
          'Fotografía: 22 posiciones, por orden de petición.',
          'Zona mixta: turno 1, quince minutos tras el final; turno 2, a los treinta y cinco.',
        ) +
        p(
          'Los dos faros se apagarán durante el minuto previo al saque. Quien quiera grabarlo desde el espigón debe pedirlo aparte.',
        ),
    },
    en: {
      title: 'Derbi de los Faros: media guide and accreditation',
      summary: 'Entrances, positions, times and mixed-zone slots for Ribeira v Brisa on matchday 13.',
      body:
        p(
          'The guide holds all you need to work at As Pontes: plan, entrances, power and contacts. Requests close at 14:00 three days before the match.',
        ) +
        ul(
          'Media entrance: gate 4, from 18:30.',
          'Outside broadcast: north esplanade, from 9:00.',
          'Photography: 22 positions in order of request.',
          'Mixed zone: slot 1 fifteen minutes after the end; slot 2 at thirty-five.',
        ) +
        p(
          'Both lighthouses will go dark for the minute before kick-off. Crews who want to film it from the breakwater must ask separately.',
        ),
    },
    pt: {
      title: 'Dérbi dos Faróis: guia para os media e acreditações',
      summary: 'Acessos, posições, horários e turnos da zona mista para o Ribeira–Brisa da jornada 13.',
      body:
        p(
          'O guia reúne o necessário para trabalhar em As Pontes: planta, acessos, potência disponível e contactos. Os pedidos fecham às 14:00, três dias antes do jogo.',
        ) +
        ul(
          'Entrada de media: porta 4, a partir das 18:30.',
          'Carros de exteriores: esplanada norte, a partir das 9:00.',
          'Fotografia: 22 posições, por ordem de pedido.',
          'Zona mista: turno 1, quinze minutos após o final; turno 2, aos trinta e cinco.',
        ) +
        p(
          'Os dois faróis apagam-se no minuto que antecede o pontapé de saída. Quem quiser filmar do molhe deve pedi-lo à parte.',
        ),
    },
  },
}
