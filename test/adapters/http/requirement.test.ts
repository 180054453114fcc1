import { expect } from "chai";
import type {
  StoredAttachmentView,
  UploadView,
} from "../../../src/adapters/http/contract/attachment/attachment-views.ts";
import type { MessageView } from "../../../src/adapters/http/contract/chat/chat.ts";
import type { MyOfferView } from "../../../src/adapters/http/contract/offer/my-offer-views.ts";
import type { TradeView } from "../../../src/adapters/http/contract/trade/trade-views.ts";
import { bankAccountBody } from "../../support/bank-account-body.ts";
import { faultsOf, offerBody } from "../../support/offer-owners.ts";
import { tinyPng } from "../../support/sent-files.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import type { Visitor } from "../../support/visitor.ts";

const selling = { ...offerBody, payment_details: undefined, range_min: "20", range_max: "100" };

describe("what the flow of a trade requires, over HTTP", () => {
  let pair: TradingPair;
  let account: string;
  let offer: MyOfferView;
  let id: string;
  before(async () => {
    pair = await TradingPair.open();
    const saved = await pair.seller.must("addBankAccount", { body: bankAccountBody() });
    account = (saved.data as { id: string }).id;
    offer = await publish({ flow: "bt-auto" });
  });
  beforeEach(async () => {
    // Two people trade with each other so often at a time.
    if (id) await pair.buyer.call("cancelTrade", { parameters: { id } });
    await pair.app.database.query("DELETE FROM trader_mark");
    id = (await start(offer)).id;
  });
  after(() => pair.close());

  const publish = async (change: object): Promise<MyOfferView> =>
    (
      await pair.seller.must("createOffer", {
        body: { ...selling, saved_account: account, ...change },
      })
    ).data;
  const start = async ({ idHashed }: MyOfferView): Promise<TradeView> =>
    (await pair.buyer.must("startTrade", { body: { offer_id: idHashed, fiat_amount: "20.00" } }))
      .data;
  const here = () => ({ parameters: { id } });
  const view = async (who = pair.buyer): Promise<TradeView> =>
    (await who.must("viewTrade", here())).data;
  const meet = (who: Visitor, requirementId: string) =>
    who.call("meetRequirement", { ...here(), body: { requirementId, status: "UPLOADED" } });
  const store = async (who = pair.buyer): Promise<string> => {
    const sent = { ...here(), query: { name: "receipt.png" }, file: tinyPng };
    return ((await who.must("uploadAttachment", sent)).data as StoredAttachmentView).id;
  };
  const upload = (who: Visitor, attachmentId: string, requirementId = "receipt") =>
    who.call("uploadRequirements", {
      ...here(),
      body: { requirements: [{ requirementId, attachmentId }] },
    });
  const review = (who: Visitor, status: "APPROVED" | "REJECTED") =>
    who.call("reviewRequirement", { ...here(), body: { requirementId: "receipt", status } });
  const states = (list: TradeView["requirements"]) =>
    list.map((each) => [each.id, each.status].join(" "));

  it("hides the seller's account until the buyer read the terms, and asks for a receipt", async () => {
    const hidden = await view();
    expect(hidden.paymentDetails).to.equal(null);
    expect(hidden.flow).to.include({ type: "bt-auto", step: "requirements" });
    expect(states(hidden.flow.state.beforeRevealPaymentDetails)).to.deep.equal([
      "bank_account_shared APPROVED",
      "terms_read PENDING",
    ]);
    expect(states(hidden.flow.state.beforeMarkAsPaid)).to.deep.equal(["receipt PENDING"]);
    expect(await pair.buyer.call("markTradePaid", here())).to.include({
      code: "requirements_open",
    });
    expect(
      (await pair.buyer.must("viewAcceptedOffer", { parameters: { tradeHash: id } })).data,
    ).to.include({ paymentDetails: null });
    expect((await meet(pair.buyer, "terms_read")).status).to.equal(200);
    const shown = await view();
    expect(shown.paymentDetails?.map(({ label }) => label)).to.include("IBAN");
    expect(shown.flow.step).to.equal("payment");
    expect(shown.allowedActs).to.not.include("paid");
    expect((await upload(pair.buyer, await store())).status).to.equal(200);
    const ready = await view();
    expect(ready.allowedActs).to.include("paid");
    expect(
      ready.attachments.map(({ requirementId, status }) => [requirementId, status]),
    ).to.deep.equal([["receipt", "UPLOADED"]]);
    expect((await pair.buyer.call("markTradePaid", here())).status).to.equal(200);
  });

  it("brings the receipt into the chat once, where the seller and staff find it", async () => {
    const file = await store();
    await upload(pair.buyer, file);
    await upload(pair.buyer, file);
    const messages: readonly MessageView[] = (await pair.seller.must("listMessages", here())).data;
    expect(messages.map(({ attachments }) => attachments.map((each) => each.id))).to.deep.equal([
      [file],
    ]);
    const [listed]: readonly UploadView[] = (await pair.seller.must("listUploads", here())).data;
    expect(listed).to.include({ id: file, requirementId: "receipt", status: "UPLOADED" });
  });

  it("lets the seller reject a receipt, and the buyer show another", async () => {
    expect(await review(pair.seller, "REJECTED")).to.include({ code: "wrong_status" });
    await meet(pair.buyer, "terms_read");
    await upload(pair.buyer, await store());
    expect(await review(pair.buyer, "APPROVED")).to.include({ code: "not_your_act" });
    expect((await review(pair.seller, "REJECTED")).status).to.equal(200);
    expect(await pair.buyer.call("markTradePaid", here())).to.include({
      code: "requirements_open",
    });
    await upload(pair.buyer, await store());
    const approved = (await review(pair.seller, "APPROVED")).data as TradeView;
    expect(states(approved.requirements)).to.include("receipt APPROVED");
    const met = approved.timeline.filter(({ act }) => act === "requirement");
    expect(met.map(({ requirement: of }) => `${of?.id} ${of?.status}`)).to.deep.equal([
      "terms_read UPLOADED",
      "receipt UPLOADED",
      "receipt REJECTED",
      "receipt UPLOADED",
      "receipt APPROVED",
    ]);
  });

  it("names the requirement whose file did not pass, and marks it as corrupted", async () => {
    const query = { name: "receipt.png", requirementId: "receipt" };
    const broken = Uint8Array.from([...tinyPng.subarray(0, 20), 1, 2, 3]);
    const told = await pair.buyer.call("uploadAttachment", { ...here(), query, file: broken });
    expect(told).to.include({ status: 422, code: "attachment_image_broken" });
    expect(faultsOf(told)).to.deep.equal(["receipt attachment_image_broken"]);
    expect(states((await view()).requirements)).to.include("receipt CORRUPTED");
    const unknown = await upload(pair.buyer, "not-a-file-of-mine");
    expect(unknown).to.include({ status: 422, code: "attachment_unknown" });
    expect(faultsOf(unknown)).to.deep.equal(["receipt attachment_unknown"]);
    const theirs = await upload(pair.buyer, await store(pair.seller));
    expect(theirs, "a file of the other side").to.include({ code: "attachment_unknown" });
    expect((await upload(pair.buyer, await store())).status).to.equal(200);
  });

  it("is met by the side that it is of alone", async () => {
    expect(await meet(pair.seller, "terms_read")).to.include({ code: "not_your_act" });
    expect(await meet(pair.buyer, "receipt")).to.include({ code: "not_in_this_flow" });
    expect(await meet(pair.buyer, "VerifyId")).to.include({ code: "not_in_this_flow" });
    const elsewhere = await upload(pair.seller, await store(pair.seller));
    expect(elsewhere).to.include({ code: "not_your_act" });
    const messages = (await pair.buyer.must("listMessages", here())).data as MessageView[];
    expect(messages, "nothing was sent").to.deep.equal([]);
  });

  it("ends when either side falls back to the default flow, once", async () => {
    const left = (await pair.seller.must("fallBack", here())).data as TradeView;
    expect(left.flow).to.include({ type: "default", step: "payment" });
    expect(left.requirements).to.deep.equal([]);
    expect((await view()).paymentDetails).to.not.equal(null);
    expect(await pair.buyer.call("fallBack", here())).to.include({ code: "not_in_this_flow" });
    expect((await pair.buyer.call("markTradePaid", here())).status).to.equal(200);
  });

  it("gives parties an address of a file again, of their trade alone", async () => {
    const file = await store();
    const read = (who: Visitor, url: string) =>
      who.call("readTradeFile", { ...here(), body: { url } });
    const url = `/files/${file}/content`;
    expect(await read(pair.seller, url), "it was not sent yet").to.include({ status: 404 });
    await upload(pair.buyer, file);
    const told = await read(pair.seller, `https://somewhere.example${url}?seal=old`);
    const address = (told.data as { url: string }).url;
    expect(address).to.match(new RegExp(`^${url}\\?`));
    expect((await fetch(pair.app.url + address)).status).to.equal(200);
    for (const other of [
      "/files/../secrets",
      "/files/other/content",
      `${url}/more`,
      "javascript:1",
    ]) {
      expect((await read(pair.seller, other)).status, other).to.equal(404);
    }
    const stranger = await pair.signIn("kofi_trades");
    expect((await read(stranger, url)).status).to.equal(404);
  });

  it("is chosen with the offer, as far as its method and account allow", async () => {
    const faults = async (change: object) =>
      faultsOf(await pair.seller.call("createOffer", { body: { ...offerBody, ...change } }));
    const card = { payment_method: "amazon-gift-card", payment_details: [] };
    expect(await faults({ ...card, flow: "bt-auto" })).to.include("flow not_for_method");
    expect(await faults({ flow: "bt-auto" })).to.deep.equal(["flow needs_saved_account"]);
    expect(await faults({ flow: "lite" })).to.deep.equal(["flow needs_saved_account"]);
    const buying = { type: "buy", payment_details: undefined, margin: "-1" };
    expect(await faults({ ...buying, flow: "lite" })).to.deep.equal(["flow only_on_sell_offers"]);
    expect(await faults({ flow: "constructor" })).to.have.lengthOf(1);
    expect((await publish({ flow: "lite" })).flowType).to.equal("lite");
  });

  it("lists what the offer required of its taker, who met it", async () => {
    await pair.buyer.call("cancelTrade", here());
    await pair.app.database.query("UPDATE trader_usage SET completed_trades = 5");
    const gated = await publish({ require_min_past_trades: 1 });
    const trade = await start(gated);
    ({ id } = trade);
    expect(trade.requirements).to.deep.equal([
      {
        id: "RemainingTrades",
        kind: "RemainingTrades",
        status: "APPROVED",
        isOptional: false,
        isMine: true,
      },
    ]);
  });

  it("tells the parties that both were at one public address", async () => {
    expect((await view()).isOpponentsSameIp, "local addresses say nothing").to.equal(false);
    await pair.app.database.query(
      `UPDATE session SET address = '203.0.113.7' WHERE trader_id IN
         (SELECT id FROM trader WHERE username IN ('ana_lima', 'bruno_costa'))`,
    );
    expect((await view()).isOpponentsSameIp).to.equal(true);
    expect((await view(pair.seller)).isOpponentsSameIp).to.equal(true);
  });

  it("tells that a release failed, until one succeeds", async () => {
    await pair.app.database.query("INSERT INTO release_failure (trade_id) VALUES ($1)", [id]);
    expect((await view(pair.seller)).isReleaseError).to.equal(true);
    await pair.buyer.must("cancelTrade", here());
    expect((await view(pair.seller)).isReleaseError, "the escrow is empty").to.equal(false);
  });
});
