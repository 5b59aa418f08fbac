/** The league's calendar day at a moment, as an ISO date. Rights end and matchdays begin by it. */
export function leagueDay(moment: Date, timeZone: string): string {
  // Swedish writes dates the ISO way.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment)
}

/** Whether the last day on which a file may be downloaded is over. */
export function haveRightsEnded(rightsUntil: string | null, today: string): boolean {
  return rightsUntil !== null && rightsUntil < today
}
