/**
 * The process cannot start for a reason that its operator can fix. The message is one sentence that
 * says what is wrong and what to do; it is printed as is, without a stack trace.
 */
export class CannotStart extends Error {
  override readonly name = "CannotStart";
}
