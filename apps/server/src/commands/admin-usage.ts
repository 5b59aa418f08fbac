import { PERMISSIONS, ROLES } from '@mixed-zone/contract/permissions'

export const USAGE = `Usage: npm run admin -- COMMAND

  requests [--state waiting|authorised|rejected]
                                 lists requests for access, those that wait unless told otherwise
  authorise WHO…                 makes accounts, and mails each a provisional password
  reject WHO… --reason TEXT      rejects requests, and mails the reason
  people [TEXT]                  lists people with an account, those with TEXT in their name, address or medium
  create EMAIL [--role ROLE] [--name NAME] [--surnames SURNAMES] [--locale es|en|pt]
                                 makes an account, and mails a provisional password; the first one is an admin's
  suspend EMAIL…                 keeps people out
  reinstate EMAIL…               lets them in again
  role EMAIL ROLE [--add PERMISSION]… [--take PERMISSION]…
                                 sets a role, and the single permissions added to it and taken from it
  renew EMAIL…                   mails a new provisional password
  domains                        lists mail domains whose requests are authorised by themselves
  trust DOMAIN…                  adds such domains
  distrust DOMAIN…               takes them away

WHO is the number of a request that waits, or its mail address.
ROLE is one of ${ROLES.join(', ')}.
PERMISSION is one of ${PERMISSIONS.join(', ')}.
`

/** The command was not understood; shown with the usage. */
export class UsageError extends Error {}
