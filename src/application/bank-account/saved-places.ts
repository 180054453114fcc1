import { bankAccountLines } from "../../domain/bank-account/account-lines.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { PaymentDetail } from "../../domain/offer/offer.ts";
import type { BankAccountStore } from "../ports/bank-account-store.ts";
import type { PaymentPlaces, WayToPay } from "../ports/payment-places.ts";

/** The bank accounts that traders saved, as lines for their payers. */
export class SavedPlaces implements PaymentPlaces {
  readonly #accounts: Pick<BankAccountStore, "listOf">;

  constructor(accounts: Pick<BankAccountStore, "listOf">) {
    this.#accounts = accounts;
  }

  async linesOf(
    traderId: TraderId,
    accountId: string,
    way: WayToPay,
  ): Promise<readonly PaymentDetail[] | undefined> {
    const account = (await this.#accounts.listOf(traderId)).find(({ id }) => id === accountId);
    return account && bankAccountLines(account.details, way);
  }
}
