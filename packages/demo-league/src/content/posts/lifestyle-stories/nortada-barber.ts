import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const nortadaBarber: DemoPost = {
  key: 'nortada-barber',
  section: 'lifestyle-stories',
  hoursAgo: 144,
  teams: ['nortada'],
  categories: ['report'],
  tags: [],
  players: ['edson-cabral', 'youssef-amrani'],
  pictures: ['portrait-nortada-3x2', 'portrait-nortada-4x5'],
  contact: 'nortada',
  translations: {
    es: {
      title: 'El barbero que corta antes del clásico',
      summary: 'El señor Armindo afeita al Nortada desde 1988. Hay quien no entra en su local si va ganando.',
      body: p(
        'En la barbería del señor Armindo, a dos calles de Cabo Alto, hay un sillón reservado desde 1988. Se sienta quien vaya a ser titular, y solo la víspera.',
        'Edson Cabral lleva el mismo corte recto desde los diecisiete: lo decidió una apuesta y lo mantiene una racha. Youssef Amrani prefiere no cortarse nada mientras el equipo gane. Este curso le han visto las orejas cuatro veces.',
        'Armindo no cobra en semana de Clásico. A cambio pide una cosa: que le cuenten el once. Jamás se ha filtrado. «El secreto está en las patillas», dice, sin aclarar más.',
      ),
    },
    pt: {
      title: 'O barbeiro que corta antes do clássico',
      summary: 'O senhor Armindo trata do cabelo ao Nortada desde 1988. Há quem não entre lá enquanto vai ganhando.',
      body: p(
        'Na barbearia do senhor Armindo, a duas ruas do Cabo Alto, há uma cadeira reservada desde 1988. Senta-se quem vai ser titular, e só na véspera.',
        'Edson Cabral usa o mesmo corte direito desde os dezassete: decidiu-o uma aposta e mantém-no uma série. Youssef Amrani prefere não cortar nada enquanto a equipa ganha. Esta época já lhe viram as orelhas quatro vezes.',
        'Armindo não leva dinheiro em semana de Clássico. Em troca pede uma coisa: que lhe digam o onze. Nunca se soube. «O segredo está nas patilhas», diz, sem explicar mais.',
      ),
    },
  },
}
