import { expect } from "chai";
import { Busy } from "../../../src/application/ports/busy.ts";
import type { WalletStore } from "../../../src/application/ports/wallet-store.ts";
import { UseFaucet } from "../../../src/application/wallet/use-faucet.ts";
import { MemoryClaimStore } from "../../memory/memory-claim-store.ts";
import { MemoryMarket } from "../../support/memory-market.ts";
import { expectMemoryBooksBalance } from "../trade/memory-books.ts";

const hour = 3_600_000;
const day = 24 * hour;

describe("the faucet", () => {
  let floor: MemoryMarket;
  let wallets: WalletStore;
  let faucet: UseFaucet;
  let faucetFor: (isForEverybody: boolean) => UseFaucet;
  beforeEach(async () => {
    floor = new MemoryMarket();
    floor.time = Math.ceil(floor.time / day) * day;
    const now = () => floor.time;
    wallets = {
      now: async () => now(),
      balances: async () => [],
      history: async () => ({ changes: [], total: 0 }),
    };
    faucetFor = (isForEverybody) =>
      new UseFaucet(
        wallets,
        new MemoryClaimStore(floor.tables, now),
        floor.changes,
        isForEverybody,
      );
    faucet = faucetFor(true);
    await floor.addTrader("ana", 0n);
    await floor.addTrader("ben", 0n);
  });
  afterEach(() => expectMemoryBooksBalance(floor.tables));

  const ask = async (who: string, key?: string) => {
    const result = await faucet.execute(
      { traderId: who, level: 1 },
      key === undefined ? undefined : { actorId: who, key, inputHash: "" },
    );
    return result.ok ? "ok" : result.refusal.code;
  };
  const satoshi = (who: string) => floor.tables.balances.get(`available:BTC:${who}`) ?? 0n;

  it("gives to everyone once a day, from midnight to midnight", async () => {
    expect(await ask("ana")).to.equal("ok");
    expect(await ask("ben")).to.equal("ok");
    for (const later of [0, hour, day - 1]) {
      floor.time = Math.floor(floor.time / day) * day + later;
      expect(await ask("ana"), `${later} ms later`).to.equal("faucet_empty");
    }
    floor.time += 1;
    expect(await ask("ana")).to.equal("ok");
    expect([satoshi("ana"), satoshi("ben")]).to.deep.equal([10_000_000n, 5_000_000n]);
  });

  it("is not empty where somebody was in the way: it is asked again, and at last says so", async () => {
    const faucetAfter = (conflicts: number) =>
      new UseFaucet(
        wallets,
        new MemoryClaimStore(floor.tables, () => floor.time),
        {
          recall: (key) => floor.changes.recall(key),
          async commit(commit) {
            conflicts -= 1;
            return conflicts >= 0
              ? { outcome: "conflict", over: "version" }
              : floor.changes.commit(commit);
          },
        },
        true,
      );
    expect(await faucetAfter(1).execute({ traderId: "ana", level: 1 })).to.deep.equal({
      ok: true,
      value: null,
    });
    const end = await faucetAfter(100)
      .execute({ traderId: "ben", level: 1 })
      .catch((error: unknown) => error);
    expect(end).to.be.instanceOf(Busy);
  });

  it("answers the same to the same key, and gives nothing more", async () => {
    expect([await ask("ana", "k"), await ask("ana", "k")]).to.deep.equal(["ok", "ok"]);
    expect(satoshi("ana")).to.equal(5_000_000n);
  });

  it("gives demo accounts the play forms alone, in every installation, once a day", async () => {
    const demo = { traderId: "ana", level: -1 };
    for (const isForEverybody of [true, false]) {
      floor.time += day;
      const given = faucetFor(isForEverybody);
      expect((await given.execute(demo)).ok).to.equal(true);
      expect(await given.execute(demo)).to.have.nested.property("refusal.code", "faucet_empty");
    }
    const held = [...floor.tables.balances].filter(([, units]) => units > 0n).map(([id]) => id);
    expect(held.toSorted()).to.deep.equal(
      ["PBTC", "PETH", "PUSDT"].map((asset) => `available:${asset}:ana`),
    );
  });

  it("is not there for real accounts outside of demos", async () => {
    const refused = await faucetFor(false).execute({ traderId: "ben", level: 1 });
    expect(refused).to.have.nested.property("refusal.code", "not_found");
    expect(satoshi("ben")).to.equal(0n);
  });
});
