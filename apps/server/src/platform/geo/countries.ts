import { type Region, REGIONS } from '@mixed-zone/contract/schemas/registration'

/** By ISO 3166 code: those with telephones. */
const CODES: Readonly<Record<Region, string>> = {
  europe: `AD AL AM AT AX AZ BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GE GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC
    MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM TR UA VA XK`,
  'latin-america': `AG AI AR AW BB BL BO BQ BR BS BZ CL CO CR CU CW DM DO EC FK GD GF GP GT GY HN HT JM KN KY LC MF MQ MS
    MX NI PA PE PR PY SR SV SX TC TT UY VC VE VG VI`,
  'north-america': 'BM CA GL PM US',
  africa: `AC AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA
    NE NG RE RW SC SD SH SL SN SO SS ST SZ TA TD TG TN TZ UG YT ZA ZM ZW`,
  'middle-east': 'AE BH IL IQ IR JO KW LB OM PS QA SA SY YE',
  'asia-pacific': `AF AS AU BD BN BT CC CK CN CX FJ FM GU HK ID IN IO JP KG KH KI KP KR KZ LA LK MH MM MN MO MP MV MY NC
    NF NP NR NU NZ PF PG PH PK PW SB SG TH TJ TK TL TM TO TV TW UZ VN VU WF WS`,
}

export interface Country {
  readonly code: string
  readonly region: Region
}

/** Each is in one region. */
export const COUNTRIES: readonly Country[] = REGIONS.flatMap((region) =>
  CODES[region].split(/\s+/).map((code) => ({ code, region })),
)

const REGION_OF: ReadonlyMap<string, Region> = new Map(COUNTRIES.map(({ code, region }) => [code, region]))

/** Null if there is no such country. */
export function regionOfCountry(code: string): Region | null {
  return REGION_OF.get(code) ?? null
}
