import type { Locale } from '@mixed-zone/contract/locales'
import { CONTACT_KEYS, contactOf } from './contacts.ts'
import type { DemoPost } from './post-type.ts'

function listContacts(locale: Locale): string {
  const items = CONTACT_KEYS.map((key) => {
    const { name, roles, email, telephone } = contactOf(key)
    return `<li><strong>${roles[locale]}</strong>: ${name}, <a href="mailto:${email}">${email}</a>, ${telephone}</li>`
  })
  return `<ul>${items.join('')}</ul>`
}

/** Everybody who answers the press, made of the same list that the other posts name their contact from. */
export const PRESS_CONTACTS_POST: DemoPost = {
  key: 'press-contacts',
  section: 'regular-content',
  hoursAgo: 1500,
  teams: [],
  categories: ['official'],
  tags: [],
  pictures: ['press-almenara-3x2'],
  contact: 'league-desk',
  translations: {
    es: {
      title: 'Contactos de prensa de la liga y de los veinte clubes',
      summary: 'Quién atiende a los medios en cada club y en las mesas de la liga, con correo y teléfono.',
      body: `<p>En días de partido las mesas de la liga atienden hasta dos horas después del último pitido. Los clubes, desde tres horas antes del suyo.</p>${listContacts('es')}`,
    },
    en: {
      title: 'Press contacts of the league and the twenty clubs',
      summary: 'Who answers the media at each club and at the desks of the league, with mail and telephone.',
      body: `<p>On matchdays the desks of the league answer until two hours after the last whistle. The clubs do so from three hours before their own match.</p>${listContacts('en')}`,
    },
    pt: {
      title: 'Contactos de imprensa da liga e dos vinte clubes',
      summary: 'Quem atende os media em cada clube e nas mesas da liga, com correio e telefone.',
      body: `<p>Em dias de jogo as mesas da liga respondem até duas horas depois do último apito. Os clubes, a partir de três horas antes do seu jogo.</p>${listContacts('pt')}`,
    },
  },
}
