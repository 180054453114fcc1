import { expect } from "chai";
import {
  escrowStates,
  isOwnPayout,
  isPaidInFull,
  multisigState,
} from "../../../src/domain/multisig-escrow/trade-escrow.ts";
import { explore } from "./explored-escrows.ts";

const { states, steps } = explore();
const all = [...states.values()];

describe("the states of a multisig escrow", () => {
  it("are all reached", () => {
    expect(states.size).to.be.greaterThan(200);
    expect([...new Set(all.map(multisigState))]).to.have.members([...escrowStates]);
  });

  it("leave nobody's coin behind: who receives and the platform bring it out, from each", () => {
    const ways = Map.groupBy(
      steps.filter((step) => step.event.alone),
      ({ to }) => to,
    );
    const out = new Set(
      [...states].filter(([, each]) => each.spend?.isConfirmed).map(([to]) => to),
    );
    const queue = [...out];
    for (let to = queue.pop(); to !== undefined; to = queue.pop()) {
      for (const { from } of ways.get(to) ?? []) {
        if (!out.has(from)) {
          out.add(from);
          queue.push(from);
        }
      }
    }
    const stuck = [...states].filter(([name, escrow]) => {
      const isThere = escrow.coin !== undefined && escrow.coin.is !== "gone";
      // With two replaced payouts no third one is tried here.
      return isThere && !out.has(name) && !escrow.spend && escrow.payouts.length < 2;
    });
    expect(stuck.map(([name]) => name)).to.deep.equal([]);
  });

  it("never change how the trade ended", () => {
    const wrong = steps.filter(
      ({ before: was, after: is }) => was.ending !== undefined && is.ending !== was.ending,
    );
    expect(wrong).to.deep.equal([]);
  });

  it("never have a payout before the trade ended, nor one of another ending", () => {
    const wrong = all.filter(({ ending, proposal, payouts }) => {
      const signed = [proposal?.payout, ...payouts.map(({ raw }) => raw)];
      return signed.some((each) => each !== undefined && !each.startsWith(ending?.kind ?? "none"));
    });
    expect(wrong).to.deep.equal([]);
  });

  it("never have a payout of another coin than the escrow's", () => {
    const wrong = all.filter(({ coin, proposal, payouts }) =>
      [proposal?.payout, ...payouts.map(({ raw }) => raw)].some(
        (each) => each !== undefined && !each.includes(coin?.transaction ?? "none"),
      ),
    );
    expect(wrong).to.deep.equal([]);
  });

  it("never release or split what was not paid in full", () => {
    const wrong = all.filter(
      (escrow) => escrow.ending && escrow.ending.kind !== "return" && !isPaidInFull(escrow),
    );
    expect(wrong).to.deep.equal([]);
  });

  it("never let a payment by anybody displace one that pays in full, while it is there", () => {
    const wrong = steps.filter(
      ({ before: was, after: is }) =>
        isPaidInFull(was) &&
        was.coin?.is !== "gone" &&
        is.coin?.transaction !== was.coin?.transaction,
    );
    expect(wrong).to.deep.equal([]);
  });

  it("never drop what somebody signed while its coin is there", () => {
    const wrong = steps.filter(({ before: was, after: is }) => {
      const isSigned = was.proposal !== undefined || was.payouts.length > 0;
      return isSigned && was.coin?.is !== "gone" && is.coin?.transaction !== was.coin?.transaction;
    });
    expect(wrong).to.deep.equal([]);
  });

  it("never change an address, a key, or where somebody is paid", () => {
    const wrong = steps.filter(
      ({ before: was, after: is }) =>
        was.address !== undefined &&
        JSON.stringify([is.address, is.buyer, is.seller, is.platform]) !==
          JSON.stringify([was.address, was.buyer, was.seller, was.platform]),
    );
    expect(wrong).to.deep.equal([]);
  });

  it("are settled by our payouts and exited by any other spend", () => {
    const wrong = all.filter((escrow) => {
      const { spend } = escrow;
      if (!spend?.isConfirmed) return false;
      const expected = isOwnPayout(escrow, spend.transaction) ? "settled" : "exited";
      return multisigState(escrow) !== expected;
    });
    expect(wrong).to.deep.equal([]);
  });
});
