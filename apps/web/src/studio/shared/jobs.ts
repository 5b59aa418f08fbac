import { getJob } from '@mixed-zone/contract/endpoints/studio/jobs'
import type { Job } from '@mixed-zone/contract/schemas/studio/jobs'
import { queryOptions } from '@tanstack/react-query'
import { create } from 'zustand'
import { orThrow } from '../../api/client.ts'
import { onSessionEnd } from '../../session/session-store.ts'
import { studioClient } from './studio-client.ts'
import { studioKey } from './studio-query.ts'

/** A bulk action that was started on this page. */
export interface TrackedJob {
  readonly id: string
  /** "Authorise 12": what is done. */
  readonly label: string
  /** Called once when it has ended. */
  readonly onEnded?: (job: Job) => void
}

export const useJobs = create<{ readonly jobs: readonly TrackedJob[] }>()(() => ({ jobs: [] }))

/** Shows the progress of a bulk action in the dock, and afterwards what was left as it was. */
export function trackJob(job: TrackedJob): void {
  const unwatch = onSessionEnd(() => {
    unwatch()
    dismissJob(job.id)
  })
  useJobs.setState(({ jobs }) => ({ jobs: [...jobs, job] }))
}

export function dismissJob(id: string): void {
  useJobs.setState(({ jobs }) => ({ jobs: jobs.filter((job) => job.id !== id) }))
}

/** The live stream announces progress; this is for a browser without a connection to it. */
const POLL_MS = 3000

/** The job with the first rows that were left as they were. */
export function jobQuery(id: string) {
  return queryOptions({
    queryKey: studioKey('job', id),
    queryFn: ({ signal }) =>
      orThrow(
        studioClient.call(getJob, undefined, { params: { id }, query: { result: 'failed', pageSize: 50 }, signal }),
      ),
    refetchInterval: ({ state }) => (state.data?.job.state === 'running' || !state.data ? POLL_MS : false),
  })
}
