import type { AttemptLimit } from "../../domain/account/account-policy.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { OwnerProofRefusal, ProveIdentity, TypedProof } from "../account/prove-identity.ts";
import type { Actor } from "../actor/actor.ts";
import type { AttemptLimits, RateLimited } from "../ports/attempt-limits.ts";
import type { BankAccountStore } from "../ports/bank-account-store.ts";
import type { GiftCardStore } from "../ports/gift-card-store.ts";
import type { MobileMoneyStore } from "../ports/mobile-money-store.ts";
import type { PayAddresses } from "../ports/pay-addresses.ts";
import type { OwnData, OwnDataStore } from "../ports/own-data-store.ts";
import type { PhoneStore } from "../ports/phone-store.ts";

/** All that is kept about a person reads many tables. */
const downloads: AttemptLimit = { most: 5, windowSeconds: 86_400 };

/** What is needed to give somebody their data. */
interface OwnDataParts {
  readonly stored: OwnDataStore;
  readonly phones: Pick<PhoneStore, "stateOf">;
  readonly bankAccounts: Pick<BankAccountStore, "listOf">;
  readonly giftCards: Pick<GiftCardStore, "listOf">;
  readonly wallets: Pick<MobileMoneyStore, "listOf">;
  readonly payAddresses: Pick<PayAddresses, "listOf">;
  readonly proveIdentity: Pick<ProveIdentity, "ofOwner">;
  readonly attempts: Pick<AttemptLimits, "begin">;
}

/** Gives a trader who proves who they are all that is kept about them. */
export class DownloadOwnData {
  readonly #parts: OwnDataParts;

  constructor(parts: OwnDataParts) {
    this.#parts = parts;
  }

  async execute(
    actor: Actor,
    typed: TypedProof,
  ): Promise<Result<OwnData, OwnerProofRefusal | RateLimited>> {
    const {
      stored,
      phones,
      bankAccounts,
      giftCards,
      wallets,
      payAddresses,
      proveIdentity,
      attempts,
    } = this.#parts;
    const { traderId } = actor;
    const proof = await proveIdentity.ofOwner(actor, typed);
    if (!proof.ok) return proof;
    if (!proof.value) return refuse({ code: "proof_needed" });
    const counted = await attempts.begin(`own-data ${traderId}`, downloads);
    if (!counted.ok) return counted;
    const [data, { phone }, accounts, cards, ofMobileMoney, addresses] = await Promise.all([
      stored.read(traderId),
      phones.stateOf(traderId),
      bankAccounts.listOf(traderId),
      giftCards.listOf(traderId),
      wallets.listOf(traderId),
      payAddresses.listOf(traderId),
    ]);
    return accept({
      ...data,
      phone_number: phone === undefined ? [] : [{ number: phone.number }],
      bank_account: accounts.map(opened),
      gift_card: cards.map(opened),
      mobile_money_wallet: ofMobileMoney.map(opened),
      pay_address: addresses.map(opened),
    });
  }
}

function opened({ id, details }: { readonly id: string; readonly details: object }) {
  return { id, details: JSON.stringify(details) };
}
