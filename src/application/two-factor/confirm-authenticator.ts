import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { OpenSession, Visitor } from "../account/open-session.ts";
import type { Actor } from "../actor/actor.ts";
import type { RecoveryCodes } from "../ports/recovery-codes.ts";
import type { SecondFactors } from "../ports/second-factors.ts";
import type { CheckFirstCode, FirstCodeRefusal } from "./check-first-code.ts";
import type { FactorChanged } from "./confirm-two-factor.ts";
import { newRecoveryCodes } from "./new-recovery-codes.ts";

/** What is needed to confirm. */
interface ConfirmParts {
  readonly factors: SecondFactors;
  readonly checkFirstCode: CheckFirstCode;
  readonly recoveryCodes: RecoveryCodes;
  readonly openSession: OpenSession;
}

/** Puts a new authenticator app in the place of the old one, by its first code. */
export class ConfirmAuthenticator {
  readonly #parts: ConfirmParts;

  constructor(parts: ConfirmParts) {
    this.#parts = parts;
  }

  async execute(
    { traderId }: Actor,
    { code, visitor }: { readonly code: string; readonly visitor: Visitor },
  ): Promise<Result<FactorChanged, FirstCodeRefusal>> {
    const { factors, checkFirstCode, recoveryCodes, openSession } = this.#parts;
    const app = await checkFirstCode.execute(traderId, await factors.read(traderId), code);
    if (!app.ok) return app;
    const { codes, hashes } = newRecoveryCodes(recoveryCodes, traderId);
    const isChanged = await factors.change(traderId, { app: app.value, recoveryCodes: hashes });
    if (!isChanged) return refuse({ code: "verification_over" });
    const token = await openSession.execute(traderId, visitor, { withFactor: true });
    return accept({ token, recoveryCodes: codes });
  }
}
