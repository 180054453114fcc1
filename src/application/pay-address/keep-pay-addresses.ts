import {
  judgePayAddress,
  payAddressLimits,
  type PayAddress,
} from "../../domain/pay-address/pay-address.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { AccountUses } from "../ports/account-uses.ts";
import type { NewId } from "../ports/new-id.ts";
import type { PayAddresses, SavedPayAddress } from "../ports/pay-addresses.ts";

type Faulty = Extract<ReturnType<typeof judgePayAddress>, { ok: false }>["refusal"];

/**
 * Traders save how they are paid without a bank. An address is never changed: whoever could would
 * redirect the payments of every offer that uses it.
 */
export class KeepPayAddresses {
  readonly #addresses: PayAddresses;
  readonly #uses: AccountUses;
  readonly #newId: NewId;

  constructor(addresses: PayAddresses, uses: AccountUses, newId: NewId) {
    this.#addresses = addresses;
    this.#uses = uses;
    this.#newId = newId;
  }

  list({ traderId }: Actor): Promise<readonly SavedPayAddress[]> {
    return this.#addresses.listOf(traderId);
  }

  async add(
    { traderId }: Actor,
    typed: PayAddress,
  ): Promise<Result<undefined, Faulty | { readonly code: "too_many_pay_addresses" }>> {
    const all = await this.#addresses.listOf(traderId);
    const others = all.map(({ details }) => details);
    const judged = judgePayAddress(typed, others);
    if (!judged.ok) return judged;
    const address = { id: this.#newId(), details: judged.value };
    const isAdded = await this.#addresses.add(traderId, address, payAddressLimits.most);
    return isAdded ? accept(undefined) : refuse({ code: "too_many_pay_addresses" });
  }

  /** `account_in_use`: an offer pays to it, or a running trade. */
  async remove(
    { traderId }: Actor,
    id: string,
  ): Promise<Result<undefined, { readonly code: "not_found" | "account_in_use" }>> {
    const { offers, trades } = await this.#uses.usesOf(traderId, id);
    if (offers + trades > 0) return refuse({ code: "account_in_use" });
    const isRemoved = await this.#addresses.remove(traderId, id);
    return isRemoved ? accept(undefined) : refuse({ code: "not_found" });
  }
}
