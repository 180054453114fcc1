import { expect } from "chai";
import type { Actor } from "../../../src/application/actor/actor.ts";
import type {
  KeptQuote,
  StoredOrder,
} from "../../../src/application/ports/provider-order-store.ts";
import { PlaceOrder } from "../../../src/application/provider-order/place-order.ts";
import { PrepareOrder } from "../../../src/application/provider-order/prepare-order.ts";
import { freeAccount } from "../../../src/domain/account/trader-account.ts";
import { journalEntry } from "../../../src/domain/ledger/journal-entry.ts";
import { money } from "../../../src/domain/money/money.ts";
import { defaultPolicy } from "../../../src/domain/policy/default-policy.ts";
import { accept } from "../../../src/domain/result/result.ts";
import { MemoryCommits } from "../../memory/memory-commits.ts";
import { MemoryTables } from "../../memory/memory-tables.ts";
import { now, plain, quote } from "../../domain/provider-order/order-fixtures.ts";

const limit = defaultPolicy.providerOrder.offRampDayUsdCents;
const coins = money("BTC", 1_000_000n);
const actor = { traderId: "ana", level: 2, sessionStartedAt: plain.sessionStartedAt } as Actor;

/** Somebody with coins and two quotes, each for more than half of a day's limit. */
async function twoQuotes() {
  const tables = new MemoryTables();
  const changes = new MemoryCommits(tables, () => now);
  const entry = journalEntry("faucet:ana", [
    {
      from: { kind: "clearing", asset: "BTC" },
      to: { kind: "available", asset: "BTC", traderId: "ana" },
      amount: money("BTC", 10_000_000n),
    },
  ]);
  await changes.commit({ judgedAt: 0, usage: [], entries: [entry] });
  const placed = () =>
    [...tables.aggregates].flatMap(([name, { state }]) =>
      name.startsWith("provider-order ") ? [{ id: name.split(" ")[1] ?? "", state }] : [],
    );
  const quoteOf = async (_: string, id: string): Promise<KeptQuote> => ({
    ...quote,
    id,
    coins,
    usdCents: (limit * 6n) / 10n,
    destination: undefined,
  });
  const find = async (id: string) => {
    const found = placed().find((order) => order.id === id);
    return found && ({ ...(await quoteOf("ana", id)), state: "held" } as unknown as StoredOrder);
  };
  const facts = async () => ({
    ...plain,
    available: 10_000_000n,
    country: undefined,
    senderVersion: tables.aggregates.get("sender ana")?.version,
    dayUsdCents: placed().reduce((sum, { state }) => sum + (state["usdCents"] as bigint), 0n),
  });
  const traders = { credentialsOf: async () => ({ account: freeAccount }) as never };
  const place = new PlaceOrder({
    providers: () => ({
      onRamp: undefined,
      offRamp: { name: quote.provider } as never,
      topUp: undefined,
    }),
    prepare: new PrepareOrder({ facts }, traders, () => defaultPolicy),
    orders: { quoteOf, find, seal: async () => ({}) },
    proveIdentity: { execute: async () => accept({ kind: "password", provenAt: now }) },
    changes,
  });
  return { place, placed };
}

describe("orders of somebody", () => {
  it("stay within the limit of a day, also at the same time", async () => {
    const { place, placed } = await twoQuotes();
    const both = await Promise.all(
      ["q1", "q2"].map((id) => place.execute(actor, id, { password: "x" })),
    );
    expect(both.map((done) => done.ok || done.refusal.code)).to.have.members([
      true,
      "order_day_limit",
    ]);
    expect(placed()).to.have.length(1);
  });

  it("are placed once, however often they are sent", async () => {
    const { place, placed } = await twoQuotes();
    const all = await Promise.all([1, 2, 3].map(() => place.execute(actor, "q1", {})));
    expect(all.map((done) => done.ok)).to.deep.equal([true, true, true]);
    expect(placed()).to.have.length(1);
  });
});
