import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

/** Node.js has it; only the types of a browser tell of it. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> }

const ENGINE = resolve(import.meta.dirname, '../../../../node_modules/@electric-sql/pglite/dist/pglite.wasm')

let compiled: Promise<object> | undefined

/**
 * Holds the compiled embedded engine for as long as this process lives. V8 gives its machine code to whoever compiles the same bytes
 * while somebody holds it, threads included: each database after the first opens in half the time.
 */
export async function keepEngineCompiled(): Promise<void> {
  compiled ??= readFile(ENGINE).then((bytes) => WebAssembly.compile(bytes))
  await compiled
}
