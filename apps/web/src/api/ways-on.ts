import { createContext, type ReactNode } from 'react'

/** Where else to go from a page that is not there. The frame knows the portal's ways; what is below it does not. */
export const WaysOn = createContext<ReactNode>(null)
