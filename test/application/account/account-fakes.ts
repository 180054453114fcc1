import type { AddressCountries } from "../../../src/application/ports/address-countries.ts";
import type { Attempt, AttemptLimits } from "../../../src/application/ports/attempt-limits.ts";
import type { BotCheck } from "../../../src/application/ports/bot-check.ts";
import type { PasswordHasher } from "../../../src/application/ports/password-hasher.ts";
import type { NewSession, SessionStore } from "../../../src/application/ports/session-store.ts";
import type { SessionTokens } from "../../../src/application/ports/session-tokens.ts";
import type {
  Credentials,
  NewTrader,
  TraderStore,
} from "../../../src/application/ports/trader-store.ts";
import { freeAccount, type TraderAccount } from "../../../src/domain/account/trader-account.ts";
import { accept, refuse } from "../../../src/domain/result/result.ts";

/** Counts attempts per subject; its windows never end. */
export class CountedAttempts implements AttemptLimits {
  readonly counts = new Map<string, number>();

  async begin(subject: string, { most }: { most: number }) {
    const count = this.counts.get(subject) ?? 0;
    if (count >= most) return refuse({ code: "rate_limited" as const, retryAfterSeconds: 900 });
    this.counts.set(subject, count + 1);
    return accept({ subject, at: "now" });
  }

  async count(subject: string) {
    return this.counts.get(subject) ?? 0;
  }

  async takeBack({ subject }: Attempt) {
    this.counts.set(subject, (this.counts.get(subject) ?? 0) - 1);
  }
}

/** Challenges whose answer names the challenge. */
export class ListedChallenges implements BotCheck {
  ask(subject: string, bits: number) {
    return `${bits} bits for ${subject}`;
  }

  async accepts(subject: string, bits: number, answer: string) {
    const [, answered] = /^answer to (\d+) bits for /.exec(answer) ?? [];
    return Number(answered) >= bits && answer.endsWith(` bits for ${subject}`);
  }
}

/** Marks what it hashed, and records its calls. */
export class MarkingHasher implements PasswordHasher {
  readonly compared: (string | undefined)[] = [];
  failure: Error | undefined;

  async hash(password: string) {
    if (this.failure) throw this.failure;
    return `hash of ${password}`;
  }

  async matches(password: string, hash: string | undefined) {
    if (this.failure) throw this.failure;
    this.compared.push(hash);
    return hash === `hash of ${password}`;
  }
}

/** Traders in memory; a taken name or address is reported. */
export class ListedTraders implements TraderStore {
  readonly added: NewTrader[] = [];
  isTaken = false;
  account: TraderAccount = freeAccount;

  async add(trader: NewTrader) {
    if (this.isTaken) return "username_taken";
    this.added.push(trader);
    return "added";
  }

  async credentialsByLogin(login: string): Promise<Credentials | undefined> {
    const trader = this.added.find(({ username, email }) => [username.text, email].includes(login));
    return trader && { ...credentials(trader), account: this.account };
  }

  async credentialsOf(traderId: string): Promise<Credentials | undefined> {
    const trader = this.added.find(({ id }) => id === traderId);
    return trader && credentials(trader);
  }

  async profileOf() {
    return undefined;
  }
}

function credentials({ id, username, passwordHash }: NewTrader): Credentials {
  const account = freeAccount;
  return { traderId: id, username: username.text, passwordHash, account, readAt: 7 };
}

/** Sessions in memory, each alive until it is revoked. */
export class ListedSessions implements SessionStore {
  readonly opened: NewSession[] = [];
  readonly revoked: string[] = [];
  readonly noted: string[] = [];
  isActivityDue = true;

  async open(session: NewSession) {
    this.opened.push(session);
  }

  async find(tokenHash: string) {
    const session = this.opened.find((each) => each.tokenHash === tokenHash);
    if (!session) return undefined;
    if (this.revoked.includes(tokenHash)) return "ended";
    const { traderId } = session;
    return {
      account: freeAccount,
      country: "KE",
      actor: { traderId, username: traderId, level: 1, sessionStartedAt: 0 },
      isActivityDue: this.isActivityDue,
    };
  }

  async noteActivity(tokenHash: string) {
    this.noted.push(tokenHash);
  }

  async revoke(tokenHash: string) {
    this.revoked.push(tokenHash);
  }
}

/** Numbers instead of randomness. */
export class NumberedTokens implements SessionTokens {
  #count = 0;

  make() {
    this.#count += 1;
    return `token ${this.#count}`;
  }

  hash(token: string) {
    return `hash of ${token}`;
  }
}

/** Nobody knows where an address is. */
export const nowhere: AddressCountries = {
  placeOf: async () => ({ country: undefined, isHosted: false }),
};
