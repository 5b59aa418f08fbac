import { EVIDENCE_KINDS, type EvidenceKind } from '@mixed-zone/contract/schemas/studio/requests'
import { describe, expect, it } from 'vitest'
import { EVIDENCE_CONDITIONS, type EvidenceFacts, evidenceOf } from './evidence.ts'

const REJECTED = { requests: 1, lastRejectedAt: '2026-01-01T10:00:00.123456+00:00' }

const facts = (overrides: Partial<EvidenceFacts> = {}): EvidenceFacts => ({
  domain: 'diario.test',
  domainState: null,
  colleagues: { active: 0, suspended: 0 },
  earlier: { requests: 0, lastRejectedAt: null },
  isNewMedium: false,
  country: 'ES',
  telephonePrefix: '+34',
  ...overrides,
})

describe('evidenceOf', () => {
  it.each<[Partial<EvidenceFacts>, string, EvidenceKind[]]>([
    [{}, 'unknown', []],
    [{ isNewMedium: true }, 'unknown', ['new-medium']],
    [{ colleagues: { active: 2, suspended: 0 } }, 'trustworthy', ['colleagues']],
    [{ domainState: 'ask' }, 'trustworthy', ['trusted-domain']],
    [{ domainState: 'authorise' }, 'trustworthy', ['trusted-domain']],
    [
      { domainState: 'distrust', colleagues: { active: 9, suspended: 0 } },
      'look-closer',
      ['distrusted-domain', 'colleagues'],
    ],
    [{ colleagues: { active: 11, suspended: 1 } }, 'trustworthy', ['colleagues', 'suspended-colleagues']],
    [{ colleagues: { active: 1, suspended: 1 } }, 'look-closer', ['colleagues', 'suspended-colleagues']],
    [{ colleagues: { active: 0, suspended: 1 } }, 'look-closer', ['suspended-colleagues']],
    [{ domain: 'gmail.com' }, 'look-closer', ['free-mail']],
    [
      { telephonePrefix: '+44', colleagues: { active: 3, suspended: 0 } },
      'look-closer',
      ['colleagues', 'other-telephone-country'],
    ],
    [{ earlier: REJECTED, domainState: 'ask' }, 'look-closer', ['rejected-before', 'trusted-domain']],
  ])('sums up %j as %s', (overrides, verdict, kinds) => {
    expect(evidenceOf(facts(overrides))).toMatchObject({ verdict, kinds })
  })

  it('lists the kinds in the order of the contract', () => {
    expect(Object.keys(EVIDENCE_CONDITIONS)).toEqual([...EVIDENCE_KINDS])
    const all = facts({
      domain: 'gmail.com',
      domainState: 'distrust',
      colleagues: { active: 1, suspended: 1 },
      earlier: REJECTED,
      isNewMedium: true,
      telephonePrefix: '+44',
    })
    expect(evidenceOf(all).kinds).toEqual(EVIDENCE_KINDS.filter((kind) => kind !== 'trusted-domain'))
  })
})
