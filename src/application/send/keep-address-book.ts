import { isProven, type IdentityProof } from "../../domain/account/identity-proof.ts";
import { parseAddress } from "../../domain/chain/address.ts";
import type { RealAsset } from "../../domain/money/asset.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import {
  holdsOnlySaved,
  mostSavedAddresses,
  parseAddressName,
  usableFrom,
  type SavedAddress,
} from "../../domain/send/address-book.ts";
import { sendNeeds } from "../../domain/send/decide-send.ts";
import type { SendPolicy } from "../../domain/send/send-policy.ts";
import type { TradePolicy } from "../../domain/trade/trade-policy.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { ProofRefusal, ProveIdentity, TypedProof } from "../account/prove-identity.ts";
import type { Actor } from "../actor/actor.ts";
import type { AddressBook } from "../ports/address-book.ts";
import type { Current } from "../ports/current-policy.ts";
import type { DepositAccounts } from "../ports/deposit-accounts.ts";
import type { NewId } from "../ports/new-id.ts";
import type { SendStore } from "../ports/send-store.ts";
import type { TraderStore } from "../ports/trader-store.ts";

/** A book as its owner sees it. */
export interface ShownBook {
  /** `usableFrom`: where it may not be sent to yet. */
  readonly addresses: readonly (SavedAddress & { readonly usableFrom: Instant | undefined })[];
  readonly isOnlySaved: boolean;
  /** When other addresses count again; undefined where they do, or are never to. */
  readonly offFrom: Instant | undefined;
  /** What its owner types where a proof is asked for. */
  readonly asks: "code" | "password";
}

type AddressRefusal = Exclude<ReturnType<typeof parseAddress>, { ok: true }>["refusal"];

/** `proof_needed`: what they would do opens a way out. */
type OpeningRefusal = ProofRefusal | { readonly code: "proof_needed" };

/**
 * - `address_is_ours`: one of our traders receives there; people are paid by their names.
 * - `sends_unavailable`: no chain is connected to this installation.
 */
type SaveRefusal =
  | AddressRefusal
  | OpeningRefusal
  | {
      readonly code:
        | "address_name_unusable"
        | "address_saved"
        | "address_book_full"
        | "address_is_ours"
        | "sends_unavailable";
    };

interface NewAddress {
  readonly asset: RealAsset;
  readonly address: string;
  readonly name: string;
}

/** What is needed to keep a book. */
interface BookParts {
  readonly book: AddressBook;
  readonly sends: Pick<SendStore, "isOwnAddress">;
  readonly traders: Pick<TraderStore, "credentialsOf">;
  readonly proveIdentity: Pick<ProveIdentity, "execute">;
  readonly policy: Current<{
    readonly send: Pick<SendPolicy, "savedAddressWait" | "onlySavedOffWait">;
    readonly trade: Pick<TradePolicy, "proofAge">;
  }>;
  /** Undefined where no chain is connected. */
  readonly accounts: Pick<DepositAccounts, "network"> | undefined;
  readonly newId: NewId;
}

/**
 * Traders save where they send, and may bind themselves to that. What opens a way out (another address while only
 * saved ones count, or an end of that) takes the proof of a send, and counts after a wait.
 */
export class KeepAddressBook {
  readonly #parts: BookParts;

  constructor(parts: BookParts) {
    this.#parts = parts;
  }

  async view(actor: Actor): Promise<ShownBook> {
    const { book, policy } = this.#parts;
    const [{ addresses, onlySaved, readAt }, need] = await Promise.all([
      book.of(actor.traderId),
      this.#need(actor),
    ]);
    const isOnlySaved = holdsOnlySaved(onlySaved, readAt);
    const { send } = policy();
    return {
      addresses: addresses.map((each) => {
        const from = usableFrom(each, send);
        return { ...each, usableFrom: isOnlySaved && readAt < from ? from : undefined };
      }),
      isOnlySaved,
      offFrom: isOnlySaved ? onlySaved.offFrom : undefined,
      asks: need.asksFactor ? "code" : "password",
    };
  }

  async save(
    actor: Actor,
    { asset, address: typedAddress, name: typedName }: NewAddress,
    typed: TypedProof,
  ): Promise<Result<undefined, SaveRefusal>> {
    const { book, sends, accounts, newId } = this.#parts;
    const { traderId } = actor;
    if (!accounts) return refuse({ code: "sends_unavailable" });
    const name = parseAddressName(typedName);
    if (!name.ok) return name;
    const parsed = parseAddress(typedAddress, asset, accounts.network);
    if (!parsed.ok) return parsed;
    const address = parsed.value.text;
    if (await sends.isOwnAddress(address)) return refuse({ code: "address_is_ours" });
    const { onlySaved, readAt } = await book.of(traderId);
    if (holdsOnlySaved(onlySaved, readAt)) {
      const proven = await this.#proven(actor, typed);
      if (!proven.ok) return proven;
    }
    const saved = { id: newId(), asset, address, name: name.value };
    const outcome = await book.add(traderId, saved, mostSavedAddresses);
    if (outcome === "added") return accept(undefined);
    return refuse({ code: outcome === "full" ? "address_book_full" : "address_saved" });
  }

  async remove(
    { traderId }: Actor,
    id: string,
  ): Promise<Result<undefined, { readonly code: "not_found" }>> {
    const isRemoved = await this.#parts.book.remove(traderId, id);
    return isRemoved ? accept(undefined) : refuse({ code: "not_found" });
  }

  /** On, it holds at once; off, it does after a wait. */
  async switchOnlySaved(
    actor: Actor,
    isOn: boolean,
    typed: TypedProof,
  ): Promise<Result<undefined, OpeningRefusal>> {
    const { book, policy } = this.#parts;
    if (isOn) {
      await book.switchOn(actor.traderId);
      return accept(undefined);
    }
    const proven = await this.#proven(actor, typed);
    if (!proven.ok) return proven;
    await book.switchOff(actor.traderId, policy().send.onlySavedOffWait);
    return accept(undefined);
  }

  async #proven(actor: Actor, typed: TypedProof): Promise<Result<undefined, OpeningRefusal>> {
    const proof: Result<IdentityProof | undefined, ProofRefusal> =
      await this.#parts.proveIdentity.execute(actor, typed, "sendout");
    if (!proof.ok) return proof;
    const need = await this.#need(actor);
    return isProven(proof.value, need) ? accept(undefined) : refuse({ code: "proof_needed" });
  }

  /** What a send would take. */
  async #need({ traderId }: Actor) {
    const { traders, policy } = this.#parts;
    const sender = await traders.credentialsOf(traderId);
    if (!sender) throw new Error(`${traderId} is signed in and has no account`);
    const { account, readAt: now } = sender;
    return sendNeeds({ account, now }, policy().trade);
  }
}
