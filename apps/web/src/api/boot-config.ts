import { BOOT_CONFIG_ID } from '@mixed-zone/contract/boot-config'
import type { BootConfig } from '@mixed-zone/contract/schemas/boot-config'

/** Reads the configuration that the server wrote into the page. */
function readBootConfig(): BootConfig {
  const element = document.getElementById(BOOT_CONFIG_ID)
  if (element?.textContent == null) throw new Error('The page carries no configuration')
  // Written by our own server through the contract's schema.
  return JSON.parse(element.textContent) as BootConfig
}

export const bootConfig: BootConfig = readBootConfig()
