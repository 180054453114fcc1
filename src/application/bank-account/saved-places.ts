import { bankAccountLines } from "../../domain/bank-account/account-lines.ts";
import type { TraderId } from "../../domain/id/id.ts";
import { walletLines } from "../../domain/mobile-money/mobile-wallet.ts";
import type { PaymentDetail } from "../../domain/offer/offer.ts";
import type { BankAccountStore } from "../ports/bank-account-store.ts";
import type { BankDirectories } from "../ports/bank-directories.ts";
import type { MobileMoneyStore } from "../ports/mobile-money-store.ts";
import type { PaymentPlaces, WayToPay } from "../ports/payment-places.ts";

/** The bank accounts and wallets that traders saved, as lines for their payers. */
export class SavedPlaces implements PaymentPlaces {
  readonly #accounts: Pick<BankAccountStore, "listOf">;
  readonly #wallets: Pick<MobileMoneyStore, "listOf">;
  readonly #directories: BankDirectories;

  constructor(
    accounts: Pick<BankAccountStore, "listOf">,
    wallets: Pick<MobileMoneyStore, "listOf">,
    directories: BankDirectories,
  ) {
    this.#accounts = accounts;
    this.#wallets = wallets;
    this.#directories = directories;
  }

  async linesOf(
    traderId: TraderId,
    accountId: string,
    way: WayToPay,
  ): Promise<readonly PaymentDetail[] | undefined> {
    const [accounts, wallets] = await Promise.all([
      this.#accounts.listOf(traderId),
      this.#wallets.listOf(traderId),
    ]);
    const account = accounts.find(({ id }) => id === accountId);
    if (account) return bankAccountLines(account.details, way, await this.#directories.current());
    const wallet = wallets.find(({ id }) => id === accountId);
    return wallet && walletLines(wallet.details, way);
  }
}
