import type { catalogue as source } from './catalogues/es/catalogue.ts'

/**
 * All words of the interface in one language. A value is a string, or a function of named variables where something
 * has to be filled in or counted.
 */
export type Catalogue = typeof source
