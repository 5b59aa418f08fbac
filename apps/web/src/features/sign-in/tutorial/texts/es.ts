export const texts = {
  title: 'Cómo funciona',
  step: ({ step, total }: { step: number; total: number }) => `Paso ${step} de ${total}`,
  back: 'Anterior',
  next: 'Siguiente',
  finish: 'Terminar',
  steps: {
    find: {
      title: 'Encuentra',
      text: 'La portada reúne la jornada y lo último de cada sección. Filtra por equipo, categoría, etiqueta o idioma, o busca por palabras: la dirección guarda el filtro y puedes compartirla.',
      alt: 'Dibujo de una portada con una foto grande, tarjetas y un campo de búsqueda.',
    },
    choose: {
      title: 'Elige',
      text: 'Cada publicación trae sus fotos, vídeos, textos y documentos, con crédito y derechos a la vista. Marca solo lo que necesitas.',
      alt: 'Dibujo de una cuadrícula de fotos con dos de ellas marcadas.',
    },
    download: {
      title: 'Descarga',
      text: 'Baja un archivo, tu selección o todo en un zip, con los pies de foto y los derechos dentro. Y si algo falta, el contacto de prensa está en cada publicación.',
      alt: 'Dibujo de un paquete de archivos que se descarga, con su barra de progreso.',
    },
  },
}

export type TutorialTexts = typeof texts
