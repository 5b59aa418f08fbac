/** Making one takes longer than a remembered answer does. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  // Swedish writes dates the ISO way.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  formats.set(timeZone, format)
  return format
}

/** The league's calendar day at a moment, as an ISO date. Rights end and matchdays begin by it. */
export function leagueDay(moment: Date, timeZone: string): string {
  return formatOf(timeZone).format(moment)
}

/** Whether the last day on which a file may be downloaded is over. */
export function haveRightsEnded(rightsUntil: string | null, today: string): boolean {
  return rightsUntil !== null && rightsUntil < today
}
