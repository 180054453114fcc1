import { isDemoLevel } from "../../domain/account/demo-account.ts";
import type { ChangeSettings } from "../account/change-settings.ts";
import type { RegisterTrader } from "../account/register-trader.ts";
import { vendorTermsVersion } from "../../domain/badge-application/badge-application.ts";
import { needsBond } from "../../domain/bond/bond.ts";
import type { DepositBond } from "../bond/deposit-bond.ts";
import type { AcceptVendorTerms } from "../badge-application/accept-vendor-terms.ts";
import type { CreateOffer } from "../offer/create-offer.ts";
import type { OfferStore } from "../ports/offer-store.ts";
import type { TraderStore } from "../ports/trader-store.ts";
import type { UseFaucet } from "../wallet/use-faucet.ts";
import { demoAccounts, demoPassword, type DemoAccount } from "./demo-accounts.ts";

/** The use cases that the demo's people act through. */
interface DemoParts {
  readonly traders: TraderStore;
  readonly offers: OfferStore;
  /** Opens an account at that level and with that badge. */
  readonly registerAs: (account: Pick<DemoAccount, "level" | "badge">) => RegisterTrader;
  readonly createOffer: CreateOffer;
  readonly useFaucet: UseFaucet;
  readonly depositBond: DepositBond;
  readonly acceptVendorTerms: AcceptVendorTerms;
  readonly changeSettings: ChangeSettings;
}

/**
 * Fills the demo through the same use cases that everyone goes through. The next start finishes
 * what a killed start left undone.
 */
export class SeedDemo {
  readonly #parts: DemoParts;

  constructor(parts: DemoParts) {
    this.#parts = parts;
  }

  /** Adds what is missing for these people; existing data is left as it is. */
  async execute(accounts: readonly DemoAccount[] = demoAccounts): Promise<void> {
    for (const account of accounts) await this.#seed(account);
  }

  async #seed(account: DemoAccount): Promise<void> {
    const { traders, offers: made, createOffer, useFaucet, depositBond } = this.#parts;
    const { username, offers, badge, country } = account;
    if (!(await traders.credentialsByLogin(username))) await this.#register(account);
    const trader = await traders.credentialsByLogin(username);
    if (!trader) throw new Error(`${username} was registered and is not there`);
    if (country !== undefined) {
      const actor = { ...trader, level: account.level, sessionStartedAt: 0 };
      await this.#parts.changeSettings.execute(actor, { country });
    }
    // Accepted once: again changes nothing.
    if (badge === "vendor") await this.#parts.acceptVendorTerms.execute(trader, vendorTermsVersion);
    // Given once a day: if it was already given, nothing happens.
    await useFaucet.execute({ ...trader, level: account.level });
    // Once: then nothing is missing.
    if (offers.some(needsBond)) await depositBond.execute(trader, "BTC");
    for (const offer of offers.slice(await made.countOf(trader.traderId))) {
      const created = await createOffer.execute(trader, offer);
      if (!created.ok) throw new Error(`${username}: ${JSON.stringify(created.refusal)}`);
    }
  }

  async #register(account: DemoAccount): Promise<void> {
    const { username } = account;
    const registered = await this.#parts.registerAs(account).execute({
      username,
      email: `${username}@demo.invalid`,
      password: demoPassword,
      isDemo: isDemoLevel(account.level),
      visitor: { address: `demo ${username}`, agent: "", token: undefined },
    });
    if (!registered.ok) throw new Error(`${username}: ${JSON.stringify(registered.refusal)}`);
  }
}
