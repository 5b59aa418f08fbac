// Loaded into a measured process with `--expose-gc --import`. Answers every message with the bytes that are still in use after a full
// garbage collection. The resident memory of a process says less: it contains garbage that was not collected yet, and free pages.
process.on('message', () => {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  process.send?.(heapUsed + external)
})
// The server must be able to end.
process.channel?.unref()
