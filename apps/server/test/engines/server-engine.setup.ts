import { tmpdir } from 'node:os'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../src/platform/database/migrate.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { installJobs } from '../test-jobs.ts'
import { type PostgresServer, startPostgresServer } from './postgres-server.ts'

const TEMPLATE = 'template_of_tests'

let server: PostgresServer | undefined

export async function setup(project: TestProject): Promise<void> {
  server = await startPostgresServer()
  const first = await openDatabase({ dataDir: tmpdir(), databaseUrl: server.url('postgres') })
  await first.query(`create database ${TEMPLATE}`)
  await first.close()
  const database = await openDatabase({ dataDir: tmpdir(), databaseUrl: server.url(TEMPLATE) })
  await migrate(database)
  await installJobs(database)
  await database.close()
  project.provide('engine', { kind: 'server', url: server.url('postgres'), template: TEMPLATE })
}

export async function teardown(): Promise<void> {
  await server?.remove()
}
