/** Which ways to reach a person they have confirmed. */
export interface ConfirmedContacts {
  readonly email: boolean;
  readonly phone: boolean;
}

/** The level of who has confirmed an address and a number, and nothing else (decisions, Limits). */
const contactLevel = 1;

/** The first level at which more than contacts was proven. */
const idLevel = 2;

/** The level after a contact was confirmed. A level below zero is that of a demo's account, and stays. */
export function levelWithContacts(level: number, { email, phone }: ConfirmedContacts): number {
  return email && phone && level >= 0 ? Math.max(level, contactLevel) : level;
}

/**
 * The level after the number was taken away. `initial`: that of an account that has confirmed nothing.
 * Who has proven more than contacts keeps it.
 */
export function levelWithoutPhone(level: number, initial: number): number {
  return level < idLevel ? Math.min(level, initial) : level;
}
