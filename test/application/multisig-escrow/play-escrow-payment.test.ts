import { expect } from "chai";
import { PlayEscrowPayment } from "../../../src/application/multisig-escrow/play-escrow-payment.ts";
import type { ChainPayment } from "../../../src/application/ports/chain-node.ts";
import { MemoryEscrows } from "../../memory/memory-escrows.ts";
import { funded, terms } from "../../support/sealed-escrow.ts";

const { address, amount, fee } = funded;
const unpaid = { ...funded, coin: undefined };

/** What is paid when that trader asks for it, and the answer. */
async function ask(traderId: string, escrow: typeof unpaid | typeof funded) {
  const escrows = new MemoryEscrows();
  escrows.put(escrow);
  const paid: ChainPayment[] = [];
  const chain = { payBetweenOthers: async (payment: ChainPayment) => void paid.push(payment) };
  const play = new PlayEscrowPayment(escrows, chain, (tradeId) => `of ${tradeId}`);
  const done = await play.execute({ traderId }, terms.tradeId);
  return { paid, code: done.ok ? "ok" : done.refusal.code };
}

describe("a payment of an escrow with play coins", () => {
  it("pays what the seller has to pay, in one transaction for each trade", async () => {
    const { paid, code } = await ask("ben", unpaid);
    expect(code).to.equal("ok");
    const transaction = `of ${terms.tradeId}`;
    const units = amount + fee;
    expect(paid).to.deep.equal([{ transaction, place: 0, address, token: undefined, units }]);
  });

  it("pays nothing where it is paid, where the trade ended, and for anybody else", async () => {
    expect(await ask("ben", funded)).to.deep.equal({ paid: [], code: "ok" });
    const ended = { ...unpaid, ending: { kind: "return" } as const };
    expect(await ask("ben", ended)).to.deep.equal({ paid: [], code: "ok" });
    expect(await ask("ana", unpaid)).to.deep.equal({ paid: [], code: "not_found" });
  });

  it("needs an address", async () => {
    const { code } = await ask("ben", { ...unpaid, address: undefined });
    expect(code).to.equal("keys_wanted");
  });
});
