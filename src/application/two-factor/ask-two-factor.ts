import { contactOf, type CodePlaces } from "../../domain/account/code-channel.ts";
import {
  factorSetting,
  typeOfMethod,
  withFactor,
  type FactorMethod,
  type FactorPurpose,
  type FactorType,
  type WantedSetting,
} from "../../domain/account/two-factor.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { FactorRecord, SecondFactors } from "../ports/second-factors.ts";
import type { BeginAuthenticator } from "./begin-authenticator.ts";
import type { BeginRefusal, ProveToBegin } from "./prove-to-begin.ts";
import type { AppToSetUp } from "./two-factor-view.ts";

/** What a trader asks for. */
interface AskedFactor {
  readonly purpose: FactorPurpose;
  readonly wanted: WantedSetting;
  readonly method: FactorMethod;
  /** Needed to begin with a method. */
  readonly password: string | undefined;
  /** Of the second factor that they have. */
  readonly currentCode: string | undefined;
}

/**
 * - `method_unavailable`: this installation sends nothing that way.
 * - `contact_unconfirmed`: the number or address of the codes has to be confirmed first.
 */
type AskRefusal =
  | BeginRefusal
  | { readonly code: "two_factor_unchanged" | "method_unavailable" | "contact_unconfirmed" };

/** What is needed to ask. */
interface AskParts {
  readonly factors: SecondFactors;
  readonly beginAuthenticator: Pick<BeginAuthenticator, "execute">;
  readonly proveToBegin: ProveToBegin;
  /** What this installation can bring codes by. */
  readonly methods: readonly FactorMethod[];
}

/**
 * Asks for a second factor to be switched on or off: the purpose is in verification until a code
 * confirms it, for ten minutes at most. A trader without an app gets one to set up.
 */
export class AskTwoFactor {
  readonly #parts: AskParts;

  constructor(parts: AskParts) {
    this.#parts = parts;
  }

  async execute(
    actor: Actor,
    asked: AskedFactor,
  ): Promise<Result<AppToSetUp | undefined, AskRefusal>> {
    const { factors, methods } = this.#parts;
    const { purpose, wanted, method } = asked;
    const isOn = wanted === factorSetting.enabled;
    if (isOn && !methods.includes(method)) return refuse({ code: "method_unavailable" });
    const read = await factors.read(actor.traderId);
    const type = isOn ? typeOfMethod[method] : read.twoFactor[purpose].type;
    const changed = withFactor(read.twoFactor, purpose, { wanted, type });
    if (!changed.ok) return changed;
    const begun = isOn ? await this.#begin(actor, read, { ...asked, type }) : accept(undefined);
    if (!begun.ok) return begun;
    await factors.ask(actor.traderId, { purpose, type, wanted });
    return begun;
  }

  /** Whoever has the app already proves it by the code that confirms. */
  async #begin(
    actor: Actor,
    read: FactorRecord,
    { type, method, password, currentCode: code }: AskedFactor & { readonly type: FactorType },
  ): Promise<Result<AppToSetUp | undefined, AskRefusal>> {
    const { beginAuthenticator, proveToBegin } = this.#parts;
    const contact = contactOf(type);
    if (!contact) {
      return read.secret
        ? accept(undefined)
        : beginAuthenticator.execute(actor, { password, code });
    }
    if (!hasPlace(read.places, method)) return refuse({ code: "contact_unconfirmed" });
    const proven = await proveToBegin.execute(read, actor.traderId, { password, code });
    return proven.ok ? accept(undefined) : proven;
  }
}

/** Whether there is somewhere for the codes of a method to go. */
function hasPlace({ phone, email, chat }: CodePlaces, method: FactorMethod): boolean {
  if (method === "Telegram") return chat !== "none";
  return method === "Email" ? email : phone;
}
