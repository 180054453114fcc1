import { expect } from "chai";
import type { TradeView } from "../../../src/adapters/http/contract/trade/trade-views.ts";
import { demoPassword } from "../../../src/application/demo/demo-accounts.ts";
import { expectBooksBalance } from "../../support/books.ts";
import { expectPartiesTold } from "../../support/told-parties.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import { Visitor } from "../../support/visitor.ts";

type Who = "buyer" | "seller";

describe("what the parties of a trade agree on, over HTTP", () => {
  let pair: TradingPair;
  let trade: TradeView;
  before(async () => {
    pair = await TradingPair.open();
  });
  beforeEach(async () => {
    trade = await pair.start();
  });
  afterEach(() => expectBooksBalance(pair.app.database));
  afterEach(() => expectPartiesTold(pair.app.database));
  after(() => pair.close());

  const view = async (who: Who): Promise<TradeView> =>
    (await pair[who].must("viewTrade", { parameters: { id: trade.id } })).data;
  const paid = () => pair.buyer.must("markTradePaid", { parameters: { id: trade.id } });
  const offer = (who: Who, body: object) =>
    pair[who].call("propose", { parameters: { id: trade.id }, body });
  const answer = (
    who: Who,
    id: "acceptProposal" | "declineProposal",
    proposalId: string,
    body?: object,
  ) => pair[who].call(id, { parameters: { id: trade.id, proposalId }, ...(body && { body }) });
  const open = async (who: Who) => {
    const [proposal] = (await view(who)).proposals;
    if (!proposal) throw new Error("Nothing is offered");
    return proposal;
  };
  const bitcoin = async (who: Who): Promise<bigint> => {
    const [row] = await pair.app.database.query<{ balance: string }>(
      `SELECT a.balance FROM ledger_account a JOIN trader t ON a.id = 'available:BTC:' || t.id
        WHERE t.username = $1`,
      [who === "buyer" ? "bruno_costa" : "ana_lima"],
    );
    return BigInt(row?.balance ?? 0);
  };

  it("is offered where the rules allow it, and nowhere else", async () => {
    expect((await view("buyer")).offerable).to.have.members(["agree-cancel"]);
    expect((await view("seller")).offerable).to.have.members(["extend", "agree-cancel"]);
    await paid();
    expect((await view("buyer")).offerable).to.have.members([
      "withdraw-paid",
      "agree-cancel",
      "amend",
    ]);
    expect((await view("seller")).offerable).to.have.members([
      "agree-cancel",
      "paid-by-someone-else",
      "amend",
    ]);
  });

  it("more time moves the deadline by the offer's window, twice and no more", async () => {
    const extend = () => pair.seller.call("extendWindow", { parameters: { id: trade.id } });
    const before = trade.expiresAt?.timestamp ?? 0;
    const first: TradeView = (await extend()).data;
    expect((first.expiresAt?.timestamp ?? 0) - before).to.equal(trade.windowSeconds);
    expect((await pair.buyer.call("extendWindow", { parameters: { id: trade.id } })).code).to.equal(
      "not_your_act",
    );
    const second: TradeView = (await extend()).data;
    expect((second.expiresAt?.timestamp ?? 0) - before).to.equal(2 * trade.windowSeconds);
    expect(await extend()).to.include({ status: 409, code: "limit_reached" });
  });

  it("a buyer who did not pay after all says so once, and has the rest of their time", async () => {
    await paid();
    const parameters = { id: trade.id };
    const back: TradeView = (await pair.buyer.must("withdrawPaid", { parameters })).data;
    expect(back).to.include({ status: "active_funded", turn: "buyer" });
    expect(back.expiresAt?.timestamp).to.be.at.least(trade.expiresAt?.timestamp ?? 0);
    await paid();
    const again = await pair.buyer.call("withdrawPaid", { parameters });
    expect(again).to.include({ status: 409, code: "limit_reached" });
  });

  it("both cancel together, and the seller has everything back", async () => {
    const before = await bitcoin("seller");
    await offer("buyer", { kind: "agree-cancel" });
    const proposal = await open("seller");
    expect(proposal).to.include({ kind: "agree-cancel", isMine: false, amendment: null });
    expect((await open("buyer")).isMine).to.equal(true);
    const own = await answer("buyer", "acceptProposal", proposal.id, {});
    expect(own).to.include({ status: 409, code: "own_proposal" });
    const accepted = await answer("seller", "acceptProposal", proposal.id, {});
    expect(accepted.data).to.include({ status: "cancelled", escrowState: "returned" });
    const held = BigInt(trade.cryptoAmount.amount) + BigInt(trade.fee);
    expect((await bitcoin("seller")) - before).to.equal(held);
    const late = await answer("seller", "acceptProposal", proposal.id, {});
    expect(late.status).to.equal(200);
  });

  it("what was declined or taken back cannot be accepted", async () => {
    await offer("buyer", { kind: "agree-cancel" });
    const first = await open("seller");
    expect((await answer("seller", "declineProposal", first.id)).status).to.equal(200);
    expect(await answer("seller", "acceptProposal", first.id, {})).to.include({
      code: "proposal_unknown",
    });
    await offer("buyer", { kind: "agree-cancel" });
    const second = await open("seller");
    expect((await answer("buyer", "declineProposal", second.id)).status).to.equal(200);
    expect((await view("seller")).proposals).to.deep.equal([]);
    expect(await view("seller")).to.include({ status: "active_funded" });
  });

  it("an act voids what was offered", async () => {
    await offer("seller", { kind: "agree-cancel" });
    await paid();
    expect((await view("buyer")).proposals).to.deep.equal([]);
  });

  it("half of the money means half of the crypto and half of the fee", async () => {
    await paid();
    const [buyer, seller] = [await bitcoin("buyer"), await bitcoin("seller")];
    await offer("buyer", { kind: "amend", received: "10.00" });
    const proposal = await open("seller");
    const amount = BigInt(trade.cryptoAmount.amount);
    expect(proposal.amendment).to.include({
      received: "10.00",
      buyerGets: String(amount / 2n),
    });
    const bare = await answer("seller", "acceptProposal", proposal.id, {});
    expect(bare).to.include({ status: 403, code: "proof_needed" });
    const body = { password: demoPassword };
    const accepted = await answer("seller", "acceptProposal", proposal.id, body);
    expect(accepted.data).to.include({ status: "released", escrowState: "split" });
    expect((await bitcoin("buyer")) - buyer).to.equal(amount / 2n);
    const back = (await bitcoin("seller")) - seller;
    expect(String(back)).to.equal(proposal.amendment?.sellerGetsBack);
  });

  it("the seller proposes an amendment with their password, and the buyer accepts without", async () => {
    await paid();
    const bare = await offer("seller", { kind: "amend", received: "15.00" });
    expect(bare).to.include({ status: 403, code: "proof_needed" });
    const wrong = { kind: "amend", received: "15.00", password: "not the password" };
    expect(await offer("seller", wrong)).to.include({ status: 401, code: "wrong_credentials" });
    await offer("seller", { kind: "amend", received: "15.00", password: demoPassword });
    const proposal = await open("buyer");
    const accepted = await answer("buyer", "acceptProposal", proposal.id, {});
    expect(accepted.data).to.include({ status: "released" });
  });

  const refused: readonly [string, object, number, string][] = [
    ["nothing received", { kind: "amend", received: "0.00" }, 422, "out_of_range"],
    ["no amount", { kind: "amend" }, 422, "out_of_range"],
    ["three digits of a cent", { kind: "amend", received: "1.001" }, 422, "out_of_range"],
    ["far more than agreed", { kind: "amend", received: "24.01" }, 422, "out_of_range"],
    ["a new price for what is paid", { kind: "re-quote" }, 409, "wrong_status"],
    ["to reopen what runs", { kind: "reopen" }, 409, "wrong_status"],
    ["an unknown kind", { kind: "gift" }, 422, "validation"],
    ["the seller's alone", { kind: "paid-by-someone-else" }, 403, "not_your_act"],
  ];
  for (const [what, body, status, code] of refused) {
    it(`the buyer cannot offer ${what}`, async () => {
      await paid();
      expect(await offer("buyer", body)).to.include({ status, code });
    });
  }

  it("money that somebody else sent goes back first, and then both cancel", async () => {
    await paid();
    await offer("seller", { kind: "paid-by-someone-else" });
    const proposal = await open("buyer");
    expect(proposal.kind).to.equal("paid-by-someone-else");
    const accepted = await answer("buyer", "acceptProposal", proposal.id, {});
    expect(accepted.data).to.include({ status: "cancelled", escrowState: "returned" });
  });

  it("more than agreed is added by the seller, who proves who they are", async () => {
    await paid();
    const [buyer, seller] = [await bitcoin("buyer"), await bitcoin("seller")];
    const more = { kind: "amend", received: "24.00" };
    expect((await view("buyer")).mostReceived).to.equal("24.00");
    expect(await offer("seller", more)).to.include({ status: 403, code: "proof_needed" });
    await offer("seller", { ...more, password: demoPassword });
    const proposal = await open("buyer");
    expect(BigInt(proposal.amendment?.sellerGetsBack ?? 0) < 0n).to.equal(true);
    const accepted = await answer("buyer", "acceptProposal", proposal.id, {});
    expect(accepted.data).to.include({ status: "released", fiatAmount: "24.00" });
    expect(String((await bitcoin("buyer")) - buyer)).to.equal(proposal.amendment?.buyerGets);
    expect(String((await bitcoin("seller")) - seller)).to.equal(proposal.amendment?.sellerGetsBack);
  });

  it("of an acceptance and a release at once exactly one happens", async () => {
    await paid();
    await offer("seller", { kind: "agree-cancel" });
    const proposal = await open("buyer");
    const [accepted, released] = await Promise.all([
      answer("buyer", "acceptProposal", proposal.id, {}),
      pair.seller.call("releaseTrade", {
        parameters: { id: trade.id },
        body: { password: demoPassword },
      }),
    ]);
    const done = [accepted.status, released.status].filter((status) => status === 200);
    expect(done).to.have.length(1);
  });

  it("is nobody else's", async () => {
    const stranger = await pair.signIn("kofi_trades");
    const parameters = { id: trade.id };
    expect(await stranger.call("extendWindow", { parameters })).to.include({ status: 404 });
    const body = { kind: "agree-cancel" };
    expect(await stranger.call("propose", { parameters, body })).to.include({ status: 404 });
    await offer("buyer", body);
    const { id: proposalId } = await open("seller");
    const told = await stranger.call("acceptProposal", {
      parameters: { ...parameters, proposalId },
      body: {},
    });
    expect(told).to.include({ status: 404 });
    for (const kind of ["re-quote", "reopen"]) {
      const asked = await stranger.call("propose", { parameters, body: { kind } });
      expect(asked).to.include({ status: 404 });
    }
    const nobody = await Visitor.of(pair.app.url);
    expect(await nobody.call("propose", { parameters, body })).to.include({ status: 401 });
  });
});
