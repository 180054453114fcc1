import { expect } from "chai";
import fc from "fast-check";
import { attemptLease } from "../../../src/application/lightning/pay-invoices.ts";
import { SignerRefused } from "../../../src/application/ports/chain-sender.ts";
import { money } from "../../../src/domain/money/money.ts";
import { funds, LightningFloor } from "./lightning-floor.ts";

const hour = 3_600_000;

describe("payments over Lightning", () => {
  let floor: LightningFloor;
  beforeEach(async () => {
    floor = await LightningFloor.open();
  });

  it("are paid, cost what the node took, and give back what was held for more", async () => {
    await floor.ask(20_000n);
    expect(await floor.round()).to.deep.equal([]);
    expect(floor.store.states()).to.deep.equal(["confirmed"]);
    // One satoshi, and a thousandth.
    expect(floor.balance()).to.equal(funds - 20_021n);
    expect(floor.tables.balances.get("outgoing:BTC:p1")).to.equal(0n);
    expect(await floor.local()).to.equal(10_000_000n - 20_021n);
  });

  it("come back whole when the node finds no way", async () => {
    await floor.ask(500_000n);
    await floor.round();
    expect(floor.store.states()).to.deep.equal(["cancelled"]);
    expect([floor.balance(), await floor.local()]).to.deep.equal([funds, 10_000_000n]);
  });

  it("are not told twice while nobody knows, and come back only when they can't be paid any more", async () => {
    floor.losesAnswers = true;
    await floor.ask(20_000n);
    expect(await floor.round()).to.have.lengthOf(1);
    // It was carried out all the same: the node says so.
    expect(await floor.round()).to.deep.equal([]);
    expect(floor.store.states()).to.deep.equal(["confirmed"]);
    expect(floor.paysAsked).to.equal(1);
  });

  it("are told again when the node never heard of them, but not while another process may be at it", async () => {
    await floor.ask(20_000n);
    floor.killAfter = 1;
    await floor.round().catch(() => undefined);
    floor.killAfter = undefined;
    expect([floor.store.states(), floor.paysAsked]).to.deep.equal([["sent"], 0]);
    floor.now += attemptLease - 1;
    await floor.round();
    expect(floor.paysAsked).to.equal(0);
    floor.now += 1;
    await floor.round();
    await floor.round();
    expect([floor.store.states(), floor.paysAsked]).to.deep.equal([["confirmed"], 1]);
  });

  it("are told once by two processes at the same time", async () => {
    await floor.ask(20_000n);
    await Promise.all([floor.round(), floor.round()]);
    expect(floor.paysAsked).to.equal(1);
  });

  it("are kept while the node looks for a way", async () => {
    await floor.ask(20_000n);
    const { node } = floor.lightning;
    node.pay = async () => ({ state: "pending" });
    node.track = async () => ({ state: "pending" });
    for (const wait of [0, 3_600_000]) {
      floor.now += wait;
      await floor.round();
      expect(floor.store.states()).to.deep.equal(["sent"]);
    }
    expect(floor.paysAsked).to.equal(1);
  });

  it("are not told by a process that stood still after it noted its attempt", async () => {
    await floor.ask(20_000n);
    let time = 0;
    await floor.round(() => (time += attemptLease));
    expect([floor.store.states(), floor.paysAsked]).to.deep.equal([["sent"], 0]);
  });

  it("come back when they ran out before the node heard of them", async () => {
    await floor.ask(20_000n);
    floor.killAfter = 1;
    await floor.round().catch(() => undefined);
    floor.killAfter = undefined;
    floor.now += 600_000;
    await floor.round();
    expect(floor.store.states()).to.deep.equal(["sent"]);
    floor.now += attemptLease;
    await floor.round();
    expect([floor.store.states(), floor.balance()]).to.deep.equal([["cancelled"], funds]);
  });

  it("come back when they ran out before anything was begun", async () => {
    await floor.ask(20_000n);
    floor.now += 600_000;
    await floor.round();
    expect([floor.store.states(), floor.paysAsked]).to.deep.equal([["cancelled"], 0]);
  });

  const tampered: readonly [string, object][] = [
    ["another amount", { amount: money("BTC", 30_000n) }],
    ["another fee", { fee: money("BTC", 5_000n) }],
    ["another invoice", { invoice: "lnbcrt1other" }],
  ];
  for (const [name, change] of tampered) {
    it(`are not paid if the database has ${name} than was asked for`, async () => {
      await floor.ask(20_000n, change);
      const [error] = await floor.round();
      expect(error).to.be.instanceOf(SignerRefused);
      expect([floor.store.states(), floor.paysAsked]).to.deep.equal([["checked"], 0]);
    });
  }

  for (const kind of ["withdrawals", "lightning"] as const) {
    it(`wait while ${kind} is halted`, async () => {
      const word = { staffId: "staff", username: "staff", at: 0, reason: "" };
      const none = { endAsked: undefined, ended: undefined };
      const halt = { id: "h", kind, asset: "BTC", started: word, ...none } as const;
      floor.tables.halts.set("h", halt);
      await floor.ask(20_000n);
      await floor.round();
      expect([floor.store.states(), floor.paysAsked]).to.deep.equal([["checked"], 0]);
    });
  }

  it("are not believed to be paid by a node that cannot show it", async () => {
    await floor.ask(20_000n);
    const { node } = floor.lightning;
    const preimage = "00".repeat(32);
    node.track = async () => ({ state: "paid", preimage, feeMillisatoshi: 0n });
    const [error] = await floor.round();
    expect(String(error)).to.include("cannot show it");
    expect(floor.store.states()).to.deep.equal(["sent"]);
  });

  it("are paid and credited exactly once, wherever processes are killed", async () => {
    const act = fc.oneof(
      fc.record({ kind: fc.constant("round" as const), killAfter: fc.option(fc.nat(6)) }),
      fc.record({ kind: fc.constant("lost" as const), killAfter: fc.option(fc.nat(6)) }),
      fc.record({ kind: fc.constant("wait" as const), ms: fc.nat(400_000) }),
      fc.record({ kind: fc.constant("paid" as const), which: fc.nat(1) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
        const run = await LightningFloor.open();
        await run.ask(20_000n);
        await run.ask(500_000n);
        const ours = [await run.wantToBePaid(3_000n), await run.wantToBePaid(40_000n)];
        for (const each of acts) {
          if (each.kind === "wait") run.now += each.ms;
          if (each.kind === "paid") await run.lightning.payFromElsewhere(ours[each.which]!);
          if (each.kind === "round" || each.kind === "lost") {
            run.killAfter = each.killAfter ?? undefined;
            run.losesAnswers = each.kind === "lost";
            await run.round().catch(() => undefined);
            run.killAfter = undefined;
            run.losesAnswers = false;
          }
        }
        for (let count = 0; count < 3; count += 1) {
          run.now += hour;
          expect(await run.round()).to.deep.equal([]);
        }
        const states = run.store.states();
        expect(states.every((state) => state === "confirmed" || state === "cancelled")).to.equal(
          true,
        );
        expect(run.store.invoices().some(({ state }) => state === "open")).to.equal(false);
        // What the balance lost or gained is what the channels did: nothing twice, nothing forgotten.
        expect(run.balance() - funds).to.equal((await run.local()) - 10_000_000n);
      }),
      { numRuns: 50 },
    );
  });
});
