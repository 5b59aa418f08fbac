import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const puertoClaroAsksForAudio: DemoPost = {
  key: 'puerto-claro-asks-for-audio',
  section: 'breaking-news',
  hoursAgo: 0.65,
  teams: ['puerto-claro'],
  categories: ['official'],
  tags: ['var', 'refereeing', 'derbi-de-la-ria'],
  fixture: { home: 'almenara', away: 'puerto-claro' },
  pictures: [],
  contact: 'puerto-claro',
  translations: {
    es: {
      title: 'Puerto Claro pedirá por escrito el audio de la revisión del 93',
      summary: 'El club dice que acepta el resultado y que quiere saber qué se habló en la sala VAR.',
      body: p(
        'El Puerto Claro CF solicitará mañana al Comité de Competición el audio de la revisión previa al 2–1. «No pedimos que se repita nada. Pedimos oír lo que se dijo», señala el club en una nota de tres líneas. El Comité dispone de cinco días para contestar.',
      ),
    },
    en: {
      title: 'Puerto Claro to ask in writing for the audio of the late review',
      summary: 'The club accept the result and want to know what was said in the VAR room.',
      body: p(
        'Puerto Claro CF will ask the Competition Committee tomorrow for the audio of the review that preceded the 2–1. “We aren’t asking for anything to be replayed. We’re asking to hear what was said,” the club say in a three-line note. The Committee has five days to reply.',
      ),
    },
    pt: {
      title: 'Puerto Claro vai pedir por escrito o áudio da revisão dos 93',
      summary: 'O clube aceita o resultado e quer saber o que se disse na sala do VAR.',
      body: p(
        'O Puerto Claro CF vai solicitar amanhã ao Comité de Competição o áudio da revisão que antecedeu o 2–1. «Não pedimos que se repita nada. Pedimos para ouvir o que se disse», lê-se numa nota de três linhas. O Comité tem cinco dias para responder.',
      ),
    },
  },
}
