import { contactOf } from "../../domain/account/code-channel.ts";
import {
  factorSetting,
  isRequestOpen,
  withFactor,
  type FactorPurpose,
  type WantedSetting,
} from "../../domain/account/two-factor.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { CheckFactor } from "../account/check-factor.ts";
import type { CheckSentCode } from "../account/check-sent-code.ts";
import type { OpenSession, Visitor } from "../account/open-session.ts";
import type { Actor } from "../actor/actor.ts";
import type { FactorChange, FactorRecord, SecondFactors } from "../ports/second-factors.ts";
import type { RecoveryCodes } from "../ports/recovery-codes.ts";
import type { CheckFirstCode, FirstCodeRefusal } from "./check-first-code.ts";
import { newRecoveryCodes } from "./new-recovery-codes.ts";

type Asked = FactorRecord["requests"][number];

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
  readonly checkSentCode: Pick<CheckSentCode, "execute">;
  readonly recoveryCodes: RecoveryCodes;
  readonly openSession: OpenSession;
}

/**
 * Switches a second factor on or off as it was asked for, with a code of the app or one that was sent;
 * the place of what was lost is taken by a recovery code where it is switched off. The first code of a
 * new app also sets that up.
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
    const changed = withFactor(read.twoFactor, purpose, { wanted, type: asked.type });
    if (!changed.ok) return changed;
    const app = await this.#appOf(traderId, read, { asked, code });
    if (!app.ok) return app;
    const isFirst = app.value !== undefined || read.recoveryCodesLeft === 0;
    const fresh =
      isFirst && wanted === factorSetting.enabled
        ? newRecoveryCodes(recoveryCodes, traderId)
        : undefined;
    const isChanged = await factors.change(traderId, {
      purpose: { name: purpose, twoFactor: changed.value },
      app: app.value,
      recoveryCodes: fresh?.hashes,
    });
    if (!isChanged) return refuse({ code: "verification_over" });
    const token = await openSession.execute(traderId, visitor, { withFactor: true });
    return accept({ token, recoveryCodes: fresh?.codes });
  }

  /** The app that this code sets up; undefined if it is a code of what is there already. */
  async #appOf(
    traderId: string,
    read: FactorRecord,
    { asked: { wanted, type }, code }: { readonly asked: Asked; readonly code: string },
  ): Promise<Result<FactorChange["app"], FirstCodeRefusal>> {
    const { checkFactor, checkFirstCode, checkSentCode } = this.#parts;
    const isOn = wanted === factorSetting.enabled;
    const contact = isOn ? contactOf(type) : undefined;
    if (contact) {
      const checked = await checkSentCode.execute(traderId, code, { contact, use: "setup" });
      return checked.ok ? accept(undefined) : checked;
    }
    if (isOn && !read.secret) return checkFirstCode.execute(traderId, read, code);
    const checked = await checkFactor.execute(traderId, code, {
      use: "account",
      takesRecovery: !isOn,
    });
    return checked.ok ? accept(undefined) : checked;
  }
}
