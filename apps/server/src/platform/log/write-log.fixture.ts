import { createLog } from './log.ts'

// Far more than a pipe holds.
const LINES = 20_000

const log = createLog({ level: 'info' })
for (let line = 0; line < LINES; line += 1) log.info({ line, text: 'x'.repeat(100) }, 'written')
process.send?.('written')
