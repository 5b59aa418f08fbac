import { parentPort, Worker } from 'node:worker_threads'

interface Request<Message> {
  /** Absent if nobody waits for a reply. */
  readonly task?: number
  readonly message: Message
}

type Reply<Answer> = { readonly task: number } & ({ readonly answer: Answer } | { readonly problem: string })

/** A worker thread that lives as long as the process. Failures of the thread reject what is pending; the next message starts it again. */
export interface Thread<Message, Answer> {
  /** Sends a message that has no answer. */
  post(message: Message): void
  /** Rejects with what the thread's handler has thrown, as a text. */
  request(message: Message): Promise<Answer>
  stop(): Promise<void>
}

/** Starts the thread with its first message. Its file calls `handleMessages`. */
export function createThread<Message, Answer>(file: URL): Thread<Message, Answer> {
  let worker: Worker | null = null
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
    started.once('error', fail)
    started.once('exit', () => {
      if (worker === started) fail(new Error('A worker thread has ended'))
    })
    return started
  }

  function send(request: Request<Message>): void {
    worker ??= start()
    worker.postMessage(request)
  }

  return {
    post: (message) => send({ message }),

    request(message) {
      lastTask += 1
      const task = lastTask
      const answer = new Promise<Answer>((resolve, reject) => pending.set(task, { resolve, reject }))
      send({ task, message })
      return answer
    },

    async stop() {
      const stopped = worker
      worker = null
      await stopped?.terminate()
      fail(new Error('A worker thread was stopped'))
    },
  }
}

/** In the thread's file: answers requests. The handler is called in the order of the messages. */
export function handleMessages<Message, Answer>(handle: (message: Message) => Promise<Answer>): void {
  parentPort?.on('message', ({ task, message }: Request<Message>) => {
    handle(message).then(
      (answer) => task !== undefined && parentPort?.postMessage({ task, answer } satisfies Reply<Answer>),
      (error) =>
        task !== undefined && parentPort?.postMessage({ task, problem: String(error) } satisfies Reply<Answer>),
    )
  })
}
