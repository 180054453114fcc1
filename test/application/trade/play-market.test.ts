import { expect } from "chai";
import fc from "fast-check";
import type { Actor } from "../../../src/application/actor/actor.ts";
import type { WalletStore } from "../../../src/application/ports/wallet-store.ts";
import { UseFaucet } from "../../../src/application/wallet/use-faucet.ts";
import { isDemoLevel } from "../../../src/domain/account/demo-account.ts";
import { assetCodes, isPlay, type AssetCode } from "../../../src/domain/money/asset.ts";
import { MemoryClaimStore } from "../../memory/memory-claim-store.ts";
import { MemoryMarket } from "../../support/memory-market.ts";
import { expectMemoryBooksBalance } from "./memory-books.ts";

const names = ["dora", "emil", "rosa", "rui"] as const;
type Name = (typeof names)[number];
const isDemo = (name: string) => name === "dora" || name === "emil";

type Command =
  | { readonly do: "faucet"; readonly by: Name }
  | { readonly do: "start"; readonly by: Name; readonly owner: Name; readonly asset: AssetCode }
  | { readonly do: "paid" | "release" | "cancel"; readonly by: Name; readonly trade: number };

const anyName = fc.constantFrom(...names);
const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ do: fc.constant("faucet" as const), by: anyName }),
  fc.record({
    do: fc.constant("start" as const),
    by: anyName,
    owner: anyName,
    asset: fc.constantFrom(...assetCodes),
  }),
  fc.record({
    do: fc.constantFrom("paid" as const, "release" as const, "cancel" as const),
    by: anyName,
    trade: fc.nat(4),
  }),
);

/** Everybody has offers of everything, also of what they could not offer: nothing but the start refuses these. */
async function openFloor() {
  const floor = new MemoryMarket();
  const actors = new Map<string, Actor>();
  for (const name of names) {
    const actor = await floor.addTrader(name, 0n);
    const level = isDemo(name) ? -1 : 2;
    floor.tables.traders.set(name, { id: name, username: name, level });
    actors.set(name, { ...actor, level });
    for (const asset of assetCodes) floor.addOffer(`${name} ${asset}`, actor, "sell", { asset });
  }
  const wallets: WalletStore = {
    now: async () => floor.time,
    balances: async () => [],
    history: async () => ({ changes: [], total: 0 }),
  };
  const claims = new MemoryClaimStore(floor.tables, () => floor.time);
  const faucet = new UseFaucet(wallets, claims, floor.changes, true);
  const actorOf = (name: Name) => {
    const actor = actors.get(name);
    if (!actor) throw new Error(`${name} is not there`);
    return actor;
  };
  const perform = async (command: Command): Promise<{ readonly ok: boolean }> => {
    const actor = actorOf(command.by);
    if (command.do === "faucet") return faucet.execute(actor);
    if (command.do === "start") {
      return floor.startTrade.execute(actor, {
        offerId: `${command.owner} ${command.asset}`,
        fiatAmount: "20",
        cryptoAmount: undefined,
        priceSeen: undefined,
        offerVersion: undefined,
      });
    }
    const id = `trade${command.trade}`;
    if (command.do === "release") return floor.releaseTrade.execute(actor, id, { password: "x" });
    return floor.partyAct.execute(actor, id, { act: command.do });
  };
  return { floor, perform };
}

describe("the two markets", () => {
  it("stay apart whatever demo accounts and others do: no balance, and no trade, is of the other kind", async () => {
    let started = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(anyCommand, { minLength: 8, maxLength: 30 }), async (commands) => {
        const { floor, perform } = await openFloor();
        // Everybody has something to trade with.
        for (const by of names) expect((await perform({ do: "faucet", by })).ok).to.equal(true);
        for (const command of commands) {
          const done = await perform(command);
          if (command.do === "start" && done.ok) started += 1;
        }
        for (const [id, units] of floor.tables.balances) {
          const [kind, asset, owner = ""] = id.split(":") as [string, AssetCode, string?];
          if (kind === "available" && units > 0n) {
            expect(isPlay(asset), id).to.equal(isDemo(owner));
          }
        }
        for (const { trade } of floor.tables.trades.values()) {
          for (const party of [trade.buyerId, trade.sellerId]) {
            expect(isDemo(party), trade.id).to.equal(isPlay(trade.money.amount.asset));
          }
        }
        expectMemoryBooksBalance(floor.tables);
      }),
      { numRuns: 150 },
    );
    expect(started).to.be.above(50);
    expect([-1, 2].map(isDemoLevel)).to.deep.equal([true, false]);
  });
});
