/**
 * Creates and checks stored password hashes. Slow on purpose; so few run at once that the rest of
 * the process does not suffer. Beyond a bounded queue it throws `Busy` and has done nothing.
 */
export interface PasswordHasher {
  /** What to store: it includes its own salt and parameters. */
  hash(password: string): Promise<string>;
  /**
   * Whether the password is the one that was hashed. Without a hash it is not, and the answer takes
   * just as long: it does not reveal who has an account.
   */
  matches(password: string, hash: string | undefined): Promise<boolean>;
}
