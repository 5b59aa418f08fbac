import type { DemoPost } from '../../post-type.ts'
import { p, ul } from '../body-html.ts'

export const creditLineRules: DemoPost = {
  key: 'credit-line-rules',
  section: 'press-releases',
  hoursAgo: 272,
  teams: [],
  categories: ['official'],
  tags: [],
  pictures: [],
  contact: 'league-photo',
  translations: {
    es: {
      title: 'Cómo citar las fotografías de la liga',
      summary:
        'El crédito va junto a la imagen y con el nombre de quien la hizo. Recordatorio de tres reglas y dos excepciones.',
      body:
        p(
          'La mesa de fotografía recuerda a las redacciones cómo deben publicarse las imágenes descargadas de este portal.',
        ) +
        ul(
          'El crédito acompaña a la imagen: «Nombre Apellido / Liga Meridiana».',
          'No se recorta a las personas de manera que cambie lo que se cuenta.',
          'No se cede a terceros ni se usa en publicidad.',
        ) +
        p(
          'En redes sociales basta con la mención. En miniaturas de menos de 120 píxeles, el crédito puede ir al pie de la página. El nombre viaja dentro del fichero: si el gestor lo borra, por favor, escríbanlo a mano.',
        ),
    },
    en: {
      title: 'How to credit the league’s pictures',
      summary: 'The credit goes beside the picture, with the name of whoever took it. Three rules and two exceptions.',
      body:
        p('The picture desk reminds newsrooms how images downloaded from this portal are to be published.') +
        ul(
          'The credit goes with the picture: “First name Surname / Liga Meridiana”.',
          'People may not be cropped so as to change the story.',
          'No transfer to third parties, no advertising.',
        ) +
        p(
          'On social networks a mention is enough. For thumbnails of less than 120 pixels the credit may go at the foot of the page. The name travels inside the file: if your system strips it, please type it in.',
        ),
    },
    pt: {
      title: 'Como citar as fotografias da liga',
      summary: 'O crédito vai junto à imagem e com o nome de quem a fez. Três regras e duas exceções.',
      body:
        p('A mesa de fotografia recorda às redações como devem ser publicadas as imagens descarregadas deste portal.') +
        ul(
          'O crédito acompanha a imagem: «Nome Apelido / Liga Meridiana».',
          'Não se recortam pessoas de modo a mudar o que se conta.',
          'Não se cede a terceiros nem se usa em publicidade.',
        ) +
        p(
          'Nas redes sociais basta a menção. Em miniaturas com menos de 120 píxeis, o crédito pode ir ao fundo da página. O nome viaja dentro do ficheiro: se o sistema o apagar, escrevam-no à mão, por favor.',
        ),
    },
  },
}
