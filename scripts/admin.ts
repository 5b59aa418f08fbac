import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.ts'

/** `npm run admin -- …`: the accreditation desk's work at a terminal, whether or not the product runs. */
const envFile = join(ROOT, '.env')
if (existsSync(envFile)) process.loadEnvFile(envFile)
await import('../apps/server/src/commands/admin.ts')
