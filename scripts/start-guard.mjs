// Loaded into every process that our commands start. Should the command itself be killed with SIGKILL, it cannot pass anything on: the
// closed channel then tells the child, which goes the same way, so that nothing is left behind holding the data folder or the port.
import { isMainThread } from 'node:worker_threads'

const die = () => process.kill(process.pid, 'SIGKILL')

if (isMainThread) {
  process.once('disconnect', die)
  // The command may have died before this line was reached.
  if (!process.connected) die()
  process.channel?.unref()
}
