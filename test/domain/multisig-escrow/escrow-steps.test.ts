import { expect } from "chai";
import { segwitAddress } from "../../../src/domain/chain/bitcoin-address.ts";
import { giveKeys } from "../../../src/domain/multisig-escrow/give-keys.ts";
import {
  completePayout,
  decideEnding,
  proposePayout,
} from "../../../src/domain/multisig-escrow/pay-out.ts";
import {
  multisigState,
  termsOf,
  type TradeEscrow,
} from "../../../src/domain/multisig-escrow/trade-escrow.ts";
import {
  confirmCoin,
  loseBlock,
  loseCoin,
  seeCoin,
  seeSpend,
} from "../../../src/domain/multisig-escrow/watch-coin.ts";
import {
  addressOf,
  asBuyer,
  asSeller,
  back,
  blocks,
  buyer,
  by,
  done,
  facts,
  first,
  key,
  little,
  ours,
  ready,
  release,
  seller,
  whole,
} from "./explored-escrows.ts";

describe("the keys of an escrow", () => {
  const refusal = (result: ReturnType<typeof giveKeys>) => (result.ok ? "" : result.refusal.code);

  it("make its address once both gave them, in either order", () => {
    const other = done(giveKeys(done(giveKeys(first, asSeller, facts)), asBuyer, facts));
    expect(other).to.deep.equal(ready);
    expect(ready.address).to.equal(`paid to ${buyer.key}`);
    expect(termsOf(ready)?.keys).to.deep.equal({
      buyer: key("1"),
      seller: key("2"),
      exit: key("3"),
      platform: key("4"),
    });
  });

  it("are given once: the same again changes nothing, and others are refused", () => {
    const once = done(giveKeys(first, asBuyer, facts));
    expect(done(giveKeys(once, asBuyer, facts))).to.equal(once);
    const others = { side: "buyer", part: { ...buyer, address: addressOf(5) } } as const;
    expect(refusal(giveKeys(once, others, facts))).to.equal("keys_given");
  });

  it("are refused where the curve does not have them, the escrow has them, or they are none", () => {
    const once = done(giveKeys(first, asBuyer, facts));
    for (const wrong of [key("f"), key("1"), key("4"), key("2"), "02", ""]) {
      const part = { ...seller, exit: wrong };
      expect(refusal(giveKeys(once, { side: "seller", part }, facts)), wrong).to.equal("wrong_key");
    }
  });

  it("come with an address of the network that is not the platform's", () => {
    const at = (address: string) =>
      refusal(giveKeys(first, { side: "buyer", part: { ...buyer, address } }, facts));
    expect(at(segwitAddress(new Uint8Array(20), "main"))).to.equal("wrong_address");
    expect(at("somewhere")).to.equal("wrong_address");
    expect(at(ours)).to.equal("address_is_ours");
  });

  it("are not wanted once the trade ended", () => {
    const over = done(decideEnding(first, back));
    expect(refusal(giveKeys(over, asBuyer, facts))).to.equal("escrow_over");
    expect(multisigState(over)).to.equal("unused");
  });
});

describe("after a coin that is gone, another one", () => {
  const another = { ...whole, transaction: "another" };
  const short = { ...little, transaction: "another" };
  for (const { name, lost, ending, seen, takesPlace } of [
    { name: "takes the place of a whole one", lost: whole, seen: another, takesPlace: true },
    { name: "that is less does not", lost: whole, seen: short, takesPlace: false },
    {
      name: "that is less does, where it goes back",
      lost: whole,
      ending: back,
      seen: short,
      takesPlace: true,
    },
    {
      name: "that is less does not, where it is released",
      lost: whole,
      ending: release,
      seen: short,
      takesPlace: false,
    },
    { name: "that is less takes the place of little", lost: little, seen: short, takesPlace: true },
  ]) {
    it(name, () => {
      const paid = done(seeCoin(ready, lost, undefined));
      const gone = loseCoin(ending ? done(decideEnding(paid, ending)) : paid);
      expect(gone.coin?.is).to.equal("gone");
      const result = seeCoin(gone, seen, blocks[0]);
      expect(result.ok ? result.value.coin?.transaction : result.refusal.code).to.equal(
        takesPlace ? "another" : "other_coin",
      );
    });
  }
});

describe("a payout of an escrow", () => {
  const funded = confirmCoin(done(seeCoin(ready, whole, blocks[0])), 1, 1);
  const ended = done(decideEnding(funded, release));
  const asked = {
    payout: "release",
    networkFee: 500n,
    ending: release,
    signedBy: by("buyer"),
  } as const;
  const refusal = (
    escrow: TradeEscrow,
    other: Partial<Parameters<typeof proposePayout>[1]> = {},
  ) => {
    const result = proposePayout(escrow, { ...asked, ...other });
    return result.ok ? "" : result.refusal.code;
  };

  it("is refused before the trade ended, of another ending, and without a party's signature", () => {
    expect(refusal(funded)).to.equal("trade_is_open");
    expect(refusal(ended, { ending: back })).to.equal("other_ending");
    expect(refusal(ended, { signedBy: by("platform") })).to.equal("party_signs_first");
    expect(refusal(ended)).to.equal("");
  });

  it("is refused while no block confirms the coin, and once a block spends it", () => {
    expect(refusal(loseBlock(ended))).to.equal("not_funded");
    expect(refusal(seeSpend(ended, "exit", blocks[0]))).to.equal("already_spent");
    expect(refusal(seeSpend(ended, "exit", undefined))).to.equal("");
  });

  it("keeps its coin while a block has it, whatever a node says is waiting", () => {
    expect(loseCoin(funded)).to.equal(funded);
    expect(loseCoin(loseBlock(funded)).coin?.is).to.equal("gone");
  });

  it("is replaced only by one with a higher fee, and completed only as it was proposed", () => {
    const signed = { transaction: "one", raw: "01", networkFee: 500n };
    const proposed = done(proposePayout(ended, asked));
    const other = completePayout(proposed, { ...signed, networkFee: 499n });
    expect(other).to.deep.include({ ok: false, refusal: { code: "other_payout" } });
    const complete = done(completePayout(proposed, signed));
    expect(refusal(complete)).to.equal("fee_not_higher");
    expect(refusal(complete, { networkFee: 501n })).to.equal("");
    const again = completePayout(complete, signed);
    expect(again).to.deep.include({ ok: false, refusal: { code: "other_payout" } });
  });

  it("is decided once", () => {
    expect(done(decideEnding(ended, release))).to.equal(ended);
    const refused = decideEnding(ended, back);
    expect(refused).to.deep.include({ ok: false, refusal: { code: "ending_decided" } });
    const short = decideEnding(done(seeCoin(ready, little, blocks[0])), release);
    expect(short).to.deep.include({ ok: false, refusal: { code: "not_funded" } });
  });
});
