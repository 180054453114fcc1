/** A reason to stop that the person at the keyboard can fix, as one sentence. */
export class CannotRun extends Error {}
