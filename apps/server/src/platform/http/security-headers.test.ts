import { describe, expect, it } from 'vitest'
import { buildSecurityHeaders, type SecurityOptions } from './security-headers.ts'

const publicUrl = 'http://localhost:3000'

const headersFor = (options: Partial<SecurityOptions> = {}) => buildSecurityHeaders({ publicUrl, ...options })

const policyFor = (options?: Partial<SecurityOptions>) => String(headersFor(options)['content-security-policy'])

describe('buildSecurityHeaders', () => {
  it('allows no inline or evaluated script or style, and no foreign origin', () => {
    const policy = policyFor()
    expect(policy).not.toMatch(/unsafe|\*|http/)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("base-uri 'none'")
  })

  it('sets nosniff, no-referrer, same-origin isolation and no framing', () => {
    expect(headersFor()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
    })
  })

  it('allows pictures and videos of the configured video host, and nothing else of it', () => {
    const policy = policyFor({ videoHost: 'https://video.example.com/base' })
    const allowing = policy.split(';').filter((directive) => directive.includes('https://video.example.com'))
    expect(allowing.map((directive) => directive.split(' ')[0])).toEqual(['img-src', 'media-src'])
    expect(policy).not.toContain('/base')
  })

  it('allows the tag manager only where it is configured', () => {
    expect(policyFor()).not.toContain('google')
    expect(policyFor({ analyticsId: 'GTM-ABC1234' })).toContain("script-src 'self' https://*.googletagmanager.com")
  })

  it("allows a captcha service's script and frame only where it is configured", () => {
    expect(policyFor({ captcha: { kind: 'altcha' } })).toBe(policyFor())
    const turnstile = policyFor({ captcha: { kind: 'turnstile' } })
    expect(turnstile).toContain("script-src 'self' https://challenges.cloudflare.com;")
    expect(turnstile).toContain("frame-src 'self' https://challenges.cloudflare.com;")
    expect(policyFor({ captcha: { kind: 'recaptcha' } })).toContain(
      "frame-src 'self' https://www.google.com/recaptcha/",
    )
  })

  it('requires https only where the public address uses it', () => {
    expect(headersFor()['strict-transport-security']).toBeUndefined()
    expect(headersFor({ publicUrl: 'https://media.example.com' })['strict-transport-security']).toBe('max-age=31536000')
  })
})
