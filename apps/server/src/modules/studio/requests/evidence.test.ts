import { EVIDENCE_KINDS, type EvidenceKind } from '@mixed-zone/contract/schemas/studio/requests'
import { describe, expect, it } from 'vitest'
import { EVIDENCE_CONDITIONS, type EvidenceFacts, evidenceOf } from './evidence.ts'

const facts = (overrides: Partial<EvidenceFacts> = {}): EvidenceFacts => ({
  domain: 'diario.test',
  domainState: null,
  activeColleagues: 0,
  suspendedColleagues: 0,
  earlierRequests: 0,
  lastRejectedAt: null,
  isNewMedium: false,
  country: 'ES',
  telephonePrefix: '+34',
  ...overrides,
})

describe('evidenceOf', () => {
  it.each<[Partial<EvidenceFacts>, string, EvidenceKind[]]>([
    [{}, 'unknown', []],
    [{ isNewMedium: true }, 'unknown', ['new-medium']],
    [{ activeColleagues: 2 }, 'trustworthy', ['colleagues']],
    [{ domainState: 'ask' }, 'trustworthy', ['trusted-domain']],
    [{ domainState: 'authorise' }, 'trustworthy', ['trusted-domain']],
    [{ domainState: 'distrust', activeColleagues: 9 }, 'look-closer', ['distrusted-domain', 'colleagues']],
    [{ activeColleagues: 11, suspendedColleagues: 1 }, 'trustworthy', ['colleagues', 'suspended-colleagues']],
    [{ activeColleagues: 1, suspendedColleagues: 1 }, 'look-closer', ['colleagues', 'suspended-colleagues']],
    [{ suspendedColleagues: 1 }, 'look-closer', ['suspended-colleagues']],
    [{ domain: 'gmail.com' }, 'look-closer', ['free-mail']],
    [{ telephonePrefix: '+44', activeColleagues: 3 }, 'look-closer', ['colleagues', 'other-telephone-country']],
    [{ lastRejectedAt: new Date(0), domainState: 'ask' }, 'look-closer', ['rejected-before', 'trusted-domain']],
  ])('sums up %j as %s', (overrides, verdict, kinds) => {
    expect(evidenceOf(facts(overrides))).toMatchObject({ verdict, kinds })
  })

  it('lists the kinds in the order of the contract', () => {
    expect(Object.keys(EVIDENCE_CONDITIONS)).toEqual([...EVIDENCE_KINDS])
    const all = facts({
      domain: 'gmail.com',
      domainState: 'distrust',
      activeColleagues: 1,
      suspendedColleagues: 1,
      lastRejectedAt: new Date(0),
      isNewMedium: true,
      telephonePrefix: '+44',
    })
    expect(evidenceOf(all).kinds).toEqual(EVIDENCE_KINDS.filter((kind) => kind !== 'trusted-domain'))
  })
})
