import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

// The proof of work takes about a second: here it does not hold up the page.
self.onmessage = async (event: MessageEvent<Challenge>) => {
  try {
    self.postMessage(await solveChallenge({ challenge: event.data, deriveKey }))
  } catch {
    // No WebCrypto, or a challenge that makes no sense: there is no solution either way.
    self.postMessage(null)
  }
}
