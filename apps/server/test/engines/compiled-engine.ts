import { readFile } from 'node:fs/promises'

/** A global of Node.js that `@types/node` does not declare. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> }

const ENGINE = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))

/** Module-level, because it has to stay referenced for the next test files of this worker. */
let compiled: Promise<object> | undefined

/**
 * Compiles the embedded engine once per process. V8 shares compiled code between modules of the same bytes, also across
 * threads, as long as one of them is referenced: each database after the first opens in half the time.
 */
export async function keepEngineCompiled(): Promise<void> {
  compiled ??= readFile(ENGINE).then((bytes) => WebAssembly.compile(bytes))
  await compiled
}
