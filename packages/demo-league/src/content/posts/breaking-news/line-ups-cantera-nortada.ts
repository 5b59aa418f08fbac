import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const lineUpsCanteraNortada: DemoPost = {
  key: 'line-ups-cantera-nortada',
  section: 'breaking-news',
  hoursAgo: 2.3,
  teams: ['cantera', 'nortada'],
  categories: ['line-ups'],
  tags: ['captains'],
  players: ['ingrid-castells', 'edson-cabral'],
  fixture: { home: 'cantera', away: 'nortada' },
  pictures: [],
  documents: ['line-ups-cantera-nortada'],
  contact: 'cantera',
  translations: {
    es: {
      title: 'Alineaciones oficiales del Cantera–Nortada',
      summary: 'Ingrid Castells lleva el brazalete; Edson Cabral vuelve al once de Mascarenhas.',
      body: p(
        'Adjuntamos las alineaciones del Cantera FC–GD Nortada, con dorsales y suplentes. Pilar Escudero apuesta por Bekale y Moncada en las bandas; Rui Mascarenhas recupera a Edson Cabral, ausente en la jornada anterior.',
      ),
    },
    en: {
      title: 'Official line-ups: Cantera v Nortada',
      summary: 'Ingrid Castells wears the armband; Edson Cabral returns to Mascarenhas’s side.',
      body: p(
        'The line-ups for Cantera FC v GD Nortada are attached, with numbers and substitutes. Pilar Escudero goes with Bekale and Moncada out wide; Rui Mascarenhas has Edson Cabral back after missing the last matchday.',
      ),
    },
    pt: {
      title: 'Onzes oficiais do Cantera–Nortada',
      summary: 'Ingrid Castells é a capitã; Edson Cabral regressa ao onze de Mascarenhas.',
      body: p(
        'Seguem em anexo os onzes do Cantera FC–GD Nortada, com números e suplentes. Pilar Escudero aposta em Bekale e Moncada nas alas; Rui Mascarenhas recupera Edson Cabral, ausente na jornada anterior.',
      ),
    },
  },
}
