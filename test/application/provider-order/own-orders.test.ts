import { expect } from "chai";
import type { Actor } from "../../../src/application/actor/actor.ts";
import type { OnRampProvider } from "../../../src/application/ports/order-providers.ts";
import type { StoredOrder } from "../../../src/application/ports/provider-order-store.ts";
import { CarryOutOrders } from "../../../src/application/provider-order/carry-out-orders.ts";
import { OwnOrders } from "../../../src/application/provider-order/own-orders.ts";
import type { OrderState } from "../../../src/domain/provider-order/provider-order.ts";
import { now, order } from "../../domain/provider-order/order-fixtures.ts";

const hour = 3_600_000;
const actor = { traderId: order.traderId } as Actor;

/** A purchase that its provider knows nothing of, an hour after it was placed. */
function purchase() {
  const done: string[] = [];
  let stored: StoredOrder = {
    ...order,
    kind: "on-ramp",
    state: "ordered",
    version: 1,
    usdCents: 600_00n,
    heldUntil: undefined,
    placedAt: now - hour,
    attemptedAt: undefined,
    endedAt: undefined,
    destination: undefined,
  };
  let end: OrderState | undefined;
  const onRamp: OnRampProvider = {
    name: order.provider,
    markets: async () => [],
    quote: async () => undefined,
    async open() {
      done.push("opened");
      return { payUrl: "https://provider.example" };
    },
    look: async () => undefined,
  };
  const orders = {
    find: async () => stored,
    listOf: async () => ({ orders: [stored], total: 1 }),
    listOpen: async () => [stored],
    present: async () => ({ now, halts: [] }),
  };
  const changes: ConstructorParameters<typeof OwnOrders>[3] = {
    async commit({ aggregates: [change] = [] }) {
      if (end) {
        stored = { ...stored, version: stored.version + 1, state: end };
        end = undefined;
      }
      if (change?.seenVersion !== stored.version) return { outcome: "conflict", over: "version" };
      done.push("noted");
      const attemptedAt = Date.parse(String(change.state["attemptedAt"]));
      stored = { ...stored, version: stored.version + 1, attemptedAt };
      return { outcome: "applied" };
    },
  };
  const providers = { onRamp, offRamp: undefined, topUp: undefined };
  const carryOut = new CarryOutOrders({
    providers,
    orders,
    traders: { credentialsOf: async () => undefined },
    conclude: {
      async report(_, report) {
        done.push(report);
        return true;
      },
    },
    changes,
    clock: () => 0,
  });
  return {
    done,
    own: new OwnOrders(orders, { cancel: async () => false }, providers, changes),
    round: () => carryOut.execute(),
    /** The worker ends it after it was read and before that is noted. */
    endMeanwhile() {
      end = "expired";
    },
  };
}

describe("paying a purchase from a provider", () => {
  it("is noted before the provider hears of it, and keeps the purchase from expiring for an hour", async () => {
    const { own, done, round } = purchase();
    expect((await own.payment(actor, order.id)).ok).to.equal(true);
    await round();
    expect(done).to.deep.equal(["noted", "opened"]);
  });

  it("opens nothing that expired meanwhile", async () => {
    const { own, done, ...bought } = purchase();
    bought.endMeanwhile();
    expect(await own.payment(actor, order.id)).to.deep.equal({
      ok: false,
      refusal: { code: "order_not_payable" },
    });
    expect(done).to.deep.equal([]);
  });

  it("is not waited for when nobody began it", async () => {
    const { done, round } = purchase();
    await round();
    expect(done).to.deep.equal(["expired"]);
  });
});
