/** The id of the `<script type="application/json">` with the configuration. */
export const BOOT_CONFIG_ID = 'boot-config'

/** The placeholder in the built page that the server replaces. */
export const BOOT_CONFIG_PLACEHOLDER = '<!-- boot-config -->'
