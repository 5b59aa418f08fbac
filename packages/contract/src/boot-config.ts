/** The id of the inert `<script type="application/json">` in which the page carries its configuration. */
export const BOOT_CONFIG_ID = 'boot-config'

/** The place in the built page that the server fills with it. */
export const BOOT_CONFIG_PLACE = '<!-- boot-config -->'
