type Task = () => Promise<void>

export type QueueClient = string | number

export interface FairQueue {
  /** Runs the task as soon as it is this client's turn. */
  run<T>(client: QueueClient, task: () => Promise<T>): Promise<T>
}

/** Runs up to `concurrency` tasks at once, round-robin across clients, so that the backlog of one cannot starve the others. */
export function createFairQueue(concurrency: number): FairQueue {
  // A Map keeps the order of insertion, which is the order of turns.
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

  async function startWorker(): Promise<void> {
    running += 1
    for (let task = takeNext(); task; task = takeNext()) await task()
    running -= 1
  }

  return {
    run(client, task) {
      return new Promise((resolve, reject) => {
        const tasks = waiting.get(client) ?? []
        tasks.push(async () => {
          try {
            resolve(await task())
          } catch (error) {
            reject(error)
          }
        })
        waiting.set(client, tasks)
        if (running < concurrency) void startWorker()
      })
    },
  }
}
