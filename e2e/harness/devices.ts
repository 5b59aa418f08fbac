export const DEVICES = {
  narrow: { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  tablet: { viewport: { width: 768, height: 1024 }, hasTouch: true },
  desk: { viewport: { width: 1440, height: 900 } },
} as const

export type Device = keyof typeof DEVICES
