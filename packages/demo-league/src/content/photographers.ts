/** Who signs the demo league's pictures. Invented, like everybody here. */
export const PHOTOGRAPHERS = {
  carvajal: 'Inés Carvajal',
  barreiros: 'Tomé Barreiros',
  abad: 'Lucía Abad',
  rial: 'Xurxo Rial',
  zubeldia: 'Marta Zubeldia',
  okoye: 'Samuel Okoye',
  vieira: 'Carlota Vieira',
  quintanilla: 'Andrés Quintanilla',
} as const

export type PhotographerKey = keyof typeof PHOTOGRAPHERS
