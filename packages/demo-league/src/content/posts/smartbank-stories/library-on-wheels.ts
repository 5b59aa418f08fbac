import type { DemoPost } from '../../post-type.ts'
import { p, quote } from '../body-html.ts'

export const libraryOnWheels: DemoPost = {
  key: 'library-on-wheels',
  section: 'smartbank-stories',
  hoursAgo: 195,
  teams: ['trigales'],
  categories: ['community'],
  tags: ['scholarships', 'education', 'travel'],
  players: ['jimena-tordera'],
  pictures: ['bus-trigales-16x9'],
  contact: 'trigales',
  translations: {
    es: {
      title: 'El autobús que presta libros de lunes a jueves',
      summary:
        'El Trigales solo usa su autobús cada quince días. Con su beca, Jimena Tordera lo ha llenado de estanterías.',
      body:
        p(
          'El autobús del Trigales pasaba once días de cada catorce aparcado. Jimena Tordera pidió las llaves, quitó la mitad de los asientos y puso dos mil libros. Recorre nueve pueblos sin biblioteca.',
          'Los viernes se desmonta en cuarenta minutos y vuelve a ser el autobús del equipo. Se han quedado olvidadas algunas novelas; Araceli Pardo ha terminado tres.',
        ) +
        quote('«No hemos ganado todavía, pero vamos por el capítulo bueno»') +
        p(
          'La beca paga el gasóleo y a una bibliotecaria. Conduce Honorio, que antes no leía y ahora aparca antes de tiempo para acabar el párrafo.',
        ),
    },
    en: {
      title: 'The bus that lends books from Monday to Thursday',
      summary:
        'Trigales need their bus once a fortnight. With her scholarship Jimena Tordera has filled it with shelves.',
      body:
        p(
          'The Trigales bus stood idle for eleven days out of fourteen. Jimena Tordera asked for the keys, took out half the seats and put in two thousand books. It goes round nine villages without a library.',
          'On Fridays it comes apart in forty minutes and is the team bus again. A few novels get left behind; Araceli Pardo has finished three.',
        ) +
        quote('“We haven’t won yet, but we’re getting to the good chapter”') +
        p(
          'The scholarship pays for diesel and a librarian. Honorio drives. He never used to read; now he parks early to finish the paragraph.',
        ),
    },
    pt: {
      title: 'O autocarro que empresta livros de segunda a quinta',
      summary:
        'O Trigales só precisa do autocarro de quinze em quinze dias. Com a bolsa, Jimena Tordera encheu-o de estantes.',
      body:
        p(
          'O autocarro do Trigales passava onze dias em cada catorze parado. Jimena Tordera pediu as chaves, tirou metade dos bancos e pôs dois mil livros. Percorre nove aldeias sem biblioteca.',
          'À sexta desmonta-se em quarenta minutos e volta a ser o autocarro da equipa. Ficam por lá alguns romances esquecidos; Araceli Pardo já acabou três.',
        ) +
        quote('«Ainda não ganhámos, mas estamos a chegar ao capítulo bom»') +
        p(
          'A bolsa paga o gasóleo e uma bibliotecária. Conduz o Honorio, que antes não lia e agora estaciona mais cedo para acabar o parágrafo.',
        ),
    },
  },
}
