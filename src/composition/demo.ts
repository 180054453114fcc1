import type { Container } from "inversify";
import { exclusively } from "../adapters/persistence/connection/exclusively.ts";
import type { DatabaseAccess } from "../adapters/persistence/connection/data-source.ts";
import { PostgresDemoClock } from "../adapters/persistence/demo/postgres-demo-clock.ts";
import { dollarRates } from "../adapters/rates/dollar-rates.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { ListedPasswords } from "../adapters/identity/listed-passwords.ts";
import { RegisterTrader } from "../application/account/register-trader.ts";
import type { DemoAccount } from "../application/demo/demo-accounts.ts";
import { marketPeople } from "../application/demo/market-people.ts";
import { SeedDemo } from "../application/demo/seed-demo.ts";
import { SeedMarket } from "../application/demo/seed-market.ts";
import type { PasswordHasher } from "../application/ports/password-hasher.ts";
import { bondTokens } from "./bond-module.ts";
import { settingsTokens } from "./settings-module.ts";
import { badgeApplicationTokens } from "./badge-application-module.ts";
import { accountTokens } from "./account-module.ts";
import { conversionTokens } from "./conversion-module.ts";
import type { Config } from "./config.ts";
import type { Parts } from "./feature.ts";
import { offerTokens } from "./offer-module.ts";
import { staffTokens } from "./staff-module.ts";
import { isDemoHistoryComplete, seedDemoHistory } from "./demo-history.ts";
import { spotTokens } from "./spot-module.ts";
import { finished, repeat } from "./repeat.ts";
import { tokens } from "./tokens.ts";
import { walletTokens } from "./wallet-module.ts";
import { policyTokens } from "./policy-module.ts";

/** Any number that all our processes agree on. */
const seedLock = 7_337_466;
const marketLock = 7_337_467;
const booksLock = 7_337_468;
const marketRetryMs = 30_000;
const booksEveryMs = 30_000;

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
    await container.get(conversionTokens.fundInventory).execute();
    if (!config.demoHistory) return seeding(container, config).execute();
    if (await isDemoHistoryComplete(container)) return;
    const clock = new PostgresDemoClock(access);
    await clock.open();
    try {
      const past = containerOn(clock);
      await past.get(policyTokens.policies).refresh();
      await seedDemoHistory(past, clock, seeding(past, config), config);
    } finally {
      await clock.remove();
    }
  });
}

/**
 * Fills the demo's market beside the running program; one process does it. Nobody knows the password of
 * its people. What failed is tried again after a while.
 */
export function seedDemoMarket(parts: Parts, config: Config): () => Promise<void> {
  const people = marketPeople(config.demoOffers, {
    perDollar: (currency) => Number(dollarRates[currency] ?? 1),
  });
  const seedMarket = new SeedMarket({
    seedDemo: seeding(parts, config, oneHash(parts.get(accountTokens.hasher))),
    traders: parts.get(accountTokens.traders),
    offers: parts.get(offerTokens.offers),
  });
  let isOver = false;
  const fill = async () => {
    await exclusively(parts.get(tokens.dataSource), marketLock, () =>
      seedMarket.execute(people, () => isOver),
    );
    return finished;
  };
  const filling = repeat(fill, marketRetryMs, (err) =>
    parts.get(tokens.logger).error({ err }, "the demo's market was not filled"),
  );
  return async () => {
    isOver = true;
    await filling.stop();
  };
}

/** The two people who trade on the books of a demo. Nobody knows their password. */
const bookPeople: readonly DemoAccount[] = ["book_maker", "book_taker"].map((username) => ({
  username,
  level: 3,
  role: "trades on the order book",
  offers: [],
}));

/** Quotes the books of a demo beside the running program; one process does it at a time. */
export function quoteDemoBooks(parts: Parts, config: Config): () => Promise<void> {
  const traders = parts.get(accountTokens.traders);
  const seed = seeding(parts, config, oneHash(parts.get(accountTokens.hasher)));
  const people = async () => {
    await seed.execute(bookPeople);
    return Promise.all(bookPeople.map(({ username }) => traders.credentialsByLogin(username)));
  };
  let known: Awaited<ReturnType<typeof people>> | undefined;
  const quote = async () => {
    await exclusively(parts.get(tokens.dataSource), booksLock, async () => {
      const found = known ?? (await people());
      const [maker, taker] = found;
      if (!maker || !taker) return;
      known = found;
      await parts.get(spotTokens.quoteDemoBooks).execute(maker.traderId, taker.traderId);
    });
  };
  const quoting = repeat(quote, booksEveryMs, (err) =>
    parts.get(tokens.logger).error({ err }, "the demo's books were not quoted"),
  );
  return () => quoting.stop();
}

/** Hashes one random password, once: hundreds of slow hashes would keep the program busy. */
function oneHash(hasher: PasswordHasher): PasswordHasher {
  const hash = hasher.hash(newId() + newId());
  return { hash: () => hash, matches: (password, kept) => hasher.matches(password, kept) };
}

function seeding(
  container: Parts,
  { brandName }: Config,
  hasher = container.get(accountTokens.hasher),
): SeedDemo {
  return new SeedDemo({
    traders: container.get(accountTokens.traders),
    offers: container.get(offerTokens.offers),
    createOffer: container.get(offerTokens.createOffer),
    useFaucet: container.get(walletTokens.useFaucet),
    depositBond: container.get(bondTokens.depositBond),
    acceptVendorTerms: container.get(badgeApplicationTokens.acceptVendorTerms),
    changeSettings: container.get(settingsTokens.changeSettings),
    registerAs: ({ level: initialLevel, badge }) =>
      new RegisterTrader({
        traders: container.get(accountTokens.traders),
        openSession: container.get(accountTokens.openSession),
        gate: container.get(accountTokens.botGate),
        attempts: container.get(accountTokens.attempts),
        hasher,
        commonPasswords: new ListedPasswords(brandName),
        newId,
        places: container.get(tokens.addressCountries),
        policy: container.get(policyTokens.account),
        idFirstCountries: () => ({}),
        initialLevel,
        ...(badge !== undefined && { initialBadge: badge }),
        brandName,
        hasMadeUpAddresses: true,
      }),
  });
}
