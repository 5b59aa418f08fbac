type Task = () => Promise<void>

export type QueueClient = string | number

export interface FairQueue {
  /** Runs the task as soon as it is this client's turn. */
  run<T>(client: QueueClient, task: () => Promise<T>): Promise<T>
}

/** Runs up to `concurrency` tasks at a time, one of each waiting client in turn, so that nobody waits for all tasks of another. */
export function createFairQueue(concurrency: number): FairQueue {
  // In the order of their next turn.
  const waiting = new Map<QueueClient, Task[]>()
  let running = 0

  function takeNext(): Task | undefined {
    const [next] = waiting
    if (next === undefined) return undefined
    const [client, tasks] = next
    const task = tasks.shift()
    waiting.delete(client)
    if (tasks.length > 0) waiting.set(client, tasks)
    return task
  }

  async function start(): Promise<void> {
    running += 1
    for (let task = takeNext(); task; task = takeNext()) await task()
    running -= 1
  }

  return {
    run(client, task) {
      return new Promise((resolve, reject) => {
        const tasks = waiting.get(client) ?? []
        tasks.push(() => task().then(resolve, reject))
        waiting.set(client, tasks)
        if (running < concurrency) void start()
      })
    },
  }
}
