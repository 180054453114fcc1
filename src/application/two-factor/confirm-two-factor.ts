import {
  factorSetting,
  isRequestOpen,
  withFactor,
  type FactorPurpose,
  type WantedSetting,
} from "../../domain/account/two-factor.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { CheckFactor } from "../account/check-factor.ts";
import type { OpenSession, Visitor } from "../account/open-session.ts";
import type { Actor } from "../actor/actor.ts";
import type { FactorChange, FactorRecord, SecondFactors } from "../ports/second-factors.ts";
import type { RecoveryCodes } from "../ports/recovery-codes.ts";
import type { CheckFirstCode, FirstCodeRefusal } from "./check-first-code.ts";
import { newRecoveryCodes } from "./new-recovery-codes.ts";

interface ConfirmedFactor {
  readonly purpose: FactorPurpose;
  readonly wanted: WantedSetting;
  readonly code: string;
  readonly visitor: Visitor;
}

/** A change that was made: every session ended with it. */
export interface FactorChanged {
  /** The secret of the requesting browser's new session. */
  readonly token: string;
  /** Shown this once; undefined if the earlier ones still work. */
  readonly recoveryCodes: readonly string[] | undefined;
}

type ConfirmRefusal = FirstCodeRefusal | { readonly code: "two_factor_unchanged" };

/** What is needed to confirm. */
interface ConfirmParts {
  readonly factors: SecondFactors;
  readonly checkFactor: Pick<CheckFactor, "execute">;
  readonly checkFirstCode: CheckFirstCode;
  readonly recoveryCodes: RecoveryCodes;
  readonly openSession: OpenSession;
}

/**
 * Switches a second factor on or off as it was asked for, with a code of the app; a lost app's place is
 * taken by a recovery code where it is switched off. The first code of a new app also sets that up.
 */
export class ConfirmTwoFactor {
  readonly #parts: ConfirmParts;

  constructor(parts: ConfirmParts) {
    this.#parts = parts;
  }

  async execute(
    { traderId }: Actor,
    { purpose, wanted, code, visitor }: ConfirmedFactor,
  ): Promise<Result<FactorChanged, ConfirmRefusal>> {
    const { factors, recoveryCodes, openSession } = this.#parts;
    const read = await factors.read(traderId);
    const asked = read.requests.find((each) => each.purpose === purpose);
    const isOpen = asked?.wanted === wanted && isRequestOpen(asked.askedAt, read.readAt);
    if (!isOpen) return refuse({ code: "verification_over" });
    const changed = withFactor(read.twoFactor, purpose, wanted);
    if (!changed.ok) return changed;
    const app = await this.#appOf(traderId, read, { wanted, code });
    if (!app.ok) return app;
    const fresh = app.value && newRecoveryCodes(recoveryCodes, traderId);
    const isChanged = await factors.change(traderId, {
      purpose: { name: purpose, twoFactor: changed.value },
      app: app.value,
      recoveryCodes: fresh?.hashes,
    });
    if (!isChanged) return refuse({ code: "verification_over" });
    const token = await openSession.execute(traderId, visitor, { withFactor: true });
    return accept({ token, recoveryCodes: fresh?.codes });
  }

  /** The app that this code sets up; undefined if there is one, whose code it is. */
  async #appOf(
    traderId: string,
    read: FactorRecord,
    { wanted, code }: Pick<ConfirmedFactor, "wanted" | "code">,
  ): Promise<Result<FactorChange["app"], FirstCodeRefusal>> {
    const { checkFactor, checkFirstCode } = this.#parts;
    if (!read.secret) return checkFirstCode.execute(traderId, read, code);
    const takesRecovery = wanted === factorSetting.disabled;
    const checked = await checkFactor.execute(traderId, code, { takesRecovery });
    return checked.ok ? accept(undefined) : checked;
  }
}
