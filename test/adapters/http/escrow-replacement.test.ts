import { expect } from "chai";
import type { ReceiptView } from "../../../src/adapters/http/contract/trade/trade-receipt.ts";
import { demoPassword } from "../../../src/application/demo/demo-accounts.ts";
import { payoutWaitSeconds } from "../../../src/domain/multisig-escrow/replacement.ts";
import { httpEscrow } from "../../support/http-escrow.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import { Visitor } from "../../support/visitor.ts";

describe("the payout of a multisig escrow over HTTP", () => {
  let pair: TradingPair;
  before(async () => {
    pair = await TradingPair.open({ MULTISIG_ESCROWS: "1" });
  });
  afterEach(() => http.goOn());
  after(() => pair.close());
  const http = httpEscrow(() => pair);
  const { until, start, escrowOf, fund, signed, releasedFor, settle, paidBy, stopBlocks } = http;

  /** Until the platform signed a payout besides those that are known, and sent it. */
  const sentBesides = (id: string, known: readonly (string | null)[]) =>
    until(async () => {
      const { state, payout } = await escrowOf(id, "buyer");
      return state === "sent" && !known.includes(payout) ? payout : undefined;
    });
  /** The last payout was signed so many seconds earlier than it was. */
  const age = (id: string, seconds: number) =>
    pair.app.database.query(
      `UPDATE multisig_escrow SET payouts = jsonb_set(payouts, '{-1,signedAt}',
          to_jsonb((payouts -> -1 ->> 'signedAt')::bigint - $2::bigint * 1000)) WHERE id = $1`,
      [id, seconds],
    );

  it("takes a higher fee from the buyer who pays it, at any time, and from nobody else", async () => {
    const { id } = await start();
    await fund(id);
    const parameters = { id };
    await pair.buyer.must("markTradePaid", { parameters, body: {} });
    const fee = BigInt((await escrowOf(id, "seller")).toSign?.networkFee ?? 0);
    await stopBlocks();
    const body = { payout: await signed(id, "seller"), password: demoPassword };
    await pair.seller.must("releaseEscrow", { parameters, body });
    const first = await sentBesides(id, [null]);
    const stranger = await Visitor.ofDemo(pair.app.url, "kofi_trades");
    const nobody = await Visitor.of(pair.app.url);

    const propose = async (who: Visitor, payout: string) =>
      (await who.call("signEscrowPayout", { parameters, body: { payout } })).code;
    const higher = await releasedFor(id, "buyer", 5_000n);
    const bySeller = await releasedFor(id, "seller", 5_000n);
    const rows = [
      ["nobody", nobody, higher, "unauthenticated"],
      ["a stranger", stranger, higher, "not_found"],
      ["the seller, who does not pay it", pair.seller, bySeller, "payer_signs"],
      ["the seller, with what the buyer signed", pair.seller, higher, "signature_needed"],
      ["the buyer, with what the seller signed", pair.buyer, bySeller, "signature_needed"],
      [
        "the buyer, for the same",
        pair.buyer,
        await releasedFor(id, "buyer", fee),
        "fee_not_higher",
      ],
      ["the buyer, with nothing", pair.buyer, "cHNidP8=", "payout_refused"],
    ] as const;
    for (const [who, visitor, payout, code] of rows) {
      expect(await propose(visitor, payout), who).to.equal(code);
    }
    for (const side of ["buyer", "seller"] as const) {
      expect((await escrowOf(id, side)).toSign, side).to.equal(null);
    }
    expect(await propose(pair.buyer, higher)).to.equal(undefined);
    const second = await sentBesides(id, [null, first]);

    await age(id, payoutWaitSeconds - 600);
    expect((await escrowOf(id, "buyer")).toSign).to.equal(null);
    await age(id, 600);
    expect((await escrowOf(id, "seller")).toSign).to.equal(null);
    const shown = (await escrowOf(id, "buyer")).toSign;
    expect(shown?.replacedFee).to.equal("5000");
    expect(BigInt(shown?.networkFee ?? 0) > 5_000n).to.equal(true);
    const late = await signed(id, "buyer");
    expect(await propose(pair.buyer, late)).to.equal(undefined);
    const third = await sentBesides(id, [null, first, second]);

    await http.goOn();
    const settled = await settle(id);
    expect(settled.spend?.transaction).to.equal(third);
    expect(await paidBy(third)).to.deep.equal(
      shown?.outputs.map(({ address, units }) => ({ address, units })),
    );
    expect([await paidBy(first), await paidBy(second)]).to.deep.equal([[], []]);
    expect(await propose(pair.buyer, await releasedFor(id, "buyer", 9_000n))).to.equal(
      "already_spent",
    );
    expect((await escrowOf(id, "buyer")).toSign).to.equal(null);
  });

  it("is on the receipt: on its way, and then what the payout paid", async () => {
    const { id } = await start();
    await fund(id);
    const parameters = { id };
    await pair.buyer.must("markTradePaid", { parameters, body: {} });
    expect((await pair.buyer.call("issueReceipt", { parameters })).code).to.equal("no_receipt");
    const toBuyer = (await escrowOf(id, "seller")).toSign?.outputs.find(({ to }) => to === "buyer");
    await stopBlocks();
    const body = { payout: await signed(id, "seller"), password: demoPassword };
    await pair.seller.must("releaseEscrow", { parameters, body });
    const transaction = await sentBesides(id, [null]);
    const receipt = async (): Promise<ReceiptView> =>
      (await pair.buyer.must("issueReceipt", { parameters })).data;
    expect(await receipt()).to.deep.include({
      status: "released",
      receivedAmount: null,
      receivedAt: null,
      escrow: { state: "sent", transaction },
    });
    await http.goOn();
    await settle(id);
    const settled = await receipt();
    expect(settled).to.deep.include({
      receivedAmount: { amount: toBuyer?.units, currency: "BTC" },
      receivedAt: null,
      escrow: { state: "settled", transaction },
    });
    const nobody = await Visitor.of(pair.app.url);
    const { invoiceUUID } = settled;
    for (const [route, type] of [
      ["downloadReceipt", "application/pdf"],
      ["pictureOfReceipt", "image/png"],
    ] as const) {
      const file = await nobody.call(route, { parameters: { invoiceUUID } });
      expect(file.headers.get("content-type")).to.equal(type);
    }
  });
});
