import { aFixture, aMatchday, aMatchdayTag } from '@mixed-zone/test-data/matchdays'
import { fixtures, matchdays } from '../src/platform/database/schema/library.ts'
import { usageEvents } from '../src/platform/database/schema/records.ts'
import { insertPost, insertTag, insertTeam } from './insert-posts.ts'
import { startTestApp } from './start-test-app.ts'
import { insertPack, rollUp, type UsagePerson, usageOf } from './usage-scenario.ts'

const SPAIN = { companyName: 'El Correo del Sur', mediaType: 'newspaper', country: 'ES', region: 'europe' } as const
const BRAZIL = { companyName: 'Rádio Litoral', mediaType: 'radio', country: 'BR', region: 'latin-america' } as const

export type FiguresScenario = Awaited<ReturnType<typeof startFigures>>

/** Two journalists who have used two posts about a matchday, and one that is under embargo. */
export async function startFigures() {
  const test = await startTestApp()
  const manager = (await test.signIn({ role: 'manager' })).token
  const admin = (await test.signIn({ role: 'admin' })).token
  const anna: UsagePerson = {
    ...SPAIN,
    personId: (await test.signIn({ ...SPAIN, firstName: 'Anna', surnames: 'Riera' })).personId,
  }
  const joao: UsagePerson = {
    ...BRAZIL,
    personId: (await test.signIn({ ...BRAZIL, firstName: 'João', surnames: 'Prado', communicationsLocale: 'pt' }))
      .personId,
  }
  const home = await insertTeam(test.db, { name: 'Almenara', textId: 'almenara' })
  const away = await insertTeam(test.db, { name: 'Vega Real' })
  const tag = await insertTag(
    test.db,
    aMatchdayTag({ textId: 'matchday-12', names: { es: 'Jornada 12', en: 'Matchday 12', pt: 'Jornada 12' } }),
  )
  await test.db
    .insert(matchdays)
    .values(aMatchday({ tagId: tag.id, number: 12, startsOn: '2026-11-13', endsOn: '2026-11-15' }))
  const [fixture] = await test.db
    .insert(fixtures)
    .values(aFixture({ matchdayId: tag.id, homeTeamId: home.id, awayTeamId: away.id }))
    .returning({ id: fixtures.id })
  const fixtureId = fixture?.id ?? 0
  const derby = await insertPost(test.db, {
    fixtureId,
    teamIds: [home.id, away.id],
    translations: [{ locale: 'en', title: 'Almenara win the derby' }],
  })
  const report = await insertPost(test.db, {
    teamIds: [home.id],
    translations: [{ locale: 'en', title: 'Medical report' }],
  })
  const secret = await insertPost(test.db, {
    embargoUntil: new Date('2026-11-16T18:00:00Z'),
    teamIds: [away.id],
    translations: [{ locale: 'en', title: 'Secret transfer' }],
  })
  const ids = {
    derby: derby.id,
    report: report.id,
    secret: secret.id,
    home: home.id,
    away: away.id,
    fixture: fixtureId,
  }
  const at = (day: string, hour = 12) => new Date(`${day}T${hour}:00:00Z`)
  await test.db
    .insert(usageEvents)
    .values([
      usageOf(anna, { at: at('2026-11-15'), postId: derby.id }),
      usageOf(anna, { at: at('2026-11-15'), postId: derby.id, event: 'download', bytes: 1000 }),
      usageOf(joao, { at: at('2026-11-14'), postId: derby.id, event: 'download', bytes: 500 }),
      usageOf(joao, { at: at('2026-11-14'), postId: report.id, event: 'copy-text' }),
      usageOf(joao, { at: at('2026-11-10'), postId: secret.id }),
      usageOf(anna, { at: at('2026-10-10'), postId: report.id }),
    ])
  await insertPack(test, usageOf(anna, { at: at('2026-11-13'), bytes: 10_000 }), [
    { postId: derby.id, bytes: 3000 },
    { postId: report.id, bytes: 2000 },
    { postId: secret.id, bytes: 4000 },
  ])
  await rollUp(test)
  return { test, manager, admin, ids }
}
