import { expect } from "chai";
import { TakeNextCase } from "../../../src/application/dispute/take-next-case.ts";
import type { ListCases } from "../../../src/application/dispute/list-cases.ts";
import type { TakeCase } from "../../../src/application/dispute/take-case.ts";
import { accept, refuse } from "../../../src/domain/result/result.ts";
import { staffOf } from "../../support/case-desk.ts";
import { openedTrade } from "../../domain/trade/example-trade.ts";

const nia = staffOf("nia", "moderator");

/** A queue of these trades, in which some cases cannot be taken. */
function deskWith(queue: readonly string[], refusals: Readonly<Record<string, string>> = {}) {
  const tried: string[] = [];
  const cases = queue.map((id) => ({ trade: openedTrade({ id }) }));
  const listCases = {
    execute: async (_actor: unknown, part: string) => ({
      cases: part === "unassigned" ? cases : [],
    }),
  };
  const takeCase = {
    execute: async (_actor: unknown, id: string) => {
      tried.push(id);
      const code = refusals[id];
      return code === undefined ? accept(id) : refuse({ code });
    },
  };
  const desk = new TakeNextCase(
    listCases as unknown as ListCases,
    takeCase as unknown as TakeCase,
    { recall: async () => undefined },
  );
  return { desk, tried };
}

describe("the next case of a case worker", () => {
  it("is the most urgent in the queue, and no other is affected", async () => {
    const { desk, tried } = deskWith(["first", "second", "third"]);
    expect(await desk.execute(nia)).to.deep.equal({ ok: true, value: "first" });
    expect(tried).to.deep.equal(["first"]);
  });

  for (const code of ["case_taken", "no_open_case", "conflict_of_interest"]) {
    it(`is the one after it where it is refused: ${code}`, async () => {
      const { desk, tried } = deskWith(["first", "second", "third"], { first: code });
      expect(await desk.execute(nia)).to.deep.equal({ ok: true, value: "second" });
      expect(tried).to.deep.equal(["first", "second"]);
    });
  }

  it("is none where the queue is empty or all of it is somebody else's", async () => {
    const empty = { ok: false, refusal: { code: "queue_empty" } };
    expect(await deskWith([]).desk.execute(nia)).to.deep.equal(empty);
    const taken = deskWith(["first"], { first: "case_taken" });
    expect(await taken.desk.execute(nia)).to.deep.equal(empty);
  });

  it("is not looked for any more after another refusal", async () => {
    const { desk, tried } = deskWith(["first", "second"], { first: "key_reused" });
    expect(await desk.execute(nia)).to.have.nested.property("refusal.code", "key_reused");
    expect(tried).to.deep.equal(["first"]);
  });
});
