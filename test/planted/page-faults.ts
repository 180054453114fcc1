import type { PlantedFault } from "./planted-fault.ts";

/** Faults of what a page shows, and of what it reads again. */
export const pageFaults: readonly PlantedFault[] = [
  {
    name: "granule-promised",
    kind: "off by one",
    says: "the page promises a granule of ETH more than the money buys",
    file: "src/adapters/web-ui/offer/amount-quote.ts",
    is: "return bounded(bounds, fiat.value, cryptoFor(fiat.value, price.value));",
    becomes: `const bought = cryptoFor(fiat.value, price.value);
  const more = asset === "ETH" ? 10_000_000_000n : 0n;
  return bounded(bounds, fiat.value, { ...bought, units: bought.units + more });`,
    expectedIn: "test/adapters/web-ui/offer/amount-quote.test.ts",
  },
  {
    name: "shown-amount-rounded-up",
    kind: "wrong rounding",
    says: "the page shows a granule more than there is",
    file: "src/adapters/web-ui/design/amount-text.ts",
    is: 'roundingMode: "trunc"',
    becomes: 'roundingMode: "ceil"',
    expectedIn: "test/adapters/web-ui/design/amount-text.test.ts",
  },
  {
    name: "bound-without-its-decimals",
    kind: "wrong unit",
    says: "the bounds of an offer lose their decimals",
    file: "src/adapters/web-ui/offer/amount-quote.ts",
    is: 'text.replace(/\\.0+$/, "")',
    becomes: 'text.replace(/\\.\\d+$/, "")',
    expectedIn: "test/adapters/web-ui/offer/amount-quote.test.ts",
  },
  {
    name: "nothing-read-after-a-cut",
    kind: "lost",
    says: "after a cut the page does not read what it missed",
    file: "src/adapters/web-ui/server/use-live-events.ts",
    is: "onGap: () => readAllChanging(memory),",
    becomes: "onGap: () => undefined,",
    expectedIn: "test/adapters/web-ui/server/read-again.test.ts",
  },
  {
    name: "lists-alone-after-a-cut",
    kind: "lost",
    says: "after a cut the page reads its lists again, and not the trade before it",
    file: "src/adapters/web-ui/server/use-live-events.ts",
    is: "for (const route of [...one, ...all]) void",
    becomes: "for (const route of all) void",
    expectedIn: "test/adapters/web-ui/server/read-again.test.ts",
  },
  {
    name: "gap-not-told",
    kind: "lost",
    says: "a stream that opens again has nothing read",
    file: "src/adapters/web-ui/server/live-events.ts",
    is: "      listener.onGap();",
    becomes: "      if (this.#failures > 0) listener.onGap();",
    expectedIn: "test/adapters/web-ui/server/live-events.test.ts",
  },
  {
    name: "chat-not-read-again",
    kind: "lost",
    says: "a message that came is shown when the page is opened anew",
    file: "src/adapters/web-ui/server/use-live-events.ts",
    is: 'chat: { one: ["listMessages"], all: [] },',
    becomes: "chat: { one: [], all: [] },",
    expectedIn: "test/adapters/web-ui/server/read-again.test.ts",
  },
  {
    name: "balance-not-read-again",
    kind: "lost",
    says: "the balance stays as it was before the trade ended",
    file: "src/adapters/web-ui/server/use-live-events.ts",
    is: '"kycCheck", "getBalances"]',
    becomes: '"kycCheck"]',
    expectedIn: "test/adapters/web-ui/server/read-again.test.ts",
  },
];
