import type { DemoPost } from '../post-type.ts'
import { h2, p, quote, ul } from './body-html.ts'

export const SMARTBANK_STORY_POSTS: readonly DemoPost[] = [
  {
    key: 'scholarship-gym',
    section: 'smartbank-stories',
    hoursAgo: 28,
    teams: ['campo-novo'],
    categories: ['community', 'report'],
    tags: ['scholarships', 'education'],
    players: ['luana-ferraz'],
    pictures: ['training-campo-novo-3x2', 'crowd-campo-novo-16x9'],
    documents: ['scholarship-rules'],
    contact: 'campo-novo',
    translations: {
      es: {
        title: 'La beca que llenó un gimnasio',
        summary: 'Con una beca SmartBank, Luana Ferraz abrió una escuela de tarde. Hoy van 140 chicas y chicos.',
        body: p(
          'Luana Ferraz, centrocampista del Campo Novo, destinó su beca a reparar el suelo del gimnasio de su antiguo colegio. La primera tarde fueron doce. Ahora hay lista de espera.',
          'El trato es sencillo: una hora de deberes, una de fútbol y otra de lo que cada grupo decida. Hay ajedrez, hay percusión y hay un taller de arreglar bicicletas que se queda con las mejores herramientas.',
          '«Yo venía aquí porque en casa no había calefacción. Aprendí las tablas de multiplicar sentada en ese radiador», recuerda.',
          'Los doce mil euros se acabaron en el primer curso. El segundo lo pagan el mercado, dos peñas y el propio club. El radiador sigue siendo el mismo.',
        ),
      },
      en: {
        title: 'The scholarship that filled a gym',
        summary: 'With a SmartBank scholarship Luana Ferraz opened an after-school club. 140 children now come.',
        body: p(
          'Campo Novo midfielder Luana Ferraz spent her scholarship on a new floor for the gym of her old school. Twelve came on the first afternoon. Now there is a waiting list.',
          'The deal is simple: an hour of homework, an hour of football and an hour of whatever each group decides. There’s chess, there’s drumming and there’s a bicycle workshop that hogs the best tools.',
          '“I used to come here because there was no heating at home. I learned my tables sitting on that radiator,” she remembers.',
          'The twelve thousand euros lasted one school year. The market, two supporters’ clubs and Campo Novo themselves are paying for the second. The radiator is still the same.',
        ),
      },
      pt: {
        title: 'A bolsa que encheu um ginásio',
        summary: 'Com uma bolsa SmartBank, Luana Ferraz abriu uma escola da tarde. Hoje vão 140 crianças.',
        body: p(
          'Luana Ferraz, médio do Campo Novo, usou a bolsa para arranjar o chão do ginásio da sua antiga escola. Na primeira tarde foram doze. Agora há lista de espera.',
          'O acordo é simples: uma hora de trabalhos de casa, uma de futebol e outra do que cada grupo decidir. Há xadrez, há percussão e há uma oficina de bicicletas que fica com as melhores ferramentas.',
          '«Eu vinha para aqui porque em casa não havia aquecimento. Aprendi a tabuada sentada naquele radiador», recorda.',
          'Os doze mil euros acabaram no primeiro ano letivo. O segundo é pago pelo mercado, por dois grupos de adeptos e pelo próprio clube. O radiador ainda é o mesmo.',
        ),
      },
    },
  },
  {
    key: 'scholarships-second-call',
    section: 'smartbank-stories',
    hoursAgo: 75,
    teams: [],
    categories: ['official', 'community'],
    tags: ['scholarships', 'education'],
    pictures: ['training-bahia-verde-4x5'],
    documents: ['scholarship-rules'],
    contact: 'league-desk',
    translations: {
      es: {
        title: 'Becas SmartBank: segunda convocatoria',
        summary:
          'Veinte becas de hasta 12.000 euros, una por club. Los proyectos pueden presentarse hasta el {day:35}.',
        body:
          p(
            'Las becas SmartBank apoyan proyectos educativos de jugadoras y jugadores de la liga. La segunda convocatoria queda abierta hasta el {day:35}.',
          ) +
          ul(
            'Veinte becas por temporada, una por club.',
            'Hasta 12.000 euros por proyecto.',
            'Duración: un curso, con evaluación en junio.',
          ) +
          h2('Cómo se solicita') +
          p(
            'Cada club presenta hasta tres proyectos. Decide un jurado de cinco personas ajenas a los clubes. De los veinte proyectos de la primera edición siguen en marcha diecisiete.',
          ),
      },
      en: {
        title: 'SmartBank scholarships: second call',
        summary:
          'Twenty scholarships of up to 12,000 euros, one for each club. Projects may be submitted until {day:35}.',
        body:
          p(
            'SmartBank scholarships support educational projects of players of the league. The second call is open until {day:35}.',
          ) +
          ul(
            'Twenty scholarships a season, one for each club.',
            'Up to 12,000 euros a project.',
            'Duration: one school year, reviewed in June.',
          ) +
          h2('How to apply') +
          p(
            'Each club puts forward up to three projects. A jury of five from outside the clubs decides. Of the twenty projects of the first edition seventeen are still going.',
          ),
      },
      pt: {
        title: 'Bolsas SmartBank: segunda convocatória',
        summary: 'Vinte bolsas até 12 000 euros, uma por clube. Os projetos podem apresentar-se até {day:35}.',
        body:
          p(
            'As bolsas SmartBank apoiam projetos educativos de jogadoras e jogadores da liga. A segunda convocatória está aberta até {day:35}.',
          ) +
          ul(
            'Vinte bolsas por época, uma por clube.',
            'Até 12 000 euros por projeto.',
            'Duração: um ano letivo, com avaliação em junho.',
          ) +
          h2('Como concorrer') +
          p(
            'Cada clube apresenta até três projetos. Decide um júri de cinco pessoas exteriores aos clubes. Dos vinte projetos da primeira edição, dezassete continuam em marcha.',
          ),
      },
    },
  },
  {
    key: 'ten-neighbourhood-classrooms',
    section: 'smartbank-stories',
    hoursAgo: 127,
    teams: ['sierra-blanca', 'oliveira', 'ferreria'],
    categories: ['community'],
    tags: ['education'],
    pictures: ['huddle-oliveira-16x9', 'huddle-sierra-blanca-4x5'],
    contact: 'league-desk',
    translations: {
      es: {
        title: 'Aulas de fútbol en diez barrios',
        summary:
          'Física con saques de esquina, geografía con desplazamientos y lengua con crónicas. Sin libros de texto.',
        body: p(
          'El ángulo de un saque de esquina, el IVA de una entrada, los afluentes del río que pasa por La Era. Las aulas de fútbol llegan a diez barrios con una idea: que el partido del domingo sea el temario del lunes.',
          'Las imparten maestros en paro y futbolistas en activo, por parejas. Jone Etxaniz, del Ferrería, explica palancas con una bota; Xavier Monterde, del Oliveira, estadística con cromos.',
          'El primer trimestre han pasado por ellas 1.300 estudiantes. La pregunta más repetida no fue de fútbol: querían saber cuánto gana un maestro.',
        ),
      },
      en: {
        title: 'Football classrooms in ten neighbourhoods',
        summary: 'Physics by corner kick, geography by away match and language by match report. No textbooks.',
        body: p(
          'The angle of a corner, the tax on a ticket, the tributaries of the river that runs past La Era. The football classrooms come to ten neighbourhoods with one idea: Sunday’s match as Monday’s lesson.',
          'Teachers without a post and players with a contract take them in pairs. Ferrería’s Jone Etxaniz explains levers with a boot; Oliveira’s Xavier Monterde does statistics with stickers.',
          'Thirteen hundred pupils came in the first term. The question most often asked wasn’t about football: they wanted to know what a teacher earns.',
        ),
      },
      pt: {
        title: 'Aulas de futebol em dez bairros',
        summary: 'Física com pontapés de canto, geografia com deslocações e língua com crónicas. Sem manuais.',
        body: p(
          'O ângulo de um canto, o IVA de um bilhete, os afluentes do rio que passa por La Era. As aulas de futebol chegam a dez bairros com uma ideia: que o jogo de domingo seja a matéria de segunda.',
          'São dadas por professores sem colocação e futebolistas no ativo, aos pares. Jone Etxaniz, do Ferrería, explica alavancas com uma chuteira; Xavier Monterde, do Oliveira, estatística com cromos.',
          'No primeiro período passaram por lá 1300 alunos. A pergunta mais repetida não foi de futebol: queriam saber quanto ganha um professor.',
        ),
      },
    },
  },
  {
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
  },
  {
    key: 'dressing-room-law-clinic',
    section: 'smartbank-stories',
    hoursAgo: 270,
    teams: ['roca-alta'],
    categories: ['community', 'report'],
    tags: ['scholarships', 'education'],
    players: ['jordan-cervera'],
    pictures: ['locker-roca-alta-3x2', 'portrait-roca-alta-4x5'],
    contact: 'roca-alta',
    translations: {
      es: {
        title: 'Consultorio en el vestuario',
        summary:
          'Jordán Cervera dedica su beca a que los juveniles entiendan lo que firman. Antes de leer, dice, se respira.',
        body: p(
          'Los jueves, el vestuario visitante de El Peñón es un despacho. Jordán Cervera y dos profesoras de Derecho reciben a futbolistas de categorías inferiores, y a sus madres, con el contrato bajo el brazo.',
          'En un curso han revisado ochenta y cuatro. En diecinueve había algo que corregir y en seis, algo que no firmar. El consejo más repetido cabe en la pizarra: «Si tiene prisa, no es bueno».',
          'Ramiro Sandoval, que fichó por su primer club en una servilleta, asiste de oyente.',
        ),
      },
      en: {
        title: 'The dressing-room law clinic',
        summary:
          'Jordán Cervera spends his scholarship on helping youngsters to understand what they sign. First, he says, breathe.',
        body: p(
          'On Thursdays the visitors’ dressing room at El Peñón is an office. Jordán Cervera and two law lecturers see youth players, and their mothers, with contracts under their arms.',
          'In one school year they have gone through eighty-four. Nineteen needed correcting and six ought not to be signed at all. The commonest advice fits on the board: “If they’re in a hurry, it’s no good”.',
          'Ramiro Sandoval, who signed for his first club on a napkin, sits in on the sessions.',
        ),
      },
      pt: {
        title: 'Consultório no balneário',
        summary:
          'Jordán Cervera dedica a bolsa a que os juniores percebam o que assinam. Antes de ler, diz, respira-se.',
        body: p(
          'À quinta-feira, o balneário visitante de El Peñón é um escritório. Jordán Cervera e duas professoras de Direito recebem jogadores da formação, e as mães, de contrato debaixo do braço.',
          'Num ano letivo reviram oitenta e quatro. Em dezanove havia algo a corrigir e em seis, algo para não assinar. O conselho mais repetido cabe no quadro: «Se tem pressa, não é bom».',
          'Ramiro Sandoval, que assinou pelo primeiro clube num guardanapo, assiste como ouvinte.',
        ),
      },
    },
  },
  {
    key: 'five-people-jury',
    section: 'smartbank-stories',
    hoursAgo: 348,
    teams: [],
    categories: ['report'],
    tags: ['scholarships'],
    pictures: ['captains-brisa-16x9'],
    contact: 'league-desk',
    translations: {
      es: {
        title: 'Cinco personas que nunca han ido a un estadio',
        summary: 'Así es el jurado de las becas: una apicultora, un juez, una enfermera, un músico y una estudiante.',
        body: p(
          'La condición para ser jurado de las becas SmartBank es no tener equipo. Ha costado encontrarlos. Son cinco, se reúnen dos días al año y leen los proyectos sin nombre ni escudo.',
          'Matilde Ferrer, apicultora, puntúa con una regla propia: «Si lo entiende mi vecina, un punto más». El juez pide presupuesto en una sola hoja. La estudiante, de diecisiete años, pregunta siempre lo mismo: «¿Y al año siguiente?».',
          'Al terminar se les invita a un partido. Hasta hoy ha ido uno, el músico. Le gustó el descanso.',
        ),
      },
    },
  },
]
