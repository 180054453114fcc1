import { mayOpenCases } from "../../domain/account/trader-account.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { OpenSession, SignedIn, Visitor } from "../account/open-session.ts";
import type { RecoveryStore } from "../ports/recovery-store.ts";
import type { SessionTokens } from "../ports/session-tokens.ts";

/** There is no such link, or it was used, is too old, or nobody is banned any more. */
interface LinkOver {
  readonly code: "recovery_link_over";
}

/** What is needed to let a banned person in. */
interface OpenParts {
  readonly recoveries: Pick<RecoveryStore, "find" | "use">;
  readonly tokens: SessionTokens;
  readonly openSession: Pick<OpenSession, "execute">;
}

/**
 * Opens the session of a banned person, by the link from the mail: to their open cases and one withdrawal,
 * and to nothing else. A mailbox alone lets nothing out, so no factor is asked for here.
 */
export class OpenOwnCases {
  readonly #parts: OpenParts;

  constructor(parts: OpenParts) {
    this.#parts = parts;
  }

  async execute(token: string, visitor: Visitor): Promise<Result<SignedIn, LinkOver>> {
    const { recoveries, tokens, openSession } = this.#parts;
    const hash = tokens.hash(token);
    const owner = await recoveries.find(hash);
    if (!owner || !mayOpenCases(owner.account, owner.confirmedAt)) return over();
    if (!(await recoveries.use(hash))) return over();
    const { traderId, username } = owner;
    const kinds = { withFactor: false, isAtCases: true };
    return accept({ username, token: await openSession.execute(traderId, visitor, kinds) });
  }
}

function over() {
  return refuse({ code: "recovery_link_over" as const });
}
