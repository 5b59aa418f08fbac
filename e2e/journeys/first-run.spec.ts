import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { provisionalPasswordIn } from '../harness/accounts.ts'
import { storageWith } from '../harness/browser-storage.ts'
import { runSql } from '../harness/database.ts'
import { test } from '../harness/fixtures.ts'
import { waitForMail } from '../harness/outbox.ts'
import { type Product, startProduct } from '../harness/product.ts'
import { forcedChange } from '../pages/forced-change.ts'
import { loginPage } from '../pages/login-page.ts'

/** Of the accounts that the test creates. */
const PASSWORD = 'Floodlight-Box-44'

const READER = { email: 'kim.lee@wire.test', password: 'Tribuna-Norte-26' }

const TITLE = 'La Liga Nova echa a rodar'

const CLUBS =
  `Faro Sur,Brisa,Almenara,Puerto Claro,Ribeira,Monteluna,Cantera,Nortada,Roca Alta,Campo Novo,Lagoa,Estrela,Estuario,
Sierra Blanca,Trigales,Oliveira,Salinas,Vega Real,Ferrería,Monte Alto`.split(/,\s*/)

/** Twelve lines of the file, each broken in its own way, with what the studio says of it. */
const BROKEN_CELLS = [
  { line: 3, column: 0, text: '', problem: 'No es un número de jornada' },
  { line: 17, column: 0, text: 'doce', problem: 'No es un número de jornada' },
  { line: 40, column: 1, text: '2027-11-31 21:00', problem: 'El día 2027-11-31 no existe' },
  { line: 61, column: 1, text: 'pronto', problem: '«pronto» no es una fecha' },
  { line: 88, column: 1, text: '2027-10-05', problem: 'Falta' },
  { line: 101, column: 1, text: '2027-10-05 25:00', problem: '«25:00» no es una hora' },
  { line: 150, column: 2, text: '', problem: 'Falta' },
  { line: 199, column: 2, text: 'Brixa', problem: 'Ningún club se llama «Brixa»' },
  { line: 222, column: 3, text: '', problem: 'Falta' },
  { line: 260, column: 3, text: 'Farol Sur', problem: 'Ningún club se llama «Farol Sur»' },
  { line: 301, column: 4, text: 'ganó', problem: '«ganó» no es un resultado' },
  { line: 380, column: 4, text: '3-', problem: '«3-» no es un resultado' },
] as const

/** Everybody against everybody, twice: 38 matchdays of ten fixtures, dates in two formats, twelve broken lines. */
function brokenSeason(): string {
  const rows = Array.from({ length: 380 }, (_, index) => {
    const [round, pair] = [Math.floor(index / 10), index % 10]
    const rotated = (place: number) => (place === 0 ? 0 : ((place - 1 + round) % 19) + 1)
    const clubs = [CLUBS[rotated(pair)] ?? '', CLUBS[rotated(19 - pair)] ?? '']
    const day = new Date(Date.UTC(2027, 7, 14 + 7 * round)).toISOString().slice(0, 10)
    const kickOff = pair % 2 === 0 ? `${day} 21:00` : `${day.split('-').toReversed().join('/')} 18.30`
    return [`Jornada ${round + 1}`, kickOff, ...(round < 19 ? clubs : clubs.toReversed()), '']
  })
  for (const { line, column, text } of BROKEN_CELLS) {
    const row = rows[line - 2]
    if (row) row[column] = text
  }
  return [['Jornada', 'Inicio', 'Local', 'Visitante', 'Resultado'], ...rows].map((row) => row.join(';')).join('\n')
}

test.describe('An empty installation', () => {
  let dataDir: string
  let empty: Product

  test.beforeAll(async () => {
    test.setTimeout(180_000)
    dataDir = mkdtempSync(join(tmpdir(), 'mixed-zone-empty-'))
    empty = await startProduct({ dataDir, env: { DEMO: 'false' }, timeoutMs: 150_000 })
  })

  test.afterAll(async () => {
    await empty.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  test('is set up in the browser, up to a picture that a journalist sees', async ({ browser, browserErrors }) => {
    test.setTimeout(300_000)
    // An invitation asks for the password first.
    browserErrors.allow(/status of 403/)
    const [, link = ''] = await empty.command.waitFor(/(http:\/\/\S+\/setup\/\S+)/)
    const openContext = () =>
      browser.newContext({
        baseURL: empty.origin,
        storageState: storageWith({ origin: empty.origin, session: null, cookieConsent: 'rejected' }),
      })
    const context = await openContext()
    const page = await context.newPage()
    const findStep = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

    await test.step('the link creates the first admin', async () => {
      await page.goto(link)
      await page.getByLabel('Nombre', { exact: true }).fill('Ruth')
      await page.getByLabel('Apellidos', { exact: true }).fill('Aldana')
      await page.locator('input[type=email]').fill('ruth@liga-nova.test')
      await page.locator('input[autocomplete=new-password]').first().fill(PASSWORD)
      await page.locator('input[autocomplete=new-password]').last().fill(PASSWORD)
      await page.getByRole('button', { name: 'Crear la cuenta y empezar' }).click()
      await findStep('Nombre y colores')
    })

    await test.step('the link does not work a second time', async () => {
      const other = await openContext()
      const late = await other.newPage()
      await late.goto(link)
      await late.getByRole('heading', { level: 1, name: 'Este enlace ya no sirve' }).waitFor()
      await other.close()
    })

    await test.step('name and colours', async () => {
      await page.getByLabel('Liga', { exact: true }).fill('Liga Nova')
      await expect(page.getByText(/^Guardado/).first()).toBeVisible()
      await page.getByRole('button', { name: 'Guardar y seguir' }).click()
      await findStep('Tus clubes')
    })

    await test.step('clubs from a file, with a crest', async () => {
      const csv = ['Club;Código;Color;Estadio', 'Faro Sur;FAR;#f0b020;Los Faros', 'Brisa;BRI;#0d9488;El Varadero']
      const crest = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#f0b020' } })
        .png()
        .toBuffer()
      await page.getByLabel('Elegir archivos').setInputFiles([
        { name: 'clubes.csv', mimeType: 'text/csv', buffer: Buffer.from(csv.join('\n')) },
        { name: 'faro-sur.png', mimeType: 'image/png', buffer: crest },
      ])
      await page.getByRole('row', { name: /Faro Sur.*Nuevo, con escudo/ }).waitFor()
      await page.getByRole('button', { name: 'Guardar 2 clubes y seguir' }).click()
      await findStep('Tus partidos')
    })

    const countFixtures = () => runSql(dataDir, 'select count(*) from fixtures')
    const openSeason = async () => {
      await page.getByRole('link', { name: 'Importar la temporada' }).click()
      await page
        .getByLabel('Elegir un archivo')
        .setInputFiles({ name: 'liga.csv', mimeType: 'text/csv', buffer: Buffer.from(brokenSeason()) })
      await page.getByLabel('Temporada de las líneas sin ella').fill('2027-28')
      await page.getByRole('checkbox', { name: 'Crear los clubes que no existen' }).check()
    }

    await test.step('380 fixtures from a file: twelve broken lines are named, and nothing is written before the button', async () => {
      await openSeason()
      await page.getByRole('button', { name: '368 nuevos' }).waitFor()
      await page.getByRole('button', { name: '12 con errores' }).click()
      const broken = page.locator('main tbody tr')
      await expect(broken).toHaveCount(BROKEN_CELLS.length)
      await expect(broken.locator('[aria-invalid]')).toHaveCount(BROKEN_CELLS.length)
      for (const [index, { line, problem }] of BROKEN_CELLS.entries()) {
        await expect(broken.nth(index).getByRole('rowheader')).toHaveText(String(line))
        await expect(broken.nth(index)).toContainText(problem)
      }
      expect(await countFixtures()).toBe('0')
      await page.getByRole('checkbox', { name: 'Dejar fuera las líneas con errores' }).check()
      await page.getByRole('button', { name: 'Importar 368 de 380' }).click()
      await findStep('Tus partidos')
      await page.getByText('368 en 38 jornadas').first().waitFor()
      expect(await countFixtures()).toBe('368')
    })

    await test.step('the same file again changes nothing', async () => {
      await openSeason()
      await page.getByRole('button', { name: '368 iguales' }).waitFor()
      await page.getByRole('checkbox', { name: 'Dejar fuera las líneas con errores' }).check()
      await expect(page.getByRole('button', { name: 'Importar 0 de 380' })).toHaveAttribute('aria-disabled', 'true')
      await page.getByRole('button', { name: /^Cancelar/ }).click()
      await findStep('Tus partidos')
      await page.getByRole('button', { name: 'Seguir', exact: true }).click()
      await findStep('Lo que prometes')
    })

    await test.step('what the league promises', async () => {
      await page.getByRole('button', { name: 'Añadir las cinco habituales' }).click()
      await page.getByText('5 entregas por partido').waitFor()
      await page.getByRole('button', { name: 'Seguir', exact: true }).click()
      await findStep('Tu equipo')
    })

    await test.step('goes on where it was left', async () => {
      await page.goto('/es/studio')
      await findStep('Tu equipo')
    })

    await test.step('a test mail, and a journalist', async () => {
      await page.getByRole('button', { name: 'Enviarme un correo de prueba' }).click()
      await expect(page.getByText('Se ha guardado como archivo.')).toBeVisible({ timeout: 30_000 })
      await page.getByLabel('Direcciones').fill(`${READER.email},`)
      await page.getByLabel(`Rol de ${READER.email}`).selectOption('media')
      await page.getByRole('button', { name: 'Enviar 1 invitación y seguir' }).click()
      await page.getByRole('dialog').locator('input[type=password]').fill(PASSWORD)
      await page.getByRole('dialog').getByRole('button', { name: 'Confirmar', exact: true }).click()
      await findStep('Primera publicación')
    })

    await test.step('the first post, with a picture', async () => {
      const picture = join(dataDir, 'faro.jpg')
      await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#16563f' } }).toFile(picture)
      await page.getByRole('button', { name: 'Crear la publicación' }).click()
      await page.waitForURL(/\/es\/studio\/posts\/\d+/)
      await page.getByRole('textbox', { name: 'Título, español' }).fill(TITLE)
      await page.getByLabel('Uso permitido').selectOption({ label: 'Uso editorial' })
      await expect(page.getByText(/^Guardado/).first()).toBeVisible()
      await page.getByRole('link', { name: /^Fotos/ }).click()
      await page.getByLabel('Archivos…').setInputFiles(picture)
      await page.getByRole('button', { name: 'Seleccionar faro.jpg' }).waitFor({ timeout: 60_000 })
      await page.getByRole('button', { name: 'Publicar…' }).click()
      const dialog = page.getByRole('dialog', { name: 'Publicar' })
      await expect(dialog.getByRole('button', { name: /^Publicar/ })).toBeEnabled({ timeout: 60_000 })
      await page.keyboard.press('Control+Enter')
      await dialog.waitFor({ state: 'hidden' })
    })

    await test.step('the journalist sees it', async () => {
      const mail = await waitForMail({ dataDir, to: READER.email, about: 'contraseña provisional', timeoutMs: 60_000 })
      const other = await openContext()
      const reader = await other.newPage()
      await loginPage(reader, 'es').open()
      await loginPage(reader, 'es').send({ email: READER.email, password: provisionalPasswordIn(mail) })
      await forcedChange(reader, 'es').waitUntilShown()
      await forcedChange(reader, 'es').choose(provisionalPasswordIn(mail), READER.password)
      await reader.getByRole('button', { name: 'He leído y acepto' }).click()
      const post = reader.getByRole('link', { name: TITLE }).first()
      await expect(async () => {
        await reader.goto('/es/home')
        await expect(post).toBeVisible({ timeout: 5_000 })
      }).toPass({ timeout: 60_000 })
      await post.click()
      await reader.getByRole('heading', { level: 1, name: TITLE }).waitFor()
      await expect(reader.locator('[data-picture]')).toHaveCount(1)
      await other.close()
    })

    await test.step('the studio no longer begins with the first run', async () => {
      await page.goto('/es/studio')
      await page.getByRole('navigation', { name: 'Navegación del estudio' }).waitFor()
      await expect(page).toHaveURL(/\/es\/studio$/)
    })
    await context.close()
  })
})
