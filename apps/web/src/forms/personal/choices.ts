import type { RegisterTypes } from '@mixed-zone/contract/schemas/registration'

interface Choice {
  readonly id: string
  readonly name: string
}

/** Options of a `Select`. */
export function selectOptions(choices: readonly Choice[]) {
  return choices.map(({ id, name }) => ({ value: id, label: name }))
}

/** The countries of a region, or all if no region is selected. */
export function countryOptions({ countries }: RegisterTypes, region: string) {
  return countries
    .filter((country) => region === '' || country.region === region)
    .map(({ id, name }) => ({ id, label: name }))
}

/** Keeps the country if it is in the new region; else empty. */
export function countryInRegion({ countries }: RegisterTypes, country: string, region: string): string {
  return countries.some(({ id, region: own }) => id === country && (region === '' || own === region)) ? country : ''
}

export function regionOfCountry({ countries }: RegisterTypes, country: string): string {
  return countries.find(({ id }) => id === country)?.region ?? ''
}
