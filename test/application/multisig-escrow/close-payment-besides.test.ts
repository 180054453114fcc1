import { expect } from "chai";
import { ClosePaymentBesides } from "../../../src/application/multisig-escrow/close-payment-besides.ts";
import type { Commit } from "../../../src/application/ports/commit.ts";
import type { KeyedStaff } from "../../../src/application/ports/keyed-staff.ts";
import type { StoredPaymentBesides } from "../../../src/application/ports/payments-besides.ts";

const reason = "Both were told how to move it.";
const sam = { staffId: "sam", role: "support", linkedIds: ["dan"] } as unknown as KeyedStaff;

const payment = (change: Partial<StoredPaymentBesides> = {}): StoredPaymentBesides => ({
  id: "again-0",
  version: 3,
  tradeId: "a trade",
  transaction: "again",
  place: 0,
  units: 5_000n,
  height: 7,
  state: "open",
  buyerId: "ana",
  sellerId: "ben",
  ...change,
});

/** What closing it answers, and what is committed with it. */
async function closed(
  stored: StoredPaymentBesides,
  { sellerId = "ben", words = reason } = {},
): Promise<readonly [string, Commit | undefined]> {
  let written: Commit | undefined;
  const use = new ClosePaymentBesides(
    { find: async (id) => (id === stored.id ? stored : undefined), now: async () => 5 },
    {
      async commit(change) {
        written = change;
        return { outcome: "applied" };
      },
    },
  );
  const done = await use.execute(sam, sellerId, { paymentId: "again-0", reason: words });
  return [done.ok ? "closed" : done.refusal.code, written];
}

describe("a payment besides the coin of an escrow", () => {
  it("is closed once, over what was read, with the reason in the log", async () => {
    const [code, written] = await closed(payment());
    expect(code).to.equal("closed");
    expect(written?.aggregates?.[0]).to.deep.include({ id: "again-0", seenVersion: 3 });
    expect(written?.aggregates?.[0]?.state).to.include({ state: "closed", units: 5_000n });
    expect(written?.audit?.[0]).to.deep.include({
      act: "close-escrow-payment",
      subject: { kind: "trade", id: "a trade" },
      reason,
    });
    expect(await closed(payment({ state: "closed" }))).to.deep.equal(["payment_closed", undefined]);
  });

  it("is closed for a reason, by nobody who is linked to a party, and under its seller", async () => {
    expect(await closed(payment(), { words: " " })).to.deep.equal(["reason_needed", undefined]);
    expect((await closed(payment({ sellerId: "dan" }), { sellerId: "dan" }))[0]).to.equal(
      "conflict_of_interest",
    );
    expect((await closed(payment({ buyerId: "dan" })))[0]).to.equal("conflict_of_interest");
    expect((await closed(payment(), { sellerId: "eve" }))[0]).to.equal("not_found");
  });
});
