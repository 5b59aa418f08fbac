import { handleMessages } from '../../src/platform/threads/thread.ts'

/** Answers with the message, unless it is one of three commands. */
handleMessages(async (message: string): Promise<string> => {
  if (message === 'fail') throw new Error('told to fail')
  if (message === 'exit') process.exit(1)
  if (message === 'wait') await new Promise(() => undefined)
  return message
})
