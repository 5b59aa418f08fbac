import type { Locale } from '@mixed-zone/contract/locales'

/**
 * Frequent words that tell the three languages apart; those that two of them share count for both. Captions are one or two sentences,
 * too short for detectors that compare letter statistics, which also confuse Spanish and Portuguese.
 */
const WORDS: Readonly<Record<Locale, string>> = {
  es: `el la los las un una unos unas y e o u de del al a en con por para sin sobre tras ante entre desde hasta contra durante que se su sus lo le les
    es son fue fueron ha han está están era este esta estos estas ese esa como más muy también ya no gol goles partido jugador jugadores equipo
    campo afición entrenador delantero portero defensa centrocampista árbitro minuto celebra celebran durante mientras ayer hoy junto primer primera
    segundo segunda victoria derrota empate temporada jornada saludan saluda remata dispara foto estadio liga frente luego después antes cuando donde`,
  en: `the a an and or of in on at to from with without by for over under after before during between against into his her its their he she they it is are
    was were has have had be been this that these those as more very also not goal goals match player players team pitch fans coach striker
    keeper goalkeeper defender midfielder referee minute celebrates celebrate while yesterday today next first second half win defeat draw season
    matchday greet greets scores shoots photo stadium league who which when where out up down then`,
  pt: `o a os as um uma uns umas e ou de do da dos das ao aos à às no na nos nas num numa em com por pelo pela pelos pelas para sem sobre após ante entre
    desde até contra durante que se seu sua seus suas é são foi foram há tem está estão era este esta estes estas esse essa isso como mais muito
    também já não golo golos gol jogo jogador jogadores equipa campo adeptos treinador avançado guarda-redes defesa médio árbitro minuto
    celebra celebram festeja festejam enquanto ontem hoje junto primeiro primeira segundo segunda vitória derrota empate época jornada cumprimentam
    cumprimenta remata foto estádio liga frente depois antes quando onde`,
}

const WORDS_OF: Readonly<Record<Locale, ReadonlySet<string>>> = {
  es: new Set(WORDS.es.split(/\s+/)),
  en: new Set(WORDS.en.split(/\s+/)),
  pt: new Set(WORDS.pt.split(/\s+/)),
}

/** Spelling that only one of the languages has. */
const SPELLING: Readonly<Record<Locale, RegExp>> = {
  es: /[ñ¿¡]|(?:ción|ciones)(?!\p{L})|ll|ía(?!\p{L})/giu,
  en: /(?:ing|ed|tion|'s)(?!\p{L})|th|sh|w|k/giu,
  pt: /[ãõçâêô]|(?:ção|ções|ões)(?!\p{L})|lh|nh/giu,
}

const SPELLING_WEIGHT = 0.6

/** The language of a caption; null if the words do not tell. */
export function detectCaptionLanguage(caption: string): Locale | null {
  const words = caption.toLowerCase().match(/[\p{L}-]+/gu) ?? []
  // Names have capitals: they say nothing about the language around them.
  const lowerCase = caption.match(/(?<![\p{L}-])\p{Ll}[\p{L}'-]*/gu)?.join(' ') ?? ''
  const scoreOf = (locale: Locale) =>
    words.filter((word) => WORDS_OF[locale].has(word)).length +
    SPELLING_WEIGHT * (lowerCase.match(SPELLING[locale]) ?? []).length
  const scores = (['es', 'en', 'pt'] as const).map((locale) => ({ locale, score: scoreOf(locale) }))
  const [best, second] = scores.toSorted((one, other) => other.score - one.score)
  if (!best || !second || best.score === 0 || best.score === second.score) return null
  return best.locale
}
