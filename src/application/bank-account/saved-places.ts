import { bankAccountLines } from "../../domain/bank-account/account-lines.ts";
import type { TraderId } from "../../domain/id/id.ts";
import { walletLines } from "../../domain/mobile-money/mobile-wallet.ts";
import { payAddressLines } from "../../domain/pay-address/pay-address.ts";
import type { PaymentDetail } from "../../domain/offer/offer.ts";
import type { BankAccountStore } from "../ports/bank-account-store.ts";
import type { BankDirectories } from "../ports/bank-directories.ts";
import type { MobileMoneyStore } from "../ports/mobile-money-store.ts";
import type { PayAddresses } from "../ports/pay-addresses.ts";
import type { PaymentPlaces, WayToPay } from "../ports/payment-places.ts";

/** The bank accounts, wallets and places that traders saved, as lines for their payers. */
export class SavedPlaces implements PaymentPlaces {
  readonly #accounts: Pick<BankAccountStore, "listOf">;
  readonly #wallets: Pick<MobileMoneyStore, "listOf">;
  readonly #directories: BankDirectories;
  readonly #addresses: Pick<PayAddresses, "listOf">;

  constructor(
    accounts: Pick<BankAccountStore, "listOf">,
    wallets: Pick<MobileMoneyStore, "listOf">,
    directories: BankDirectories,
    addresses: Pick<PayAddresses, "listOf">,
  ) {
    this.#accounts = accounts;
    this.#wallets = wallets;
    this.#directories = directories;
    this.#addresses = addresses;
  }

  async linesOf(
    traderId: TraderId,
    accountId: string,
    way: WayToPay,
  ): Promise<readonly PaymentDetail[] | undefined> {
    const [accounts, wallets, addresses] = await Promise.all([
      this.#accounts.listOf(traderId),
      this.#wallets.listOf(traderId),
      this.#addresses.listOf(traderId),
    ]);
    const account = accounts.find(({ id }) => id === accountId);
    if (account) return bankAccountLines(account.details, way, await this.#directories.current());
    const wallet = wallets.find(({ id }) => id === accountId);
    if (wallet) return walletLines(wallet.details, way);
    const address = addresses.find(({ id }) => id === accountId);
    return address && payAddressLines(address.details, way);
  }
}
