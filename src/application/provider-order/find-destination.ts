import type { BankDetails } from "../../domain/bank-account/bank-details.ts";
import { listedCurrencies } from "../../domain/catalogue/fiat-currencies.ts";
import { phoneFault } from "../../domain/account/phone-number.ts";
import type { TraderId } from "../../domain/id/id.ts";
import { walletMethodsIn } from "../../domain/mobile-money/wallet-methods.ts";
import type { BankAccountStore } from "../ports/bank-account-store.ts";
import type { MobileMoneyStore, SavedWallet } from "../ports/mobile-money-store.ts";
import type { OrderDestination } from "../ports/order-providers.ts";
import type { PhoneNumbers } from "../ports/phone-numbers.ts";

/** A saved account as its owner chooses it. */
export interface PayoutPlace {
  readonly id: string;
  readonly way: "bank" | "mobile-money";
  readonly currencies: readonly string[];
  readonly destination: OrderDestination;
}

/** Finds where money is paid out to, and whose phone is loaded. */
export class FindDestination {
  readonly #accounts: Pick<BankAccountStore, "listOf">;
  readonly #wallets: Pick<MobileMoneyStore, "listOf">;
  readonly #numbers: Pick<PhoneNumbers, "parse">;

  constructor(
    accounts: Pick<BankAccountStore, "listOf">,
    wallets: Pick<MobileMoneyStore, "listOf">,
    numbers: Pick<PhoneNumbers, "parse">,
  ) {
    this.#accounts = accounts;
    this.#wallets = wallets;
    this.#numbers = numbers;
  }

  /** A trader's saved bank accounts and wallets of mobile money. */
  async places(traderId: TraderId): Promise<readonly PayoutPlace[]> {
    const [accounts, wallets] = await Promise.all([
      this.#accounts.listOf(traderId),
      this.#wallets.listOf(traderId),
    ]);
    return [
      ...accounts.map(({ id, details }) => ({
        id,
        way: "bank" as const,
        currencies: [currencyOf(details)],
        destination: { kind: "bank" as const, details },
      })),
      ...wallets.map((wallet) => ({
        id: wallet.id,
        way: "mobile-money" as const,
        currencies: currenciesOf(wallet),
        destination: {
          kind: "mobile-money" as const,
          number: wallet.details.number,
          holderName: wallet.details.holderName,
        },
      })),
    ];
  }

  /** One of them, if it takes the currency. */
  async saved(
    traderId: TraderId,
    id: string,
    currency: string,
  ): Promise<OrderDestination | undefined> {
    const found = (await this.places(traderId)).find((place) => place.id === id);
    return found?.currencies.includes(currency) ? found.destination : undefined;
  }

  /** A number that can be loaded, and the country of its plan. */
  phone(text: string): { readonly number: string; readonly country: string } | undefined {
    const parsed = this.#numbers.parse(text);
    if (!parsed?.country || phoneFault(parsed, "sms") !== undefined) return undefined;
    return { number: parsed.number, country: parsed.country };
  }
}

function currencyOf({ fiatCurrencyId }: BankDetails): string {
  return listedCurrencies.find(({ id }) => id === fiatCurrencyId)?.code ?? "";
}

function currenciesOf({ details }: SavedWallet): readonly string[] {
  const methods = walletMethodsIn(details.country).filter(({ slug }) =>
    details.paymentMethods.includes(slug),
  );
  return [...new Set(methods.flatMap(({ currencies }) => currencies))];
}
