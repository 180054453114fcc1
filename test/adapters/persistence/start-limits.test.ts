import { expect } from "chai";
import fc from "fast-check";
import type { Actor } from "../../../src/application/actor/actor.ts";
import { money } from "../../../src/domain/money/money.ts";
import { MemoryMarket } from "../../support/memory-market.ts";
import { for100, TestMarket, type Counter } from "../../support/test-market.ts";
import { patientStartPolicy } from "../../support/patient-start-policy.ts";

const capMinor = 150_000n;
const sellerHas = 2_500_000n;

interface Used {
  readonly reserved: bigint;
  readonly used: bigint;
}

/** A seller with a capped offer, and two takers of level 1. */
interface Bench {
  readonly counter: Pick<Counter, "startTrade" | "partyAct" | "releaseTrade">;
  readonly seller: Actor;
  readonly takers: readonly Actor[];
  readonly offerId: string;
  cap(): Promise<Used>;
  available(trader: Actor): Promise<bigint>;
  activeUsdCents(trader: Actor): Promise<bigint>;
  close(): Promise<void>;
}

async function onMemory(): Promise<Bench> {
  const floor = new MemoryMarket(patientStartPolicy);
  const seller = await floor.addTrader("seller", sellerHas);
  const takers = [await floor.addTrader("one", 0n), await floor.addTrader("other", 0n)];
  for (const { traderId: id } of takers) {
    floor.tables.traders.set(id, { id, username: id, level: 1 });
  }
  floor.addOffer("offer", seller, "sell");
  floor.tables.caps.set("offer", { capMinor, reservedMinor: 0n, usedMinor: 0n });
  return {
    counter: floor,
    seller,
    takers,
    offerId: "offer",
    async cap() {
      const { reservedMinor, usedMinor } = floor.tables.caps.get("offer") ?? expect.fail();
      return { reserved: reservedMinor, used: usedMinor };
    },
    available: async ({ traderId }) => floor.tables.balances.get(`available:BTC:${traderId}`) ?? 0n,
    activeUsdCents: async ({ traderId }) => floor.tables.usage.get(traderId)?.activeUsdCents ?? 0n,
    close: async () => undefined,
  };
}

async function onPostgres(): Promise<Bench> {
  const floor = await TestMarket.open(patientStartPolicy);
  const counter = await floor.openCounter();
  const [seller, one, other] = [
    await floor.addTrader(),
    await floor.addTrader(1),
    await floor.addTrader(1),
  ];
  await floor.fund(counter, seller, money("BTC", sellerHas));
  const offerId = await floor.addSellOffer(seller);
  const { database } = floor;
  await database.query("UPDATE offer_usage SET cap_minor = $2 WHERE offer_id = $1", [
    offerId,
    String(capMinor),
  ]);
  return {
    counter,
    seller,
    takers: [one, other],
    offerId,
    async cap() {
      const [row] = await database.query<Record<"reserved_minor" | "used_minor", string>>(
        "SELECT reserved_minor, used_minor FROM offer_usage WHERE offer_id = $1",
        [offerId],
      );
      return { reserved: BigInt(row?.reserved_minor ?? -1), used: BigInt(row?.used_minor ?? -1) };
    },
    available: (trader) => floor.available(trader),
    async activeUsdCents({ traderId }) {
      const [row] = await database.query<{ cents: string }>(
        "SELECT active_usd_cents AS cents FROM trader_usage WHERE trader_id = $1",
        [traderId],
      );
      return BigInt(row?.cents ?? 0);
    },
    close: () => floor.close(),
  };
}

type Step =
  | { readonly kind: "start"; readonly taker: 0 | 1; readonly minor: bigint }
  | { readonly kind: "release" | "cancel" };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant("start" as const),
    taker: fc.constantFrom<0 | 1>(0, 1),
    minor: fc.bigInt({ min: 1_000n, max: 100_000n }),
  }),
  fc.record({ kind: fc.constantFrom("release" as const, "cancel" as const) }),
);

interface Running {
  readonly id: string;
  readonly taker: Actor;
  readonly minor: bigint;
}

/** What happened so far, computed from the responses alone. */
class Course {
  readonly #bench: Bench;
  #running: Running[] = [];
  #used = 0n;
  starts = 0;

  constructor(bench: Bench) {
    this.#bench = bench;
  }

  async take(next: Step): Promise<void> {
    if (next.kind === "start") return this.#start(next.taker, next.minor);
    const trade = this.#running.shift();
    if (trade) await this.#end(trade, next.kind);
  }

  async #start(which: 0 | 1, minor: bigint): Promise<void> {
    const { counter, takers, offerId } = this.#bench;
    const taker = takers[which] ?? expect.fail();
    const cents = minor.toString().padStart(3, "0");
    const fiatAmount = `${cents.slice(0, -2)}.${cents.slice(-2)}`;
    const started = await counter.startTrade.execute(taker, { ...for100(offerId), fiatAmount });
    if (!started.ok) return;
    this.starts += 1;
    this.#running.push({ id: started.value, taker, minor });
  }

  async #end({ id, taker, minor }: Running, how: "release" | "cancel"): Promise<void> {
    const { counter, seller } = this.#bench;
    if (how === "cancel") {
      expect((await counter.partyAct.execute(taker, id, { act: "cancel" })).ok).to.equal(true);
      return;
    }
    expect((await counter.partyAct.execute(taker, id, { act: "paid" })).ok).to.equal(true);
    expect((await counter.releaseTrade.execute(seller, id, { password: "any" })).ok).to.equal(true);
    this.#used += minor;
  }

  async check(): Promise<void> {
    const { seller, takers } = this.#bench;
    const cap = await this.#bench.cap();
    const reserved = this.#running.reduce((sum, { minor }) => sum + minor, 0n);
    expect(cap).to.deep.equal({ reserved, used: this.#used });
    expect(cap.reserved + cap.used <= capMinor, "within the cap").to.equal(true);
    expect((await this.#bench.available(seller)) >= 0n, "the balance").to.equal(true);
    for (const taker of takers) {
      const mine = this.#running.filter((each) => each.taker === taker);
      const cents = mine.reduce((sum, { minor }) => sum + (minor * 110n) / 100n, 0n);
      expect(await this.#bench.activeUsdCents(taker)).to.equal(cents);
      expect(cents <= 100_000n, "within the level").to.equal(true);
      expect(mine.length <= 2, "two at once").to.equal(true);
    }
  }
}

const benches = [
  { name: "memory", open: onMemory, numRuns: 60 },
  { name: "PostgreSQL", open: onPostgres, numRuns: 5 },
];
for (const { name, open, numRuns } of benches) {
  describe(`starts and ends in any order, on ${name}`, () => {
    it("keep cap, limits and balance: the counts are what happened, never too much", async () => {
      let starts = 0;
      const batches = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), {
        minLength: 3,
        maxLength: 8,
      });
      await fc.assert(
        fc.asyncProperty(batches, async (course) => {
          const bench = await open();
          try {
            const walked = new Course(bench);
            for (const steps of course) {
              await Promise.all(steps.map((each) => walked.take(each)));
              await walked.check();
            }
            starts += walked.starts;
          } finally {
            await bench.close();
          }
        }),
        { numRuns },
      );
      expect(starts, "starts that were taken").to.be.greaterThan(0);
    });
  });
}
