/** Too much is queued already. Nothing was begun: the caller may try again in a moment. */
export class Busy extends Error {
  override readonly name = "Busy";
}
