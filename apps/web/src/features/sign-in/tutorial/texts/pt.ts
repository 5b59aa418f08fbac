import type { TutorialTexts } from './es.ts'

export const texts: TutorialTexts = {
  title: 'Como funciona',
  step: ({ step, total }) => `Passo ${step} de ${total}`,
  back: 'Anterior',
  next: 'Seguinte',
  finish: 'Terminar',
  steps: {
    find: {
      title: 'Encontre',
      text: 'A página inicial reúne a jornada e o mais recente de cada secção. Filtre por equipa, categoria, etiqueta ou idioma, ou pesquise por palavras: o endereço guarda o filtro e pode partilhá-lo.',
      alt: 'Desenho de uma página inicial com uma fotografia grande, cartões e um campo de pesquisa.',
    },
    choose: {
      title: 'Escolha',
      text: 'Cada publicação traz as suas fotografias, vídeos, textos e documentos, com crédito e direitos à vista. Marque só o que precisa.',
      alt: 'Desenho de uma grelha de fotografias com duas delas marcadas.',
    },
    download: {
      title: 'Transfira',
      text: 'Leve um ficheiro, a sua seleção ou tudo num zip, com as legendas e os direitos lá dentro. E se faltar algo, o contacto de imprensa está em cada publicação.',
      alt: 'Desenho de um conjunto de ficheiros a ser transferido, com a barra de progresso.',
    },
  },
}
