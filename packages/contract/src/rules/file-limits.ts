/** What the page itself fetches with `get-file-url` and `get-zip`, in bytes. Above that the browser downloads by address. */
export const FETCHED_FILE_MAX_BYTES = 99_999_999
