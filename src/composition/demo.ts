import type { Container } from "inversify";
import { exclusively } from "../adapters/persistence/connection/exclusively.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { ListedPasswords } from "../adapters/identity/listed-passwords.ts";
import { RegisterTrader } from "../application/account/register-trader.ts";
import { SeedDemo } from "../application/demo/seed-demo.ts";
import { defaultAccountPolicy } from "../domain/account/account-policy.ts";
import { accountTokens } from "./account-module.ts";
import type { Config } from "./config.ts";
import { offerTokens } from "./offer-module.ts";
import { tokens } from "./tokens.ts";
import { walletTokens } from "./wallet-module.ts";

/** Any number that all our processes agree on. */
const seedLock = 7_337_466;

/** Fills an installation for trying out with its people. */
export async function seedDemo(container: Container, { brandName }: Config): Promise<void> {
  const seed = new SeedDemo({
    traders: container.get(accountTokens.traders),
    offers: container.get(offerTokens.offers),
    createOffer: container.get(offerTokens.createOffer),
    useFaucet: container.get(walletTokens.useFaucet),
    registerAt: (initialLevel) =>
      new RegisterTrader({
        traders: container.get(accountTokens.traders),
        openSession: container.get(accountTokens.openSession),
        attempts: container.get(accountTokens.attempts),
        hasher: container.get(accountTokens.hasher),
        commonPasswords: new ListedPasswords(),
        newId,
        policy: defaultAccountPolicy,
        initialLevel,
        brandName,
      }),
  });
  await exclusively(container.get(tokens.dataSource), seedLock, () => seed.execute());
}
