import { expect } from "chai";
import { funds, LightningFloor } from "./lightning-floor.ts";

describe("invoices of Lightning", () => {
  let floor: LightningFloor;
  beforeEach(async () => {
    floor = await LightningFloor.open();
  });
  const states = () => floor.store.invoices().map(({ state }) => state);

  it("are credited once they are paid, and once only", async () => {
    const hash = await floor.wantToBePaid(3_000n);
    await floor.round();
    expect([states(), floor.balance()]).to.deep.equal([["open"], funds]);
    await floor.lightning.payFromElsewhere(hash);
    await Promise.all([floor.round(), floor.round()]);
    await floor.round();
    expect([states(), floor.balance()]).to.deep.equal([["paid"], funds + 3_000n]);
  });

  it("are credited after a process was killed at any step", async () => {
    const hash = await floor.wantToBePaid(3_000n);
    await floor.lightning.payFromElsewhere(hash);
    for (const killAfter of [0, 1, 2]) {
      floor.killAfter = killAfter;
      await floor.round().catch(() => undefined);
    }
    floor.killAfter = undefined;
    await floor.round();
    expect([states(), floor.balance()]).to.deep.equal([["paid"], funds + 3_000n]);
  });

  it("are credited only after a halt of deposits", async () => {
    const hash = await floor.wantToBePaid(3_000n);
    await floor.lightning.payFromElsewhere(hash);
    const word = { staffId: "staff", username: "staff", at: 0, reason: "" };
    const none = { endAsked: undefined, ended: undefined };
    const halt = { id: "h", kind: "deposits", asset: "BTC", started: word, ...none } as const;
    floor.tables.halts.set("h", halt);
    await floor.round();
    expect([states(), floor.balance()]).to.deep.equal([["open"], funds]);
    floor.tables.halts.set("h", { ...halt, ended: word });
    await floor.round();
    expect([states(), floor.balance()]).to.deep.equal([["paid"], funds + 3_000n]);
  });

  it("are over when they ran out", async () => {
    await floor.wantToBePaid(3_000n);
    floor.now += 600_000;
    await floor.round();
    expect([states(), floor.balance()]).to.deep.equal([["expired"], funds]);
  });

  it("that the node does not answer for keep no other back", async () => {
    const [one, other] = [await floor.wantToBePaid(1_000n), await floor.wantToBePaid(2_000n)];
    await floor.lightning.payFromElsewhere(other);
    const { node } = floor.lightning;
    const ask = node.invoice.bind(node);
    node.invoice = async (hash) => {
      if (hash === one) throw new Error("The node is busy");
      return ask(hash);
    };
    expect(await floor.round()).to.have.lengthOf(1);
    expect(states()).to.deep.equal(["open", "paid"]);
  });
});
