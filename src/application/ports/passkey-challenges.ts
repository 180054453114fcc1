/** The challenges that passkeys sign: for one subject, for a while, once. */
export interface PasskeyChallenges {
  /** `subject`: what may be done with the answer, and by which browser or session. Base64url. */
  ask(subject: string): string;
  /** Whether we asked it for that subject, and not too long ago. */
  isOpen(subject: string, challenge: string): boolean;
  /** Uses it up; false if it was used before, by whichever process. */
  use(challenge: string): Promise<boolean>;
}
