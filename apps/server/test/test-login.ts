import { deriveAccessKeys } from '../src/modules/access/access.ts'
import { createLoginLimits } from '../src/modules/access/limits.service.ts'
import { createLoginService, type LoginService } from '../src/modules/access/login.service.ts'
import { createOneTimeCodes } from '../src/modules/access/one-time-codes/one-time-codes.service.ts'
import type { PasswordCheck } from '../src/modules/access/passwords/password-hash.ts'
import { createSessionsService } from '../src/modules/access/sessions.service.ts'
import type { Db } from '../src/platform/database/database.ts'
import { createLimits } from '../src/platform/http/limits/limits.ts'
import { deriveKey } from '../src/platform/random/tokens.ts'
import { createFileKeys } from '../src/platform/signing/file-keys.ts'
import { type TestApp, TEST_SECRET } from './start-test-app.ts'
import { openCaptcha } from './test-captcha.ts'

interface WatchedDeps {
  readonly db: Db
  readonly passwords: PasswordCheck
}

/** The login service of an app, for tests that watch its database or its password check. */
export function createTestLogin({ clock, changes, mailer }: TestApp, { db, passwords }: WatchedDeps): LoginService {
  const { limitsKey, oneTimeCodesKey } = deriveAccessKeys(TEST_SECRET)
  return createLoginService({
    db,
    clock,
    mails: mailer,
    captcha: openCaptcha,
    closedAccounts: [],
    fileKeys: createFileKeys(deriveKey(TEST_SECRET, 'file-keys')),
    limits: createLoginLimits(createLimits({ db, clock, key: limitsKey })),
    oneTimeCodes: createOneTimeCodes({ db, clock, key: oneTimeCodesKey }),
    sessions: createSessionsService({
      db,
      clock,
      changes,
      isCodeRequired: () => false,
      getTermsPublishedAt: () => null,
    }),
    passwords,
  })
}
