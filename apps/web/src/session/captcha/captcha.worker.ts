import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

// The proof of work takes about a second, which would block the main thread.
self.onmessage = async (event: MessageEvent<Challenge>) => {
  try {
    self.postMessage(await solveChallenge({ challenge: event.data, deriveKey }))
  } catch {
    // No WebCrypto, or an invalid challenge.
    self.postMessage(null)
  }
}
