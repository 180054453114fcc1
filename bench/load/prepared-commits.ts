import { noPaymentPlaces } from "../../test/memory/no-payment-places.ts";
import { noGates } from "../../src/domain/offer/offer-gates.ts";
import { createHash, randomUUID } from "node:crypto";
import { commitJson } from "../../src/adapters/persistence/commit/commit-json.ts";
import { MemoryCommits } from "../../test/memory/memory-commits.ts";
import { MemoryTables } from "../../test/memory/memory-tables.ts";
import { MemoryTradeStore } from "../../test/memory/memory-trade-store.ts";
import { newId } from "../../src/adapters/identity/random-id.ts";
import type { Commit, CommandKey } from "../../src/application/ports/commit.ts";
import type { MarketPrices } from "../../src/application/ports/market-prices.ts";
import { PartyAct } from "../../src/application/trade/party-act.ts";
import { ReleaseTrade } from "../../src/application/trade/release-trade.ts";
import { StartTrade } from "../../src/application/trade/start-trade.ts";
import { TradeDesk } from "../../src/application/trade/trade-desk.ts";
import type { Offer } from "../../src/domain/offer/offer.ts";
import { accept } from "../../src/domain/result/result.ts";
import { offerTerms } from "../bed/offer-terms.ts";
import { pairOf, type Pair } from "./people.ts";
import { fixedPolicies } from "../../test/support/fixed-policies.ts";
import { noReleaseFailures } from "../../test/support/no-release-failures.ts";

const market: MarketPrices = {
  quote: (asset, currency) => ({
    price: { asset, currency, scaled: 6_500_000_000_000n },
    at: Date.now(),
    sources: ["bench"],
  }),
  exchangeRates: () => [],
  usdCents: ({ minor }) => (minor * 108n) / 100n,
};

/**
 * The commits of whole trades, three of each, as `commit_changes` takes them: decided by the use
 * cases themselves, in memory, before anything is measured.
 */
export async function prepareCommits(
  trades: number,
  pairs: number,
  first: number,
): Promise<readonly (readonly string[])[]> {
  const tables = new MemoryTables();
  const told: Commit[] = [];
  const commits = new MemoryCommits(tables, Date.now);
  const changes = {
    recall: (key: CommandKey) => commits.recall(key),
    commit: (commit: Commit) => {
      told.push(commit);
      return commits.commit(commit);
    },
  };
  const store = new MemoryTradeStore(tables, Date.now, fixedPolicies());
  const desk = new TradeDesk(store, changes);
  const start = new StartTrade({
    trades: store,
    changes,
    prices: market,
    newId,
    places: noPaymentPlaces,
  });
  const paid = new PartyAct(desk);
  const anyPassword = {
    execute: async () => accept({ kind: "password", provenAt: Date.now() } as const),
  };
  const release = new ReleaseTrade(desk, anyPassword, noReleaseFailures);
  const prepared: string[][] = [];
  for (let trade = 0; trade < trades; trade += 1) {
    const pair = pairOf((first + trade) % pairs);
    addPair(tables, pair);
    const asked = {
      offerId: pair.offerId,
      fiatAmount: "100.00",
      cryptoAmount: undefined,
      priceSeen: undefined,
      offerVersion: 1,
    };
    told.length = 0;
    const started = await start.execute(actor(pair.buyerId), asked, keyOf(pair.buyerId));
    if (!started.ok) throw new Error(`A prepared start was refused: ${started.refusal.code}`);
    await paid.execute(actor(pair.buyerId), started.value, { act: "paid" }, keyOf(pair.buyerId));
    await release.execute(
      actor(pair.sellerId),
      started.value,
      { password: "any" },
      keyOf(pair.sellerId),
    );
    prepared.push(told.map((commit) => JSON.stringify([commitJson(commit, undefined)])));
  }
  return prepared;
}

function addPair(tables: MemoryTables, { buyerId, sellerId, offerId }: Pair): void {
  for (const id of [buyerId, sellerId]) tables.traders.set(id, { id, username: id, level: 3 });
  tables.balances.set(`available:BTC:${sellerId}`, 100_000_000_000n);
  const { asset, currency, paymentMethod, marginBasisPoints, rangeMin, rangeMax } = offerTerms;
  const offer: Offer = {
    id: offerId,
    version: 1,
    ownerId: sellerId,
    side: "sell",
    asset,
    currency,
    paymentMethod,
    pricing: { kind: "margin", basisPoints: marginBasisPoints },
    amounts: {
      kind: "range",
      min: { currency, minor: BigInt(rangeMin) },
      max: { currency, minor: BigInt(rangeMax) },
    },
    terms: offerTerms.terms,
    paymentDetails: offerTerms.paymentDetails,
    label: offerTerms.label,
    tags: [],
    windowSeconds: offerTerms.windowSeconds,
    flow: "default",
    deferredEscrow: false,
    gates: noGates,
    active: true,
    moderation: { status: 1 },
    createdAt: 0,
  };
  tables.offers.set(offerId, offer);
}

function actor(traderId: string) {
  return { traderId, username: traderId, level: 3, sessionStartedAt: 0 };
}

function keyOf(actorId: string): CommandKey {
  const key = randomUUID();
  return { actorId, key, inputHash: createHash("sha256").update(key).digest("hex") };
}
