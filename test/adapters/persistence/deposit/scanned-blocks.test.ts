import { expect } from "chai";
import { PostgresDepositStore } from "../../../../src/adapters/persistence/deposit/postgres-deposit-store.ts";
import { TestMarket } from "../../../support/test-market.ts";

describe("the blocks that were scanned, in the database", () => {
  it("have no gap, where another round saw one of them leave the chain meanwhile", async () => {
    const floor = await TestMarket.open();
    const store = new PostgresDepositStore((await floor.openCounter()).pool);
    const follows = (height: number, previousHash: string) =>
      store.noteBlock("bitcoin", { height, hash: `block ${height}`, previousHash });
    expect(await store.noteBlock("bitcoin", { height: 0, hash: "block 0" })).to.equal(true);
    expect(await follows(1, "block 0")).to.equal(true);
    expect(await follows(2, "block 1")).to.equal(true);
    // The other one has an older view of the chain, in which the second block is not there.
    await store.forgetBlock("bitcoin", { height: 2, hash: "block 2" });
    expect(await follows(3, "block 2")).to.equal(false);
    expect(await store.newestBlock("bitcoin")).to.deep.equal({ height: 1, hash: "block 1" });
    expect(await follows(2, "block 1")).to.equal(true);
    expect(await follows(3, "block 2")).to.equal(true);
    await floor.close();
  });
});
