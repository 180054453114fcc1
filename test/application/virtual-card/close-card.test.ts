import { expect } from "chai";
import { CardFloor } from "./card-floor.ts";

describe("closing a virtual card", () => {
  let floor: CardFloor;
  beforeEach(async () => {
    floor = await CardFloor.open();
  });
  const stateOf = async (id: string) => (await floor.store.find(id))?.state;

  it("takes its holder's proof, returns what is on it, and pays later refunds into the wallet", async () => {
    const id = await floor.card(10_00n);
    await floor.shop.pay(`test_${id}`, { cents: 4_00n, merchant: "Books" });
    const { actor } = floor;
    expect(await floor.request().terminate(actor, id, {}, undefined)).to.deep.include({
      refusal: { code: "proof_needed" },
    });
    await floor.request().terminate(actor, id, { password: "x" }, undefined);
    const before = floor.balance();
    // The purchase is booked first.
    await floor.round();
    expect([await stateOf(id), floor.onCard(id)]).to.deep.equal(["active", 6_000_000n]);
    await floor.round();
    expect([await stateOf(id), floor.onCard(id)]).to.deep.equal(["closed", 0n]);
    expect(floor.balance()).to.equal(before + 6_000_000n);
    await floor.shop.refund(`test_${id}`);
    await floor.round();
    expect(floor.balance()).to.equal(before + 10_000_000n);
  });

  it("pays a refund into the wallet that comes between the provider's closing and ours", async () => {
    const id = await floor.card(10_00n);
    await floor.shop.pay(`test_${id}`, { cents: 4_00n, merchant: "Books" });
    await floor.round();
    await floor.request().terminate(floor.actor, id, { password: "x" }, undefined);
    const before = floor.balance();
    floor.losesAnswers = true;
    expect(await floor.round()).to.have.lengthOf(1);
    floor.losesAnswers = false;
    await floor.shop.refund(`test_${id}`);
    await floor.round();
    expect(await floor.round()).to.deep.equal([]);
    expect([await stateOf(id), floor.onCard(id)]).to.deep.equal(["closed", 0n]);
    expect(floor.balance()).to.equal(before + 10_000_000n);
  });

  it("books what was paid and refunded before a card was closed, though it is read afterwards", async () => {
    const id = await floor.card(10_00n);
    await floor.request().terminate(floor.actor, id, { password: "x" }, undefined);
    const before = floor.balance();
    await floor.shop.pay(`test_${id}`, { cents: 4_00n, merchant: "Books" });
    await floor.shop.refund(`test_${id}`);
    await floor.round();
    expect([await stateOf(id), floor.onCard(id)]).to.deep.equal(["closed", 0n]);
    expect(floor.balance()).to.equal(before + 10_000_000n);
    expect(await floor.store.unbooked()).to.deep.equal([]);
  });
});
