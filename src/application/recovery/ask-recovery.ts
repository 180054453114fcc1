import type { AccountPolicy } from "../../domain/account/account-policy.ts";
import { foldedName } from "../../domain/account/folded-name.ts";
import { accept, type Result } from "../../domain/result/result.ts";
import type { BotGate } from "../account/bot-gate.ts";
import type { Visitor } from "../account/open-session.ts";
import type { AttemptLimits } from "../ports/attempt-limits.ts";
import type { ProofNeeded } from "../ports/bot-check.ts";
import type { Current } from "../ports/current-policy.ts";
import type { RecoveryStore } from "../ports/recovery-store.ts";

/** What is needed to ask for a way back in. */
interface AskParts {
  readonly recoveries: RecoveryStore;
  readonly gate: BotGate;
  readonly attempts: AttemptLimits;
  readonly policy: Current<AccountPolicy>;
}

/**
 * Has a link sent to an address, if an account has confirmed it. Which is looked up when the letter is
 * written: what is done and answered here is the same for every address, in the same time.
 */
export class AskRecovery {
  readonly #parts: AskParts;

  constructor(parts: AskParts) {
    this.#parts = parts;
  }

  async execute(email: string, visitor: Visitor): Promise<Result<null, ProofNeeded>> {
    const { recoveries, gate, attempts, policy } = this.#parts;
    const { recovery } = policy();
    const subject = `recover ${visitor.address}`;
    const passed = await gate.pass({
      subject,
      brakes: [{ subject, limit: recovery.asks }],
      answer: visitor.proofOfWork,
      address: visitor.address,
    });
    if (!passed.ok) return passed;
    const send = await attempts.begin(`recovery-mail ${foldedName(email)}`, recovery.sends);
    if (send.ok) await recoveries.ask(email);
    return accept(null);
  }
}
