import { expect } from "chai";
import type { Actor } from "../../../src/application/actor/actor.ts";
import type { TradeDesk } from "../../../src/application/trade/trade-desk.ts";
import { ReleaseTrade } from "../../../src/application/trade/release-trade.ts";
import { accept, refuse } from "../../../src/domain/result/result.ts";

const actor = { traderId: "ben" } as Actor;
const proof = { execute: async () => accept({ kind: "password", provenAt: 0 } as const) };

/** Releases at a desk that does this; returns the trades whose release was noted as failed. */
async function noted(act: () => Promise<unknown>, note?: () => Promise<void>): Promise<string[]> {
  const failed: string[] = [];
  const failures = {
    note: async (id: string) => {
      failed.push(id);
      await note?.();
    },
  };
  const release = new ReleaseTrade({ act } as unknown as TradeDesk, proof, failures);
  const told = await release.execute(actor, "T1", {}).then(
    () => undefined,
    (thrown: Error) => thrown.message,
  );
  expect(told).to.equal(failed.length > 0 ? "the disk is full" : undefined);
  return failed;
}

const fails = () => Promise.reject(new Error("the disk is full"));

describe("a release that fails after every check", () => {
  it("is noted, and the failure is still reported", async () => {
    expect(await noted(fails)).to.deep.equal(["T1"]);
  });

  it("is reported as it was, where it cannot be noted", async () => {
    expect(await noted(fails, () => Promise.reject(new Error("no database")))).to.deep.equal([
      "T1",
    ]);
  });

  it("is neither a release that was done nor one that the rules refused", async () => {
    expect(await noted(async () => accept("T1"))).to.deep.equal([]);
    expect(await noted(async () => refuse({ code: "wrong_status" }))).to.deep.equal([]);
  });
});
