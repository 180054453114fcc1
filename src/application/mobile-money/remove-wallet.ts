import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { AccountUses } from "../ports/account-uses.ts";
import type { MobileMoneyStore } from "../ports/mobile-money-store.ts";

/** `account_in_use`: an offer pays to it, or a running trade. */
type RemoveRefusal = { readonly code: "not_found" | "account_in_use" };

/** Removes a trader's own wallet. */
export class RemoveWallet {
  readonly #wallets: MobileMoneyStore;
  readonly #uses: AccountUses;

  constructor(wallets: MobileMoneyStore, uses: AccountUses) {
    this.#wallets = wallets;
    this.#uses = uses;
  }

  async execute({ traderId }: Actor, id: string): Promise<Result<null, RemoveRefusal>> {
    const { offers, trades } = await this.#uses.usesOf(traderId, id);
    if (offers + trades > 0) return refuse({ code: "account_in_use" });
    const isRemoved = await this.#wallets.remove(traderId, id);
    return isRemoved ? accept(null) : refuse({ code: "not_found" });
  }
}
