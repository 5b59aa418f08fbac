/**
 * What the login page needs comes in two files rather than twenty: one that changes with the dependencies, one that
 * changes with us. The signs of the frame come in one file: a file for each weighs twice as much. `page-groups.ts` says how the home page comes.
 * The rest is left to the bundler, which gives each screen its own.
 */
export const CHUNK_GROUPS = [
  {
    name: 'vendor',
    test: /node_modules[\\/](?:react|react-dom|scheduler|use-sync-external-store|zustand|@tanstack[\\/](?!.*query)[^\\/]+)[\\/]/,
  },
  { name: 'ground', test: isGround },
  {
    name: 'signs',
    test: /lucide-react[\\/].*[\\/](?:arrow-(?:right|up)|chevron-(?:left|right|up)|external-link|image|languages|life-buoy|lock|package|phone|search|share-2|shopping-basket|video|x)\.(?:m?js)$/,
  },
]

const GROUND = [
  /src[\\/]i18n[\\/](?!texts[\\/]|numbers|relative|use-formats)/,
  /src[\\/]session[\\/](?!captcha)/,
  /src[\\/]ui[\\/]primitives[\\/](?:alert|brand-mark|button|button-link|button-style|class-names|disclosure|field)\./,
  /src[\\/]ui[\\/]primitives[\\/](?:icon|input-style|link|password-input|spinner|text-input|text-link)\./,
  /contract[\\/]src[\\/](?:boot-config|endpoint|errors|locales|permissions|screens)\./,
  /contract[\\/]src[\\/]rules[\\/](?:filter-path|language-choice|path-segment|plural)\./,
]

function isGround(id: string): boolean {
  return GROUND.some((pattern) => pattern.test(id))
}
