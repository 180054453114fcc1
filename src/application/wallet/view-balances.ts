import type { DebtClaim } from "../../domain/claim/debt-claim.ts";
import type { FiatCode } from "../../domain/money/fiat.ts";
import type { Actor } from "../actor/actor.ts";
import type { ClaimStore } from "../ports/claim-store.ts";
import type { SettingsStore } from "../ports/settings-store.ts";
import type { Balance, WalletStore } from "../ports/wallet-store.ts";

/** What a trader has and owes, and the currency in which they want to see its value. */
interface ValuedBalances {
  readonly balances: readonly Balance[];
  /** What they owe for reversed payments, oldest first. */
  readonly claims: readonly DebtClaim[];
  readonly currency: FiatCode;
}

/** The currency if none was chosen (specification, section 9). */
const usualCurrency: FiatCode = "USD";

/** Reads a trader's balances, by asset. */
export class ViewBalances {
  readonly #wallets: WalletStore;
  readonly #settings: Pick<SettingsStore, "settingsOf">;
  readonly #claims: Pick<ClaimStore, "openClaims">;

  constructor(
    wallets: WalletStore,
    settings: Pick<SettingsStore, "settingsOf">,
    claims: Pick<ClaimStore, "openClaims">,
  ) {
    this.#wallets = wallets;
    this.#settings = settings;
    this.#claims = claims;
  }

  async execute({ traderId }: Actor): Promise<ValuedBalances> {
    const [balances, settings, claims] = await Promise.all([
      this.#wallets.balances(traderId),
      this.#settings.settingsOf(traderId),
      this.#claims.openClaims(traderId),
    ]);
    return { balances, claims, currency: settings?.currency ?? usualCurrency };
  }
}
