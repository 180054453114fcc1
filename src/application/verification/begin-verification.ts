import type { FlagPolicy } from "../../domain/policy/flags.ts";
import { accept, refuse, type Refusal, type Result } from "../../domain/result/result.ts";
import {
  parseAddressDetails,
  type AddressDetails,
  type AddressFault,
} from "../../domain/verification/address-proof.ts";
import {
  parseBasicDetails,
  type BasicDetails,
  type BasicFault,
} from "../../domain/verification/basic-details.ts";
import { dayOf } from "../../domain/verification/day.ts";
import {
  parseIdDetails,
  type IdDetails,
  type IdFault,
} from "../../domain/verification/id-document.ts";
import {
  judgeBegin,
  type BeginRefusal,
  type VerificationPolicy,
} from "../../domain/verification/verification.ts";
import type { Actor } from "../actor/actor.ts";
import type { Current } from "../ports/current-policy.ts";
import type { NewId } from "../ports/new-id.ts";
import type { AttemptDetails, VerificationStore } from "../ports/verification-store.ts";

type Fault = IdFault | AddressFault | BasicFault;

/** - `verification_refused`: with every field that is wrong. */
type FaultRefusal = { readonly code: "verification_refused"; readonly faults: readonly Fault[] };

interface BeginParts {
  readonly store: Pick<VerificationStore, "begin">;
  readonly policy: Current<{
    readonly flags: Pick<FlagPolicy, "basicVerification">;
    readonly verification: VerificationPolicy;
  }>;
  readonly newId: NewId;
  /** In ms. */
  readonly now: () => number;
}

type Begun<Refused extends Refusal = FaultRefusal> = Result<string, BeginRefusal | Refused>;

/** A trader begins to prove something; the answer is the reference of the attempt. */
export class BeginVerification {
  readonly #parts: BeginParts;

  constructor(parts: BeginParts) {
    this.#parts = parts;
  }

  /** Taken at once, as it was said: it lifts the limits a little, and proves nothing. */
  basic(
    actor: Pick<Actor, "traderId">,
    typed: BasicDetails,
  ): Promise<Begun<FaultRefusal | { readonly code: "feature_off" }>> {
    const { flags } = this.#parts.policy();
    if (!flags.basicVerification) return Promise.resolve(refuse({ code: "feature_off" }));
    return this.#begin(actor, parseBasicDetails(typed, this.#bounds()), (details) => ({
      kind: "basic",
      details,
    }));
  }

  id(actor: Pick<Actor, "traderId">, typed: IdDetails): Promise<Begun> {
    return this.#begin(actor, parseIdDetails(typed, this.#bounds()), (details) => ({
      kind: "id",
      details,
    }));
  }

  address(actor: Pick<Actor, "traderId">, typed: AddressDetails): Promise<Begun> {
    return this.#begin(actor, parseAddressDetails(typed), (details) => ({
      kind: "address",
      details,
    }));
  }

  video(actor: Pick<Actor, "traderId">): Promise<Begun<never>> {
    const nothing: Result<undefined, never> = accept(undefined);
    return this.#begin(actor, nothing, (details) => ({ kind: "video", details }));
  }

  async #begin<Details, Refused extends Refusal>(
    { traderId }: Pick<Actor, "traderId">,
    parsed: Result<Details, Refused>,
    attemptOf: (details: Details) => AttemptDetails,
  ): Promise<Begun<Refused>> {
    if (!parsed.ok) return parsed;
    const { store, newId, policy } = this.#parts;
    const { tries, triesSeconds } = policy().verification;
    const attempt = attemptOf(parsed.value);
    const id = newId();
    const begun = await store.begin({ id, traderId, ...attempt }, triesSeconds, (record, hasId) =>
      judgeBegin(attempt.kind, record, { hasId, tries }),
    );
    return begun.ok ? accept(id) : begun;
  }

  #bounds() {
    const { policy, now } = this.#parts;
    return { today: dayOf(now()), leastAge: policy().verification.leastAge };
  }
}
