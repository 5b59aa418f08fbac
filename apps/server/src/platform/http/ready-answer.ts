/** Text that was validated and serialised when it was cached. */
export class ReadyAnswer<Answer> {
  /** The type of the serialised response. */
  declare readonly says?: Answer
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}
