/** Where a command prints: the process's own streams, or those of a test. */
export interface Terminal {
  print(text: string): void
  printError(text: string): void
}
