/**
 * An answer that went through its schema when it was made, and is text by now: what many are given is not checked and written
 * anew for each of them.
 */
export class ReadyAnswer<Answer> {
  /** Only the type knows what it says. */
  declare readonly says?: Answer
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}
