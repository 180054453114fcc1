/** Passwords that many people use, or that were stolen elsewhere. Needs no network. */
export interface CommonPasswords {
  /** Whether a guessed form of a password is one of them. */
  has(form: string): Promise<boolean>;
}
