import type { EmailCodePolicy } from "./email-code.ts";

/** How often something may be tried. */
export interface AttemptLimit {
  readonly most: number;
  readonly windowSeconds: number;
}

/** How long a session lives (reliability, S03). */
export interface SessionPolicy {
  /** It ends after this long without activity. */
  readonly idleSeconds: number;
  /** It ends this long after it began, whatever its activity. */
  readonly absoluteSeconds: number;
  /** Its activity is recorded at most this often. */
  readonly activityStepSeconds: number;
}

export interface UsernamePolicy {
  readonly fewestCharacters: number;
  readonly mostCharacters: number;
}

export interface PasswordPolicy {
  readonly fewestCharacters: number;
  readonly mostCharacters: number;
  /** What must remain once the person's own name and address, or a common word, are removed. */
  readonly fewestCharactersOfItsOwn: number;
  /** A password of fewer different characters is a pattern, and soon guessed. */
  readonly fewestDifferentCharacters: number;
}

/** How hard it is made to try again and again. */
export interface WorkPolicy {
  /** The first challenge: how many leading zero bits a hash must have. Each bit doubles the work. */
  readonly easiestBits: number;
  /** No challenge is harder, so that a person gets in however often somebody else failed. */
  readonly hardestBits: number;
  /** How long a challenge can be answered. */
  readonly answerSeconds: number;
}

/** How many codes are sent to phones; each costs money, whoever asked for it. */
export interface PhoneCodePolicy {
  /** For one account, whatever the number. */
  readonly ofAccount: AttemptLimit;
  /** From one network address. */
  readonly fromAddress: AttemptLimit;
}

/** How a lost password is replaced. */
export interface RecoveryPolicy {
  /** How long the link from the mail works. */
  readonly linkSeconds: number;
  /** Free requests from one network address; each further one takes a proof of work. */
  readonly asks: AttemptLimit;
  /** Mails to one address, whoever asks. */
  readonly sends: AttemptLimit;
}

/** The numbers of accounts and sessions (decisions, Limits and People and roles). */
export interface AccountPolicy {
  readonly username: UsernamePolicy;
  readonly password: PasswordPolicy;
  readonly session: SessionPolicy;
  /** Failures of one account at one address, or in a browser that it knows. */
  readonly logIn: AttemptLimit;
  /** Failures of one account, from wherever it does not know. */
  readonly logInAnywhere: AttemptLimit;
  /** Failures of one trader confirming their identity. */
  readonly confirmPassword: AttemptLimit;
  /** From one address. */
  readonly register: AttemptLimit;
  /** The longest that notices of messages may be held back, in minutes. */
  readonly mostNotifyMinutes: number;
  readonly emailCode: EmailCodePolicy;
  readonly phoneCode: PhoneCodePolicy;
  readonly recovery: RecoveryPolicy;
  /** What further sign-ins and registrations cost. */
  readonly work: WorkPolicy;
  /** How long ended sessions and expired links stay useful when investigating fraud. */
  readonly forInvestigationSeconds: number;
}
