import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { PasswordHasher } from "../ports/password-hasher.ts";
import type { RecoveryStore } from "../ports/recovery-store.ts";
import type { SecurityEvents } from "../ports/security-events.ts";
import type { SessionTokens } from "../ports/session-tokens.ts";

/** There is no such link, or it was used, is too old, or another change came first. */
interface LinkOver {
  readonly code: "recovery_link_over";
}

/** What is needed to throw somebody out of an account. */
interface DisownParts {
  readonly recoveries: Pick<RecoveryStore, "find" | "lockOut">;
  readonly tokens: SessionTokens;
  readonly hasher: PasswordHasher;
  readonly security: SecurityEvents;
}

/**
 * “This wasn't me”: ends every session at once, and the password with them, so that whoever knows it is
 * out before a new one is set. The link then sets the new one.
 */
export class DisownSignIn {
  readonly #parts: DisownParts;

  constructor(parts: DisownParts) {
    this.#parts = parts;
  }

  async execute(token: string, address: string): Promise<Result<null, LinkOver>> {
    const { recoveries, tokens, hasher, security } = this.#parts;
    const hash = tokens.hash(token);
    if (!(await recoveries.find(hash))) return over();
    // Nobody has ever seen this password.
    const traderId = await recoveries.lockOut(hash, await hasher.hash(tokens.make()));
    if (traderId === undefined) return over();
    security.note({ name: "sign_in_disowned", traderId, address });
    return accept(null);
  }
}

function over() {
  return refuse({ code: "recovery_link_over" as const });
}
