import { LOCALES } from '@mixed-zone/contract/locales'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import { listLexemes } from './lexemes.ts'

export const TEAMS = 20
export const CATEGORIES = 12
export const PLAYERS = 400
export const TOPICS = 60
export const MATCHDAYS = 38

/** The first is the picture of all posts. */
export const FILES = 7

export const teamName = (id: number) => `Club number${id}`

const names = (text: string) => `jsonb_build_object('es', ${text}, 'en', ${text}, 'pt', ${text})`

const TAXONOMY = `
  insert into teams (text_id, name, short_name, main_colour, second_colour)
    select 'team-' || n, 'Club number' || n, 'Club' || n, '#8c1d2f', '#f3f6fb' from generate_series(1, ${TEAMS}) as n;
  insert into categories (text_id, names) select 'category-' || n, ${names("'Category ' || n")} from generate_series(1, ${CATEGORIES}) as n;
  insert into tags (text_id, kind, names, team_id)
    select 'player-' || n, 'player', ${names("'Player surname' || n")}, 1 + n % ${TEAMS} from generate_series(1, ${PLAYERS}) as n;
  insert into tags (text_id, kind, names) select 'topic-' || n, 'topic', ${names("'Topic ' || n")} from generate_series(1, ${TOPICS}) as n;
  insert into tags (text_id, kind, names) select 'matchday-' || n, 'matchday', ${names("'Matchday ' || n")} from generate_series(1, ${MATCHDAYS}) as n;
  insert into matchdays (tag_id, season, number, starts_on, ends_on)
    select id, '2026-27', id - ${PLAYERS + TOPICS}, '2026-08-01'::date + (id - ${PLAYERS + TOPICS})::integer * 7, '2026-08-03'::date + (id - ${PLAYERS + TOPICS})::integer * 7
    from tags where kind = 'matchday';
  insert into files (sha256, crc32, size_bytes, media_type, width, height, placeholder, created_at)
    select sha256(convert_to(n::text, 'UTF8')), n, 100000, 'image/webp', 1920, 1280, 'data:image/webp;base64,' || repeat('A', 120), now()
    from generate_series(1, ${FILES}) as n;
  insert into renditions (source_id, name, format, file_id, width, height)
    select 1, name, format, 2, side, side * 2 / 3
    from (values ('1920', 1920), ('1080', 1080), ('thumb', 480)) as size (name, side), (values ('webp'), ('jpeg')) as made (format);`

/** Lexemes of the names of taxonomy rows in all languages, by their number. */
export interface NamedLexemes {
  readonly teams: readonly (readonly string[])[]
  readonly categories: readonly (readonly string[])[]
  readonly tags: readonly (readonly string[])[]
  /** Of the caption that every picture has. */
  readonly caption: readonly string[]
}

/** Writes teams, categories, tags and files into an empty database. */
export async function writeTaxonomy(database: Database): Promise<NamedLexemes> {
  await database.query(TAXONOMY)
  const until = (count: number, name: (number: number) => string) =>
    Array.from({ length: count + 1 }, (_, number) => (number === 0 ? '' : name(number)))
  const inAll = async (texts: readonly string[]) => {
    const each = await Promise.all(LOCALES.map((locale) => listLexemes(database, locale, texts)))
    return texts.map((_, index) => [...new Set(each.flatMap((lexemes) => lexemes[index] ?? []))])
  }
  return {
    teams: await inAll(until(TEAMS, (number) => `${teamName(number)} Club${number}`)),
    categories: await inAll(until(CATEGORIES, (number) => `Category ${number}`)),
    tags: await inAll([
      ...until(PLAYERS, (number) => `Player surname${number}`),
      ...until(TOPICS, (number) => `Topic ${number}`).slice(1),
      ...until(MATCHDAYS, (number) => `Matchday ${number}`).slice(1),
    ]),
    caption: (await inAll(['Caption']))[0] ?? [],
  }
}
