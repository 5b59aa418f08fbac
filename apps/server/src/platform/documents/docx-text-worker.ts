import { createReadStream } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import type { DocxTask } from './document-text.ts'
import { readDocxText } from './docx-text.ts'

// Started by `readDocumentText` only.
const { path } = workerData as DocxTask

parentPort?.postMessage(await readDocxText(createReadStream(path)))
