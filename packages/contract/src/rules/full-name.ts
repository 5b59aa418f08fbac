interface Named {
  readonly firstName: string | null
  readonly surnames: string | null
}

/** Empty for a deleted account, whose names are null. */
export function fullName({ firstName, surnames }: Named): string {
  return `${firstName ?? ''} ${surnames ?? ''}`.trim()
}

/** Null for nobody, or a deleted account. */
export function fullNameOrNull(names: Named): string | null {
  return names.firstName === null ? null : fullName(names)
}
