import { parentPort, workerData } from 'node:worker_threads'
import { feedItems, feedText } from './feed-items.ts'
import type { ParseTask } from './parse-feed.ts'

// Started by `parseFeed` only.
const { bytes, contentType, base } = workerData as ParseTask

parentPort?.postMessage(feedItems(feedText(bytes, contentType), base))
