import { isLocale, type Locale } from '@mixed-zone/contract/locales'

export interface MediaPerson {
  readonly firstName: string
  readonly surnames: string
  readonly company: string
  /** The part of the address after the @. */
  readonly domain: string
  readonly mediaType: string
  readonly workType: string
  readonly region: string
  readonly country: string
  readonly prefix: string
  readonly number: string
  readonly locale: Locale
  readonly newsletter: boolean
}

// One person a line: name, surnames, company, domain, kind of medium, work, region, country, prefix, number, language, newsletter if wanted.
// People and media are invented, and nobody can log in as one of them.

/** Those who were let in. */
const AUTHORISED = `
  Aitor | Mendiluze Roda | Agencia Litoral | litoral.test | press-agency | journalist | europe | ES | +34 | 611000101 | es | newsletter
  Rosalía | Peinado Cruz | El Diario de la Ría | diarioria.test | newspaper | journalist | europe | ES | +34 | 611000102 | es | newsletter
  Jordi | Masdeu Vila | Ràdio Estuari | radioestuari.test | radio | presenter | europe | ES | +34 | 611000103 | es
  Nieves | Colmenar Sanz | Canal Meseta | canalmeseta.test | television | producer | europe | ES | +34 | 611000104 | es | newsletter
  Óscar | Iglesias Pardo | Foto Atlántica | fotoatlantica.test | photo-agency | photographer | europe | ES | +34 | 611000105 | es
  Maite | Olaizola Egia | Berria Kirolak | berriakirolak.test | online-media | editor | europe | ES | +34 | 611000106 | es
  Damián | Lozano Rey | Revista Área Chica | areachica.test | magazine | editor | europe | ES | +34 | 611000107 | es | newsletter
  Joana | Figueiredo Leal | Gazeta do Cabo | gazetadocabo.test | newspaper | journalist | europe | PT | +351 | 910000101 | pt | newsletter
  Miguel | Arrais Pinto | TV Maré | tvmare.test | television | camera-operator | europe | PT | +351 | 910000102 | pt
  Teresa | Bragança Melo | Rádio Nortada | radionortada.test | radio | journalist | europe | PT | +351 | 910000103 | pt | newsletter
  Vasco | Ferrão Dias | Lusofoto | lusofoto.test | photo-agency | photographer | europe | PT | +351 | 910000104 | pt
  Aoife | Brennan | Atlantic Wire | atlanticwire.test | press-agency | journalist | europe | IE | +353 | 850123451 | en | newsletter
  Callum | Ferguson | The Northern Post | northernpost.test | newspaper | journalist | europe | GB | +44 | 7700900141 | en
  Priya | Raman | Channel Nine Sport | channelnine.test | television | producer | europe | GB | +44 | 7700900142 | en | newsletter
  Camille | Rousselot | Le Quotidien du Stade | quotidienstade.test | newspaper | journalist | europe | FR | +33 | 639980101 | en
  Lukas | Brandstetter | Sportblatt | sportblatt.test | newspaper | editor | europe | DE | +49 | 15550001001 | en | newsletter
  Giulia | Marangoni | Agenzia Tirreno | tirreno.test | press-agency | journalist | europe | IT | +39 | 3330001001 | en
  Sanne | de Wit | Radio Polder | radiopolder.test | radio | producer | europe | NL | +31 | 611110001 | en
  Ingrid | Halvorsen | Nordlys Foto | nordlysfoto.test | photo-agency | photographer | europe | NO | +47 | 40610001 | en
  Zofia | Wielgosz | Portal Boisko | boisko.test | online-media | editor | europe | PL | +48 | 511110001 | en | newsletter
  Valentina | Sosa Ibarra | Diario del Plata | diariodelplata.test | newspaper | journalist | latin-america | AR | +54 | 91150001001 | es | newsletter
  Ramiro | Etcheverry | TV Pampa | tvpampa.test | television | presenter | latin-america | AR | +54 | 91150001002 | es
  Lucía | Bordaberry | Radio Rambla | radiorambla.test | radio | journalist | latin-america | UY | +598 | 94000101 | es
  Ximena | Arancibia Rojas | Cancha Austral | canchaaustral.test | online-media | journalist | latin-america | CL | +56 | 950001001 | es | newsletter
  Emiliano | Tovar Luna | Agencia Altiplano | altiplano.test | press-agency | editor | latin-america | MX | +52 | 5550001001 | es | newsletter
  Daniela | Ospina Gil | Revista Gambeta | gambeta.test | magazine | journalist | latin-america | CO | +57 | 3000001001 | es
  Rafael | Siqueira Prado | Jornal da Várzea | jornaldavarzea.test | newspaper | journalist | latin-america | BR | +55 | 11950001001 | pt | newsletter
  Letícia | Moura Falcão | Rede Litoral | redelitoral.test | television | producer | latin-america | BR | +55 | 11950001002 | pt
  Caetano | Vidigal | Foto Arquibancada | arquibancada.test | photo-agency | photographer | latin-america | BR | +55 | 11950001003 | pt | newsletter
  Marcus | Whitfield | Coast Sports Network | coastsports.test | television | producer | north-america | US | +1 | 2025550141 | en | newsletter
  Elena | Cardwell | Pitchside | pitchside.test | online-media | editor | north-america | US | +1 | 2025550142 | en
  Étienne | Gagnon | Le Courrier du Fleuve | courrierfleuve.test | newspaper | journalist | north-america | CA | +1 | 6135550143 | en
  Fatoumata | Diarra | Agence Teranga | teranga.test | press-agency | journalist | africa | SN | +221 | 771000101 | en | newsletter
  Chinedu | Eze | Lagoon Radio | lagoonradio.test | radio | presenter | africa | NG | +234 | 8031000101 | en
  Nadia | Benkirane | Atlas Sport | atlassport.test | online-media | journalist | africa | MA | +212 | 650100101 | en
  Domingos | Cassoma | Jornal do Planalto | planalto.test | newspaper | journalist | africa | AO | +244 | 923100101 | pt | newsletter
  Hala | Mansour | Gulf Arena | gulfarena.test | television | presenter | middle-east | AE | +971 | 501000101 | en
  Kenji | Morisawa | Touchline Weekly | touchline.test | magazine | editor | asia-pacific | JP | +81 | 9010000101 | en | newsletter
  Mei Ling | Tan | Straits Football | straitsfootball.test | online-media | journalist | asia-pacific | SG | +65 | 81000101 | en
  Bronte | Ashdown | Southern Cross Radio | southerncross.test | radio | producer | asia-pacific | AU | +61 | 491570110 | en
`

/** Those whose request waits for the desk. */
const WAITING = `
  Iria | Rodal Pena | Freelance | iriarodal.test | freelance | photographer | europe | ES | +34 | 611000201 | es | newsletter
  Bastien | Morel | Agence Rivage | rivage.test | press-agency | journalist | europe | FR | +33 | 639980201 | en
  Henrique | Salema | Canal Tejo | canaltejo.test | television | camera-operator | europe | PT | +351 | 910000201 | pt | newsletter
  Paloma | Ventura Gil | Radio Vega | radiovega.test | radio | journalist | europe | ES | +34 | 611000202 | es
  Joaquín | Bustamante | El Heraldo del Sur | heraldodelsur.test | newspaper | journalist | latin-america | PE | +51 | 950001201 | es | newsletter
  Thandiwe | Nkosi | Cape Sport | capesport.test | online-media | editor | africa | ZA | +27 | 711000201 | en
  Ricardo | Abrantes | Lagoa TV | lagoatv.test | club-media | press-officer | europe | PT | +351 | 910000202 | pt
  Hannah | Köster | Stadionfunk | stadionfunk.test | radio | producer | europe | DE | +49 | 15550001201 | en | newsletter
  Yuki | Hanabusa | Kick Off Japan | kickoffjapan.test | magazine | photographer | asia-pacific | JP | +81 | 9010000201 | en
`

const REJECTED = `
  Roy | Kessler | Odds & Tips | oddsandtips.test | other | other | europe | MT | +356 | 79000101 | en
  Néstor | Galindo | Peña La Ribera | larivera.test | other | other | europe | ES | +34 | 611000301 | es
`

export const MEDIA_PEOPLE = {
  authorised: peopleIn(AUTHORISED),
  waiting: peopleIn(WAITING),
  rejected: peopleIn(REJECTED),
} as const

function peopleIn(table: string): MediaPerson[] {
  return table.trim().split('\n').map(personIn)
}

function personIn(line: string): MediaPerson {
  const [firstName, surnames, company, domain, mediaType, workType, region, country, prefix, number, locale, more] =
    line.split('|').map((cell) => cell.trim())
  if (!(firstName && surnames && company && domain && mediaType && workType && region && country && prefix && number))
    throw new Error(`Something is missing in "${line}"`)
  if (!isLocale(locale)) throw new Error(`No language in "${line}"`)
  const newsletter = more === 'newsletter'
  const place = { region, country, prefix, number }
  return { firstName, surnames, company, domain, mediaType, workType, ...place, locale, newsletter }
}

/** `maite.olaizola@…`: the first word of each name, in plain letters. */
export function emailOf({ firstName, surnames, domain }: MediaPerson): string {
  const plain = (name: string) =>
    name
      .normalize('NFD')
      .replaceAll(/[^A-Za-z ]/g, '')
      .toLowerCase()
      .split(' ')[0]
  return `${plain(firstName)}.${plain(surnames)}@${domain}`
}
