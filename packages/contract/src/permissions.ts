export const PERMISSIONS = [
  'posts',
  'publish',
  'taxonomy',
  'embargo',
  'export',
  'figures',
  'users',
  'settings',
  'audit',
] as const

export type Permission = (typeof PERMISSIONS)[number]

export const ROLES = ['media', 'editor', 'manager', 'admin'] as const

export type Role = (typeof ROLES)[number]

/** What a role grants before single permissions are added to it or taken from it. */
export const ROLE_PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  media: [],
  editor: ['posts', 'publish', 'taxonomy', 'embargo', 'export', 'figures'],
  manager: ['export', 'figures'],
  admin: PERMISSIONS,
}

export interface Grants {
  readonly role: Role
  readonly added: readonly Permission[]
  readonly taken: readonly Permission[]
}

/** The permissions that a person has now, in the order of `PERMISSIONS`. What was taken wins over what was added. */
export function effectivePermissions({ role, added, taken }: Grants): Permission[] {
  const granted = new Set<Permission>([...ROLE_PERMISSIONS[role], ...added])
  return PERMISSIONS.filter((permission) => granted.has(permission) && !taken.includes(permission))
}
