import { describe, expect, it } from 'vitest'
import { buildSecurityHeaders } from './security-headers.ts'

const policyOf = (options: Parameters<typeof buildSecurityHeaders>[0]) =>
  buildSecurityHeaders(options)['content-security-policy'] ?? ''

describe('buildSecurityHeaders', () => {
  const publicUrl = 'http://localhost:3000'

  it('allows no inline and no evaluated script or style, and no foreign origin', () => {
    const policy = policyOf({ publicUrl })
    expect(policy).not.toMatch(/unsafe|\*|http/)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("base-uri 'none'")
  })

  it('lets pictures and films of the configured video host in, nothing else of it', () => {
    const policy = policyOf({ publicUrl, videoHost: 'https://video.example.com/base' })
    const allowing = policy.split('; ').filter((directive) => directive.includes('https://video.example.com'))
    expect(allowing.map((directive) => directive.split(' ')[0])).toEqual(['img-src', 'media-src'])
    expect(policy).not.toContain('/base')
  })

  it('lets the tag manager in only where it is configured', () => {
    expect(policyOf({ publicUrl })).not.toContain('google')
    expect(policyOf({ publicUrl, analyticsId: 'GTM-ABC1234' })).toContain(
      "script-src 'self' https://*.googletagmanager.com",
    )
  })

  it("lets a captcha service's script and frame in only where it is configured", () => {
    expect(policyOf({ publicUrl, captcha: { kind: 'altcha' } })).toBe(policyOf({ publicUrl }))
    const turnstile = policyOf({ publicUrl, captcha: { kind: 'turnstile' } })
    expect(turnstile).toContain("script-src 'self' https://challenges.cloudflare.com;")
    expect(turnstile).toContain('frame-src https://challenges.cloudflare.com;')
    expect(policyOf({ publicUrl, captcha: { kind: 'recaptcha' } })).toContain(
      'frame-src https://www.google.com/recaptcha/',
    )
  })

  it('asks for https only where the public address has it', () => {
    expect(buildSecurityHeaders({ publicUrl })['strict-transport-security']).toBeUndefined()
    expect(buildSecurityHeaders({ publicUrl: 'https://media.example.com' })['strict-transport-security']).toMatch(
      /max-age=\d{8}/,
    )
  })
})
