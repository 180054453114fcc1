/** Passwords that many people use, or that were stolen elsewhere. Needs no network. */
export interface CommonPasswords {
  /** Whether a guessed form of a password is one of them. */
  has(form: string): Promise<boolean>;
  /** Whether it is so little more than words, names, years and rows of keys that guessers find it. */
  isGuessable(password: string): Promise<boolean>;
}
