export const texts = {
  intro: 'Lo último que han publicado las cuentas de la liga. Cada tarjeta se abre en su red.',
  website: 'Web',
  openAccount: ({ network }: { network: string }) => `Abrir en ${network}`,
  untitled: ({ network }: { network: string }) => `Publicación en ${network}`,
  failingSince: ({ at }: { at: string }) => `Sin lectura desde ${at}`,
  noItems: 'De esta cuenta aún no hay nada que mostrar aquí.',
  emptyTitle: 'Aún no hay cuentas',
  emptyText: 'Cuando la oficina de prensa añada las cuentas de la liga, lo que publiquen aparecerá aquí.',
}

export type SocialTexts = typeof texts
