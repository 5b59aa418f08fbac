import { ApiFailure } from '../api/failure.ts'

/**
 * Loads a part of the app. One that is gone, because a newer version was put in its place, makes the router load the page
 * anew; on a dead line that would only lose the page, so there the failure is that of any call.
 */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    console.warn('A part of the app did not arrive', error)
    if (!navigator.onLine) throw new ApiFailure('network', {}, { cause: error })
    throw error
  }
}
