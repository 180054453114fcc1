import { expect } from "chai";
import fc from "fast-check";
import { SignerRefused } from "../../../src/application/ports/chain-sender.ts";
import { money } from "../../../src/domain/money/money.ts";
import { funds, seal, SendFloor } from "./send-floor.ts";

describe("sends to addresses", () => {
  let floor: SendFloor;
  beforeEach(async () => {
    floor = new SendFloor();
    await floor.fund();
  });

  it("are signed, brought to the chain, and settled once enough blocks confirm them", async () => {
    await floor.ask(50_000n);
    expect(await floor.round()).to.deep.equal([]);
    expect(floor.states()).to.deep.equal(["sent"]);
    floor.find(2);
    await floor.round();
    expect(floor.states()).to.deep.equal(["sent"]);
    floor.find(1);
    await floor.round();
    expect(floor.states()).to.deep.equal(["confirmed"]);
    expect(floor.paid()).to.deep.equal([50_000n]);
    expect(floor.tables.balances.get("outgoing:BTC:s1")).to.equal(0n);
    expect(floor.balance()).to.equal(funds - 51_000n);
  });

  it("wait for the end of their hold, and come back whole if they are cancelled in it", async () => {
    const id = await floor.ask(50_000n, 1_000);
    floor.now = 999;
    await floor.round();
    expect(floor.states()).to.deep.equal(["requested"]);
    expect((await floor.cancel(id)).ok).to.equal(true);
    expect((await floor.cancel(id)).ok).to.equal(true);
    floor.now = 1_000;
    await floor.round();
    expect(floor.states()).to.deep.equal(["cancelled"]);
    expect([floor.balance(), floor.paid()]).to.deep.equal([funds, []]);
  });

  it("cannot be cancelled once they are signed, or by somebody else", async () => {
    const id = await floor.ask(50_000n);
    await floor.round();
    expect(await floor.cancel(id)).to.have.nested.property("refusal.code", "send_on_its_way");
    expect(await floor.cancel("unknown")).to.have.nested.property("refusal.code", "not_found");
  });

  const tampered: readonly [string, object][] = [
    ["another address", { target: { kind: "address", chain: "bitcoin", address: "bcrt1qother" } }],
    ["another amount", { amount: money("BTC", 60_000n) }],
    ["another fee", { fee: money("BTC", 2_000n) }],
    ["no approval", { approval: undefined }],
    ["an approval without its seal", { approval: { first: "ada", second: "ben", seal: seal("") } }],
  ];
  for (const [name, change] of tampered) {
    it(`are not signed if the database has ${name}, and not what was asked for`, async () => {
      await floor.ask(50_000n, undefined, change);
      const [error] = await floor.round();
      expect(error).to.be.instanceOf(SignerRefused);
      expect([floor.states(), floor.paid()]).to.deep.equal([["checked"], []]);
    });
  }

  for (const kind of ["withdrawals", "sends"] as const) {
    it(`stay unsigned while ${kind} of their coin are halted`, async () => {
      const word = { staffId: "staff", username: "staff", at: 0, reason: "" };
      const none = { endAsked: undefined, ended: undefined };
      const halt = { id: "h", kind, asset: "BTC", started: word, ...none } as const;
      floor.tables.halts.set("h", halt);
      await floor.ask(50_000n);
      await floor.round();
      expect(floor.states()).to.deep.equal(["checked"]);
      floor.tables.halts.set("h", { ...halt, ended: word });
      await floor.round();
      expect(floor.states()).to.deep.equal(["sent"]);
    });
  }

  it("come back whole if their address came onto a list before they were signed", async () => {
    await floor.ask(50_000n, 1_000);
    floor.now = 1_000;
    floor.screened = "blocked";
    await floor.round();
    expect([floor.states(), floor.paid()]).to.deep.equal([["cancelled"], []]);
    expect([floor.balance(), floor.noted]).to.deep.equal([funds, ["blocked_address ana"]]);
    await floor.round();
    expect(floor.noted).to.have.length(1);
  });

  it("stay unsigned while nobody can screen their address", async () => {
    await floor.ask(50_000n);
    floor.screened = "unknown";
    expect(await floor.round()).to.have.length(1);
    expect([floor.states(), floor.paid()]).to.deep.equal([["checked"], []]);
    floor.screened = "clear";
    expect(await floor.round()).to.deep.equal([]);
    expect(floor.states()).to.deep.equal(["sent"]);
  });

  it("that are signed already go on, whatever a list says", async () => {
    await floor.ask(50_000n);
    // Killed after it was signed.
    floor.killAfter = 1;
    await floor.round();
    floor.killAfter = undefined;
    expect(floor.states()).to.deep.equal(["signed"]);
    floor.screened = "blocked";
    await floor.round();
    expect([floor.states(), floor.balance()]).to.deep.equal([["sent"], funds - 51_000n]);
  });

  it("that cannot go on keep no other back", async () => {
    await floor.ask(50_000n, undefined, { seal: "broken" });
    await floor.ask(40_000n);
    expect(await floor.round()).to.have.lengthOf(1);
    expect(floor.states()).to.deep.equal(["checked", "sent"]);
  });

  it("are paid exactly once, wherever processes are killed and chains reorganised", async () => {
    const act = fc.oneof(
      fc.record({ kind: fc.constant("round" as const), killAfter: fc.option(fc.nat(5)) }),
      fc.record({ kind: fc.constant("find" as const), blocks: fc.integer({ min: 1, max: 3 }) }),
      fc.record({
        kind: fc.constant("reorganise" as const),
        depth: fc.integer({ min: 1, max: 2 }),
      }),
      fc.record({ kind: fc.constant("cancel" as const), which: fc.nat(2) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 14 }), async (acts) => {
        const run = new SendFloor();
        await run.fund();
        const ids = [await run.ask(50_000n), await run.ask(60_000n, 5), await run.ask(70_000n, 9)];
        for (const each of acts) {
          run.now += 1;
          if (each.kind === "find") run.find(each.blocks);
          if (each.kind === "reorganise") run.reorganise(each.depth);
          if (each.kind === "cancel") await run.cancel(ids[each.which]!);
          if (each.kind === "round") {
            run.killAfter = each.killAfter ?? undefined;
            await run.round().catch(() => undefined);
            run.killAfter = undefined;
          }
        }
        run.now = 100;
        for (let count = 0; count < 8; count += 1) {
          expect(await run.round()).to.deep.equal([]);
          run.find(3);
        }
        const all = run.sends.all();
        const gone = all.filter(({ state }) => state === "confirmed");
        expect(gone.length + all.filter(({ state }) => state === "cancelled").length).to.equal(3);
        const units = gone.map(({ amount }) => amount.units);
        expect(new Set(run.paid())).to.deep.equal(new Set<bigint>(units));
        expect(run.paid()).to.have.lengthOf(units.length);
        const spent = units.reduce((sum, each) => sum + each + 1_000n, 0n);
        expect(run.balance()).to.equal(funds - spent);
      }),
      { numRuns: 150 },
    );
  });
});
