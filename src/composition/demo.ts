import type { Container } from "inversify";
import { exclusively } from "../adapters/persistence/connection/exclusively.ts";
import type { DatabaseAccess } from "../adapters/persistence/connection/data-source.ts";
import { PostgresDemoClock } from "../adapters/persistence/demo/postgres-demo-clock.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { ListedPasswords } from "../adapters/identity/listed-passwords.ts";
import { RegisterTrader } from "../application/account/register-trader.ts";
import { SeedDemo } from "../application/demo/seed-demo.ts";
import { accountTokens } from "./account-module.ts";
import type { Config } from "./config.ts";
import { offerTokens } from "./offer-module.ts";
import { staffTokens } from "./staff-module.ts";
import { isDemoHistoryComplete, seedDemoHistory } from "./demo-history.ts";
import { tokens } from "./tokens.ts";
import { walletTokens } from "./wallet-module.ts";
import { policyTokens } from "./policy-module.ts";

/** Any number that all our processes agree on. */
const seedLock = 7_337_466;

/** A container with everything, on another connection pool. */
export type ContainerOn = (clock: PostgresDemoClock) => Container;

/**
 * Fills a demo installation with its people, its staff and, unless that is switched off, with what
 * they did in the last weeks. Others wait meanwhile: no real-time clock triggers anything.
 */
export async function seedDemo(
  container: Container,
  config: Config,
  access: DatabaseAccess,
  containerOn: ContainerOn,
): Promise<void> {
  const dataSource = container.get(tokens.dataSource);
  await exclusively(dataSource, seedLock, async () => {
    await container.get(staffTokens.seedDemoStaff).execute();
    if (!config.demoHistory) return seeding(container, config).execute();
    if (await isDemoHistoryComplete(container)) return;
    const clock = new PostgresDemoClock(access);
    await clock.open();
    try {
      const past = containerOn(clock);
      await past.get(policyTokens.policies).refresh();
      await seedDemoHistory(past, clock, seeding(past, config));
    } finally {
      await clock.remove();
    }
  });
}

function seeding(container: Container, { brandName }: Config): SeedDemo {
  return new SeedDemo({
    traders: container.get(accountTokens.traders),
    offers: container.get(offerTokens.offers),
    createOffer: container.get(offerTokens.createOffer),
    useFaucet: container.get(walletTokens.useFaucet),
    registerAs: ({ level: initialLevel, badge }) =>
      new RegisterTrader({
        traders: container.get(accountTokens.traders),
        openSession: container.get(accountTokens.openSession),
        gate: container.get(accountTokens.botGate),
        attempts: container.get(accountTokens.attempts),
        hasher: container.get(accountTokens.hasher),
        commonPasswords: new ListedPasswords(brandName),
        newId,
        policy: container.get(policyTokens.account),
        initialLevel,
        ...(badge !== undefined && { initialBadge: badge }),
        brandName,
        hasMadeUpAddresses: true,
      }),
  });
}
