import type { Endpoint } from './endpoint.ts'
import { getCaptcha, login, logout } from './endpoints/access.ts'
import { getHome, getPost, listSections } from './endpoints/library.ts'

/** Every call that exists. A descriptor that is not here does not exist; one that is here has a handler. */
export const ENDPOINTS = [
  getCaptcha,
  login,
  logout,
  listSections,
  getHome,
  getPost,
] as const satisfies readonly Endpoint[]
