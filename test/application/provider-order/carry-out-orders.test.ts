import { expect } from "chai";
import { CarryOutOrders } from "../../../src/application/provider-order/carry-out-orders.ts";
import type { Commit } from "../../../src/application/ports/commit.ts";
import {
  ProviderSilent,
  type OffRampProvider,
} from "../../../src/application/ports/order-providers.ts";
import type { StoredOrder } from "../../../src/application/ports/provider-order-store.ts";
import type { TraderAccount } from "../../../src/domain/account/trader-account.ts";
import { freeAccount } from "../../../src/domain/account/trader-account.ts";
import type { ProviderReport } from "../../../src/domain/provider-order/follow-order.ts";
import { now as start, order } from "../../domain/provider-order/order-fixtures.ts";

/** A payout whose provider does what a test says, on a clock of its own. */
class Floor {
  now = start;
  account: TraderAccount = freeAccount;
  told: string[] = [];
  reports: ProviderReport[] = [];
  stored: StoredOrder = {
    ...order,
    state: "held",
    version: 1,
    usdCents: 600_00n,
    heldUntil: undefined,
    placedAt: start,
    attemptedAt: undefined,
    endedAt: undefined,
    destination: { kind: "mobile-money", number: "+254712345678", holderName: "Ana" },
  };
  answer: () => Promise<ProviderReport> = async () => "pending";
  look: () => Promise<ProviderReport | undefined> = async () => undefined;

  #commit(commit: Commit) {
    const [change] = commit.aggregates ?? [];
    if (change?.seenVersion !== this.stored.version) {
      return { outcome: "conflict", over: "version" } as const;
    }
    this.stored = {
      ...this.stored,
      version: this.stored.version + 1,
      state: change.state["state"] as StoredOrder["state"],
      attemptedAt: Date.parse(String(change.state["attemptedAt"])),
    };
    return { outcome: "applied" } as const;
  }

  async round(): Promise<readonly unknown[]> {
    const offRamp: OffRampProvider = {
      name: order.provider,
      markets: async () => [],
      quote: async () => undefined,
      order: async ({ id }) => {
        this.told.push(id);
        return this.answer();
      },
      look: () => this.look(),
    };
    const parts = new CarryOutOrders({
      providers: { onRamp: undefined, offRamp, topUp: undefined },
      orders: {
        find: async () => this.stored,
        listOpen: async () => [this.stored],
        present: async () => ({ now: this.now, halts: [] }),
      },
      traders: {
        credentialsOf: async () =>
          ({ account: this.account }) as Awaited<
            ReturnType<ConstructorParameters<typeof CarryOutOrders>[0]["traders"]["credentialsOf"]>
          >,
      },
      conclude: {
        report: async (_, report) => {
          this.reports.push(report);
          return true;
        },
      },
      changes: { commit: async (commit) => this.#commit(commit) },
      clock: () => 0,
    });
    return parts.execute();
  }
}

describe("carrying out orders", () => {
  it("tells the provider once where nobody knows what became of it, and asks until it says", async () => {
    const floor = new Floor();
    floor.answer = () => Promise.reject(new ProviderSilent("no answer"));
    floor.look = () => Promise.reject(new ProviderSilent("no answer"));
    expect(await floor.round()).to.have.length(1);
    expect(floor.stored.state).to.equal("ordered");
    floor.now += 3_600_000;
    expect(await floor.round()).to.have.length(1);
    floor.look = async () => "pending";
    await floor.round();
    expect([floor.told, floor.reports]).to.deep.equal([[order.id], ["pending"]]);
    floor.look = async () => "done";
    await floor.round();
    expect([floor.told, floor.reports.at(-1)]).to.deep.equal([[order.id], "done"]);
  });

  it("tells it again under the same id only when it knows of none, and nobody else can be telling it", async () => {
    const floor = new Floor();
    floor.answer = () => Promise.reject(new ProviderSilent("no answer"));
    await floor.round();
    floor.now += 119_999;
    await floor.round();
    expect(floor.told).to.deep.equal([order.id]);
    floor.now += 1;
    await floor.round();
    expect(floor.told).to.deep.equal([order.id, order.id]);
    expect(floor.reports).to.deep.equal([]);
  });

  it("tells it once where two processes are at it at the same time", async () => {
    const floor = new Floor();
    await Promise.all([floor.round(), floor.round()]);
    expect(floor.told).to.deep.equal([order.id]);
  });

  it("tells it nothing before the wait is over, nor for an account that lets nothing out", async () => {
    const floor = new Floor();
    floor.stored = { ...floor.stored, heldUntil: start + 1 };
    await floor.round();
    expect(floor.told).to.deep.equal([]);
    floor.now += 1;
    floor.account = { ...freeAccount, states: ["frozen"] };
    await floor.round();
    expect([floor.told, floor.stored.state]).to.deep.equal([[], "held"]);
    floor.account = freeAccount;
    await floor.round();
    expect(floor.told).to.deep.equal([order.id]);
  });

  it("does nothing for an order whose provider is not connected any more", async () => {
    const floor = new Floor();
    floor.stored = { ...floor.stored, provider: "someone-else" };
    expect(await floor.round()).to.have.length(1);
    expect([floor.told, floor.stored.version]).to.deep.equal([[], 1]);
  });
});
