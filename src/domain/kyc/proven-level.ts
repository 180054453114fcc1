/** What is proven about an account now. */
export interface Proofs {
  readonly email: boolean;
  readonly phone: boolean;
  /** Full name, birth date and country, as they said; nothing while the flag is off. */
  readonly basic: boolean;
  readonly id: boolean;
  readonly address: boolean;
  readonly video: boolean;
  /** A verified company. */
  readonly company: boolean;
}

/** The level of an ID with an address. It is published as 2, with a label of its own. */
export const addressLevel = 2.5;

const thirdLevel = 3;

/**
 * The level that the proofs support (decisions, Limits): contacts L1, with basic verification L1+, an
 * ID L2, with an address L2+POA, and with a video L3, as for verified companies. A proof of a later
 * step counts only with those before it.
 */
export function provenLevel({ email, phone, basic, id, address, video, company }: Proofs): number {
  if (company || (id && address && video)) return thirdLevel;
  if (id) return address ? addressLevel : 2;
  if (!email || !phone) return 0;
  return basic ? 1.5 : 1;
}

/** The number under which a level is published (specification, section 4). */
export function publishedLevel(level: number): number {
  return level === addressLevel ? 2 : level;
}
