import type { CSSProperties } from 'react'
import type { MailAccent } from '../mail-content.ts'

/** The colour tokens of the web app as literals: mail clients support no CSS variables. */
export const LIGHT = {
  paper: '#F6F7F9',
  surface: '#FFFFFF',
  sunken: '#EBEEF2',
  ink: '#0B1324',
  muted: '#535E72',
  line: '#D6DBE3',
}
export const DARK = {
  paper: '#0A101D',
  surface: '#121A2C',
  sunken: '#060A13',
  ink: '#EEF2F9',
  muted: '#9BA8BF',
  line: '#26324A',
}
const SANS = "Inter, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
const HEADLINE = `Archivo, ${SANS}`
const MONO = "ui-monospace, 'Cascadia Mono', Menlo, Consolas, 'Courier New', monospace"

const text = (sizePx: number, lineHeightPx: number): CSSProperties => ({
  margin: '0 0 16px',
  fontFamily: SANS,
  fontSize: `${sizePx}px`,
  lineHeight: `${lineHeightPx}px`,
  color: LIGHT.ink,
  // Long addresses must not scroll horizontally on phones.
  overflowWrap: 'anywhere',
  wordBreak: 'break-word',
})

export const styles = {
  body: { margin: 0, padding: 0, WebkitTextSizeAdjust: '100%' },
  preview: { display: 'none', overflow: 'hidden', lineHeight: '1px', opacity: 0, maxHeight: 0, maxWidth: 0 },
  paper: { backgroundColor: LIGHT.paper },
  outer: { width: '100%', maxWidth: '600px', margin: '0 auto' },
  stripe: { height: '4px', lineHeight: '4px', fontSize: '4px' },
  panel: { backgroundColor: LIGHT.surface, padding: '24px 24px 16px' },
  brand: { ...text(14, 20), margin: '0 0 24px', fontWeight: 600, color: LIGHT.muted },
  heading: {
    ...text(28, 32),
    fontFamily: HEADLINE,
    fontWeight: 800,
    letterSpacing: '-0.02em',
    margin: '0 0 20px',
  },
  text: text(16, 24),
  label: { ...text(14, 20), margin: '0 0 4px', color: LIGHT.muted },
  fact: {
    ...text(20, 28),
    fontFamily: MONO,
    fontWeight: 600,
    margin: '0 0 24px',
    padding: '12px 16px',
    backgroundColor: LIGHT.sunken,
    borderRadius: '4px',
  },
  quote: { ...text(16, 24), margin: '0 0 24px', padding: '0 0 0 16px', borderLeft: `3px solid ${LIGHT.ink}` },
  item: { ...text(16, 24), margin: '0', padding: '10px 0', borderTop: `1px solid ${LIGHT.line}` },
  itemDetail: { color: LIGHT.muted, fontSize: '14px' },
  list: { padding: '0 0 16px' },
  action: { padding: '8px 0 24px' },
  button: {
    display: 'inline-block',
    padding: '14px 24px',
    borderRadius: '4px',
    fontFamily: SANS,
    fontSize: '16px',
    lineHeight: '22px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  small: { ...text(14, 20), color: LIGHT.muted, margin: '0 0 12px' },
  footer: { padding: '20px 24px 40px' },
  link: { color: 'inherit', textDecoration: 'underline' },
} satisfies Record<string, CSSProperties>

/** In the colour of the league. */
export const accentStyles = ({ fill, on, edge }: MailAccent) => ({
  stripe: { ...styles.stripe, backgroundColor: fill },
  button: { ...styles.button, backgroundColor: fill, border: `1px solid ${edge}`, color: on },
})

const dark = (prefix: string) => `
${prefix} .mz-paper { background-color: ${DARK.paper} !important; }
${prefix} .mz-surface { background-color: ${DARK.surface} !important; }
${prefix} .mz-sunken { background-color: ${DARK.sunken} !important; }
${prefix} .mz-ink { color: ${DARK.ink} !important; }
${prefix} .mz-muted { color: ${DARK.muted} !important; }
${prefix} .mz-bar { border-color: ${DARK.ink} !important; }
${prefix} .mz-divider { border-color: ${DARK.line} !important; }`

/**
 * What inline styles cannot say: phones, and the dark theme, for which Outlook adds the attribute `data-ogsc` to what it recolours instead of
 * matching a media query. The inline colours of the button are repeated as important, because some clients invert text in the dark theme.
 */
export const styleSheet = (accent: MailAccent) => `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body.mz-paper { background-color: ${LIGHT.paper}; }
@media (prefers-color-scheme: dark) {${dark('')}
}${dark('[data-ogsc]')}
.mz-button { background-color: ${accent.fill} !important; color: ${accent.on} !important; }
@media (max-width: 480px) { .mz-heading { font-size: 24px !important; line-height: 28px !important; } }
`
