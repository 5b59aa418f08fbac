import type { DemoPost } from '../../post-type.ts'
import { h2, p, quote } from '../body-html.ts'

export const nightOfThreePenalties: DemoPost = {
  key: 'night-of-three-penalties',
  section: 'special-stories',
  hoursAgo: 22,
  teams: ['cantera'],
  categories: ['archive', 'report'],
  tags: ['history', 'goalkeepers'],
  pictures: ['net-cantera-16x9', 'keeper-cantera-3x2', 'boots-cantera-4x5', 'derby-cantera-16x9'],
  contact: 'cantera',
  translations: {
    es: {
      title: '1976: la noche de los tres penaltis',
      summary: 'Tres paradas en once minutos, un apagón y un empate a cero que todavía se discute en El Tajo.',
      body:
        p(
          'Nadie ha vuelto a ver entero aquel partido: el apagón se llevó también la cinta. Quedan veintidós minutos de película, un acta mojada y la memoria de los que bajaron los 214 escalones aquella noche.',
          'Evaristo Cid, portero del Cantera, paró el primero en el 71 y el segundo en el 76. Al ir a lanzarse el tercero se fue la luz. El árbitro mandó esperar; alguien puso el faro de una moto detrás de la portería.',
        ) +
        quote('«No lo vi venir. Lo oí. Y luego oí a la gente, y entonces supe que lo tenía»') +
        h2('Lo que dicen los que estuvieron') +
        p(
          'El lanzador mantiene todavía que el balón entró y volvió a salir. El dueño de la moto sostiene que no, y que él era el único que veía. El acta dice 0–0 y debajo, a lápiz: «Según la moto».',
          'El Cantera celebra cada año la fecha apagando los focos un minuto. El club cede la película restaurada.',
        ),
    },
    en: {
      title: '1976: the night of the three penalties',
      summary: 'Three saves in eleven minutes, a power cut and a goalless draw that El Tajo still argues about.',
      body:
        p(
          'Nobody has seen that match whole again: the power cut took the tape with it. What remains are twenty-two minutes of film, a soaked match report and the memories of those who went down the 214 steps that night.',
          'Evaristo Cid, in goal for Cantera, saved the first in the 71st minute and the second in the 76th. As the third was about to be taken the lights went out. The referee told them to wait; somebody set the headlamp of a motorcycle behind the goal.',
        ) +
        quote('“I didn’t see it coming. I heard it. Then I heard the crowd, and then I knew I had it”') +
        h2('What those who were there say') +
        p(
          'The taker still maintains that the ball went in and came out again. The owner of the motorcycle says it didn’t, and that he was the only one who could see. The report reads 0–0 and below, in pencil: “According to the motorcycle”.',
          'Every year Cantera mark the date by putting out the floodlights for a minute. The restored film comes courtesy of the club.',
        ),
    },
    pt: {
      title: '1976: a noite dos três penáltis',
      summary: 'Três defesas em onze minutos, um apagão e um nulo que ainda se discute em El Tajo.',
      body:
        p(
          'Ninguém voltou a ver esse jogo inteiro: o apagão levou também a fita. Restam vinte e dois minutos de filme, um relatório molhado e a memória dos que nessa noite desceram os 214 degraus.',
          'Evaristo Cid, guarda-redes do Cantera, defendeu o primeiro aos 71 e o segundo aos 76. Quando ia ser marcado o terceiro, foi-se a luz. O árbitro mandou esperar; alguém pôs o farol de uma mota atrás da baliza.',
        ) +
        quote('«Não a vi vir. Ouvi-a. Depois ouvi as pessoas, e então soube que a tinha»') +
        h2('O que dizem os que lá estiveram') +
        p(
          'O marcador garante ainda hoje que a bola entrou e voltou a sair. O dono da mota diz que não, e que era o único que via. O relatório diz 0–0 e por baixo, a lápis: «Segundo a mota».',
          'O Cantera assinala a data todos os anos apagando os holofotes durante um minuto. O filme restaurado é cedido pelo clube.',
        ),
    },
  },
}
