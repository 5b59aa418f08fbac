import { canDrawFlags, flagOf } from './country-flag.ts'

/** A country's flag as this system draws it; where it draws none, the country's two letters on a small plate. */
export function CountryMark({ country }: { readonly country: string }) {
  if (canDrawFlags()) {
    return (
      <span aria-hidden="true" className="inline-flex w-7 shrink-0 justify-center text-18 leading-none">
        {flagOf(country)}
      </span>
    )
  }
  return (
    <span className="inline-flex h-5 w-7 shrink-0 items-center justify-center rounded-control bg-ink text-12 font-semibold text-paper">
      {country}
    </span>
  )
}
