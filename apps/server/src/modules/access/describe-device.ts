/** The first that matches: Edge's header also contains Chrome and Safari, Android's contains Linux, and an iPhone's Mac OS X. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** A browser and system, such as `Firefox, Windows`; null if neither is known. Never a part of the header itself, which anybody can write and mails show. */
export function describeDevice(userAgent: string): string | null {
  const nameIn = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(userAgent))?.[1]
  const parts = [nameIn(BROWSERS), nameIn(SYSTEMS)].filter((name) => name !== undefined)
  return parts.length === 0 ? null : parts.join(', ')
}
