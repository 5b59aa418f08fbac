/** What an authenticator is fed with: the secret to type, and the address behind the QR code. */
export interface OfferedSecret {
  readonly secret: string
  readonly uri: string
}
