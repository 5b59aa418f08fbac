import { parentPort, Worker } from 'node:worker_threads'

interface Request<Message> {
  /** Absent if nobody waits for a reply. */
  readonly task?: number
  readonly message: Message
}

type Reply<Answer> = { readonly task: number } & ({ readonly answer: Answer } | { readonly problem: string })

/** A worker thread that is started with its first message. If it fails, what is pending is rejected, and the next message starts it again. */
export interface Thread<Message, Answer> {
  /** Sends a message that has no answer. Does nothing once the thread was stopped. */
  post(message: Message): void
  /** Rejects with the stack of the handler's error as its message. */
  request(message: Message): Promise<Answer>
  stop(): Promise<void>
}

/** The file calls `handleMessages`. */
export function createThread<Message, Answer>(file: URL): Thread<Message, Answer> {
  let worker: Worker | null = null
  let isStopped = false
  let lastTask = 0
  const pending = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>()

  function fail(error: Error): void {
    worker = null
    for (const { reject } of pending.values()) reject(error)
    pending.clear()
  }

  function start(): Worker {
    const started = new Worker(file)
    started.unref()
    started.on('message', (reply: Reply<Answer>) => {
      const waiting = pending.get(reply.task)
      pending.delete(reply.task)
      if ('problem' in reply) waiting?.reject(new Error(reply.problem))
      else waiting?.resolve(reply.answer)
    })
    const failIfCurrent = (error: Error) => {
      if (worker === started) fail(error)
    }
    started.once('error', failIfCurrent)
    started.once('exit', () => failIfCurrent(new Error('A worker thread has ended')))
    return started
  }

  function send(request: Request<Message>): void {
    worker ??= start()
    worker.postMessage(request)
  }

  return {
    post(message) {
      if (!isStopped) send({ message })
    },

    async request(message) {
      if (isStopped) throw new Error('A worker thread was stopped')
      lastTask += 1
      const task = lastTask
      send({ task, message })
      return new Promise<Answer>((resolve, reject) => pending.set(task, { resolve, reject }))
    },

    async stop() {
      isStopped = true
      const stopped = worker
      fail(new Error('A worker thread was stopped'))
      await stopped?.terminate()
    },
  }
}

/** In the thread's file: answers requests. The handler is called in the order of the messages. */
export function handleMessages<Message, Answer>(handle: (message: Message) => Promise<Answer>): void {
  parentPort?.on('message', ({ task, message }: Request<Message>) => {
    handle(message).then(
      (answer) => task !== undefined && parentPort?.postMessage({ task, answer } satisfies Reply<Answer>),
      (error) =>
        task !== undefined &&
        parentPort?.postMessage({
          task,
          problem: error instanceof Error ? (error.stack ?? error.message) : String(error),
        } satisfies Reply<Answer>),
    )
  })
}
