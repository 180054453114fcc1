/** How often something may be tried. */
export interface AttemptLimit {
  readonly most: number;
  readonly windowSeconds: number;
}

/** How long a session lives (reliability, S03). */
export interface SessionPolicy {
  /** It ends when nothing was done with it for so long. */
  readonly idleSeconds: number;
  /** It ends so long after it began, whatever was done with it. */
  readonly absoluteSeconds: number;
  /** What is done with it is written down at most this often. */
  readonly activityStepSeconds: number;
}

export interface UsernamePolicy {
  readonly fewestCharacters: number;
  readonly mostCharacters: number;
}

export interface PasswordPolicy {
  readonly fewestCharacters: number;
  readonly mostCharacters: number;
  /** What has to remain when the person's own name and address, or a common word, are taken out. */
  readonly fewestCharactersOfItsOwn: number;
}

/** The numbers of accounts and sessions (decisions, Limits and People and roles). */
export interface AccountPolicy {
  readonly username: UsernamePolicy;
  readonly password: PasswordPolicy;
  readonly session: SessionPolicy;
  /** Failures of one account at one address. */
  readonly logIn: AttemptLimit;
  /** Failures of one trader who proves that he is it. */
  readonly confirmPassword: AttemptLimit;
  /** Of one address. */
  readonly register: AttemptLimit;
}
