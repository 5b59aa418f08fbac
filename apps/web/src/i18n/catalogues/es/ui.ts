/** Words of the design system's own components. */
export const ui = {
  close: 'Cerrar',
}
