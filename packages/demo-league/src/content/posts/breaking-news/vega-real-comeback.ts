import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const vegaRealComeback: DemoPost = {
  key: 'vega-real-comeback',
  section: 'breaking-news',
  hoursAgo: 2.6,
  teams: ['vega-real', 'ribeira'],
  categories: ['match-gallery'],
  tags: ['records'],
  players: ['valeria-pons', 'lucas-damasceno', 'kwame-adjei'],
  fixture: { home: 'vega-real', away: 'ribeira' },
  pictures: [
    'number-vega-real-16x9',
    'crowd-vega-real-3x2',
    'bus-vega-real-3x2',
    'portrait-vega-real-3x2',
    'portrait-vega-real-4x5',
    'portrait-ribeira-4x5',
  ],
  contact: 'vega-real',
  rights: { kind: 'editorial', untilDays: 180 },
  translations: {
    es: {
      title: 'Vega Real remonta y se coloca en puestos europeos',
      summary: 'El 3–1 al Ribeira, con dos goles de Valeria Pons, lo deja cuarto con 24 puntos.',
      body: p(
        'El Vega Real dio la vuelta al gol inicial de Kwame Adjei (18’) con dos tantos de Valeria Pons (52’ y 78’) y uno de Lucas Damasceno (86’). El equipo de Fermín Astudillo iguala a puntos con el Monteluna y sigue sin perder en La Acequia.',
      ),
    },
    en: {
      title: 'Vega Real come back to move into fourth',
      summary: 'A 3–1 win over Ribeira, two of them from Valeria Pons, takes them to 24 points.',
      body: p(
        'Vega Real overturned Kwame Adjei’s early goal (18’) with two from Valeria Pons (52’, 78’) and one from Lucas Damasceno (86’). Fermín Astudillo’s side draw level on points with Monteluna and remain unbeaten at La Acequia.',
      ),
    },
    pt: {
      title: 'Vega Real dá a volta e sobe a lugares europeus',
      summary: 'O 3–1 ao Ribeira, com dois golos de Valeria Pons, deixa a equipa em quarto, com 24 pontos.',
      body: p(
        'O Vega Real virou o golo inaugural de Kwame Adjei (18’) com dois de Valeria Pons (52’ e 78’) e um de Lucas Damasceno (86’). A equipa de Fermín Astudillo iguala o Monteluna em pontos e continua sem perder em La Acequia.',
      ),
    },
  },
}
