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

/** The permissions of a role, before single ones are added or taken. */
export const ROLE_PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  media: [],
  editor: ['posts', 'publish', 'taxonomy', 'embargo', 'export', 'figures'],
  manager: ['export', 'figures'],
  admin: PERMISSIONS,
}

interface PermissionGrants {
  readonly role: Role
  readonly added: readonly Permission[]
  readonly taken: readonly Permission[]
}

/** In the order of `PERMISSIONS`. Taken permissions win over added ones. */
export function effectivePermissions({ role, added, taken }: PermissionGrants): Permission[] {
  const granted = new Set<Permission>([...ROLE_PERMISSIONS[role], ...added])
  return PERMISSIONS.filter((permission) => granted.has(permission) && !taken.includes(permission))
}

/** Whether somebody works in the studio: with any permission, but `embargo` alone is one of a reader. */
export function isStaff(permissions: readonly Permission[]): boolean {
  return permissions.some((permission) => permission !== 'embargo')
}
