import { expect } from "chai";
import { escrowCodec } from "../../../src/adapters/chain/escrow-codec.ts";
import type { Actor } from "../../../src/application/actor/actor.ts";
import { GiveEscrowKeys } from "../../../src/application/multisig-escrow/give-escrow-keys.ts";
import { ProposePayout } from "../../../src/application/multisig-escrow/propose-payout.ts";
import type { EscrowEnding } from "../../../src/domain/multisig-escrow/escrow-terms.ts";
import {
  multisigState,
  type TradeEscrow,
} from "../../../src/domain/multisig-escrow/trade-escrow.ts";
import { MemoryEscrows } from "../../memory/memory-escrows.ts";
import { addressOf, bounds, stranger } from "../../support/multisig-parties.ts";
import { funded, payoutBy, seal, sealsOf, terms } from "../../support/sealed-escrow.ts";

const release: EscrowEnding = { kind: "release" };
const codec = escrowCodec(() => bounds);
const actor = (traderId: string): Actor => ({
  traderId,
  username: traderId,
  level: 2,
  sessionStartedAt: 0,
});
const [ana, ben, eve] = [actor("ana"), actor("ben"), actor("eve")];
const { buyer, seller } = funded;
const anas = { ...buyer!, exit: undefined };
const bens = { ...seller! };
const codeOf = (done: { ok: true } | { ok: false; refusal: { code: string } }) =>
  done.ok ? "" : done.refusal.code;

describe("keys that parties give", () => {
  const wanted: TradeEscrow = {
    ...funded,
    buyer: undefined,
    seller: undefined,
    address: undefined,
    coin: undefined,
  };
  let screened: "clear" | "blocked" | "unknown";
  let escrows: MemoryEscrows;
  let give: GiveEscrowKeys;
  beforeEach(() => {
    screened = "clear";
    escrows = new MemoryEscrows();
    escrows.put(wanted);
    give = new GiveEscrowKeys({
      escrows,
      changes: escrows,
      codec,
      screening: { execute: async () => screened },
      isOurs: async (address) => address === terms.addresses.platform,
      seal,
    });
  });

  it("make the address of their script, and seal its terms", async () => {
    expect(codeOf(await give.execute(ben, terms.tradeId, bens))).to.equal("");
    expect(escrows.all[0]!.seals.terms).to.equal(undefined);
    expect(codeOf(await give.execute(ana, terms.tradeId, anas))).to.equal("");
    const [escrow] = escrows.all;
    expect(escrow?.address).to.equal(funded.address);
    expect(escrow?.seals.terms).to.equal(sealsOf(release).terms);
    expect(codeOf(await give.execute(ana, terms.tradeId, anas))).to.equal("");
    expect(escrows.all[0]!.version).to.equal(escrow?.version);
  });

  it("are taken from the two parties only, each for their own side", async () => {
    expect(codeOf(await give.execute(eve, terms.tradeId, anas))).to.equal("not_found");
    expect(codeOf(await give.execute(ana, "another trade", anas))).to.equal("not_found");
    await give.execute(ana, terms.tradeId, { ...anas, exit: stranger.keys.exit.publicKey });
    expect(escrows.all[0]!.seller).to.equal(undefined);
    const without = { ...bens, exit: undefined };
    expect(codeOf(await give.execute(ben, terms.tradeId, without))).to.equal("wrong_key");
  });

  it("are points of the curve, and paid neither to us nor to a blocked address", async () => {
    const off = { ...anas, key: `02${"ff".repeat(32)}` };
    expect(codeOf(await give.execute(ana, terms.tradeId, off))).to.equal("wrong_key");
    const ours = { ...anas, address: terms.addresses.platform };
    expect(codeOf(await give.execute(ana, terms.tradeId, ours))).to.equal("address_is_ours");
    for (const [said, code] of [
      ["blocked", "address_blocked"],
      ["unknown", "screening_unavailable"],
    ] as const) {
      screened = said;
      expect(codeOf(await give.execute(ana, terms.tradeId, anas))).to.equal(code);
    }
    expect(escrows.all[0]!.version).to.equal(1);
  });
});

describe("payouts that parties propose", () => {
  const floor = (escrow: Partial<TradeEscrow> = { ending: release }) => {
    const escrows = new MemoryEscrows();
    escrows.put({ ...funded, ...escrow }, sealsOf(release));
    return { escrows, propose: new ProposePayout({ escrows, changes: escrows, codec }) };
  };
  const codeFor = async (who: Actor, text: string, escrow?: Partial<TradeEscrow>) =>
    codeOf(await floor(escrow).propose.execute(who, terms.tradeId, text));

  it("are kept with their signature, and the same again changes nothing", async () => {
    const { escrows, propose } = floor();
    const text = payoutBy(["buyer"], release);
    expect(codeOf(await propose.execute(ana, terms.tradeId, text))).to.equal("");
    expect(multisigState(escrows.all[0]!)).to.equal("payout_proposed");
    expect(codeOf(await propose.execute(ana, terms.tradeId, text))).to.equal("");
    expect(escrows.all[0]!.version).to.equal(2);
  });

  it("are refused without a signature of theirs, of another ending, and before the trade ended", async () => {
    const text = payoutBy(["buyer"], release);
    expect(await codeFor(ben, text)).to.equal("signature_needed");
    expect(await codeFor(ana, payoutBy([], release))).to.equal("signature_needed");
    expect(await codeFor(ana, payoutBy(["buyer"], { kind: "return" }))).to.equal("payout_refused");
    expect(await codeFor(ana, "nothing")).to.equal("payout_refused");
    expect(await codeFor(ana, text, {})).to.equal("trade_is_open");
    expect(await codeFor(eve, text)).to.equal("not_found");
    const unpaid = { ending: { kind: "return" }, coin: undefined } as const;
    expect(await codeFor(ben, text, unpaid)).to.equal("not_funded");
  });

  it("are replaced after they were completed only by one with a higher fee", async () => {
    const payouts = [{ transaction: "t", raw: "00", networkFee: 1_000n, isSent: true }];
    const again = payoutBy(["buyer"], release, 1_000n);
    expect(await codeFor(ana, again, { ending: release, payouts })).to.equal("fee_not_higher");
    const bySeller = payoutBy(["seller"], release, 1_500n);
    expect(await codeFor(ben, bySeller, { ending: release, payouts })).to.equal("payer_signs");
    const more = payoutBy(["buyer"], release, 1_500n);
    expect(await codeFor(ana, more, { ending: release, payouts })).to.equal("");
  });

  it("pay where the escrow says, whatever else is proposed", async () => {
    const elsewhere = { ...funded.buyer!, address: addressOf(99) };
    const text = payoutBy(["buyer"], release);
    const moved = { ending: release, buyer: elsewhere };
    expect(await codeFor(ana, text, moved)).to.equal("payout_refused");
  });
});
