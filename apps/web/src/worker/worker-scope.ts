/** The worker's own global. The project's types are those of a page, where `self` is a window. */
export const scope = self as unknown as ServiceWorkerGlobalScope
