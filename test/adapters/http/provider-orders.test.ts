import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type {
  OrderQuoteView,
  OrderTermsView,
  PhoneTermsView,
  ProviderOrderView,
} from "../../../src/adapters/http/contract/provider-order/provider-order-views.ts";
import type { BalanceView } from "../../../src/adapters/http/contract/wallet/wallet.ts";
import { bankAccountBody } from "../../support/bank-account-body.ts";
import { expectBooksBalance } from "../../support/books.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import type { Visitor } from "../../support/visitor.ts";

const password = "try the demo";

describe("orders with providers over HTTP", () => {
  let pair: TradingPair;
  let accountId: string;
  before(async () => {
    pair = await TradingPair.open({ COOL_DOWNS: "1" });
    const body = bankAccountBody();
    accountId = ((await pair.seller.must("addBankAccount", { body })).data as { id: string }).id;
  });
  after(async () => {
    await expectBooksBalance(pair.app.database);
    await pair.close();
  });

  const balance = async (code = "BTC"): Promise<bigint> => {
    const all: readonly BalanceView[] = (await pair.seller.must("getBalances")).data;
    return BigInt(all.find((each) => each.cryptoCurrencyCode === code)!.balance);
  };
  const bought = async (amount = "10000"): Promise<OrderQuoteView> => {
    const body = { crypto_currency_code: "BTC", fiat_currency_code: "EUR", way: "card", amount };
    return (await pair.seller.must("quoteOnRamp", { body })).data;
  };
  const sold = async (amount = "100000"): Promise<OrderQuoteView> => {
    const body = {
      crypto_currency_code: "BTC",
      fiat_currency_code: "EUR",
      amount,
      account_id: accountId,
    };
    return (await pair.seller.must("quoteOffRamp", { body })).data;
  };
  const loaded = async (): Promise<OrderQuoteView> => {
    const body = {
      crypto_currency_code: "USDT",
      phone: "+254712345678",
      operator_id: "play-ke-1",
      amount: "50000",
    };
    return (await pair.seller.must("quoteTopUp", { body })).data;
  };
  const place = async ({ id }: OrderQuoteView): Promise<ProviderOrderView> =>
    (await pair.seller.must("placeProviderOrder", { body: { quote_id: id, password } })).data;
  const view = async (id: string, who: Visitor = pair.seller): Promise<ProviderOrderView> =>
    (await who.must("viewProviderOrder", { parameters: { id } })).data;
  const play = (id: string, outcome: string) =>
    pair.seller.call("playProviderOrder", { parameters: { id }, body: { outcome } });
  const until = async (id: string, ...states: readonly string[]): Promise<ProviderOrderView> => {
    const over = performance.now() + 60_000;
    for (;;) {
      const order = await view(id);
      if (states.includes(order.state)) return order;
      if (performance.now() > over) throw new Error(`${id} is ${order.state} after a minute`);
      await pause(100);
    }
  };
  const newest = async () =>
    ((await pair.seller.must("getWalletHistory")).data as { kind: string }[])[0]!.kind;
  const release = (id: string) =>
    pair.app.database.query("UPDATE provider_order SET held_until = now() WHERE id = $1", [id]);

  it("sell coins for a card payment, and credit them once", async () => {
    const before = await balance();
    const quote = await bought();
    expect(quote).to.include({ fiatAmount: "10000", providerFee: "250", asks: "nothing" });
    const order = await place(quote);
    expect(order.state).to.equal("ordered");
    expect(await place(quote)).to.deep.equal(order);
    const parameters = { id: order.id };
    const { url } = (await pair.seller.must("payProviderOrder", { parameters })).data;
    expect(url).to.equal(`/on-ramp/test-payment/${order.id}`);
    await pair.seller.must("payProviderOrder", { parameters });
    expect((await play(order.id, "paid")).status).to.equal(200);
    expect((await view(order.id)).state).to.equal("paid");
    expect((await pair.seller.call("payProviderOrder", { parameters })).code).to.equal(
      "order_not_payable",
    );
    await play(order.id, "done");
    await until(order.id, "done");
    expect((await play(order.id, "failed")).code).to.equal("order_over");
    expect(await balance()).to.equal(before + BigInt(order.amount));
    expect(await newest()).to.equal("ramp_bought");
  });

  it("credit nothing that was declined or refunded", async () => {
    const before = await balance();
    for (const outcomes of [["failed"], ["paid", "failed"]]) {
      const order = await place(await bought());
      await pair.seller.must("payProviderOrder", { parameters: { id: order.id } });
      for (const outcome of outcomes) await play(order.id, outcome);
      await until(order.id, outcomes.length === 1 ? "failed" : "refunded");
    }
    expect(await balance()).to.equal(before);
  });

  it("take reports only from whoever can sign them", async () => {
    const order = await place(await bought());
    const at = Date.now();
    const signature = createHmac("sha256", "guessed").update(`${order.id} ${at}`).digest("hex");
    const body = { order_id: order.id, at, signature };
    expect((await pair.buyer.call("reportProviderOrder", { body })).code).to.equal("not_found");
    expect((await view(order.id)).state).to.equal("ordered");
  });

  it("hold a payout to a new account, which its owner can stop", async () => {
    const before = await balance();
    const order = await place(await sold());
    expect(order).to.include({ state: "held" });
    expect(order.heldUntil).to.be.a("string");
    expect(order.destination?.number).to.have.length(4);
    expect(await balance()).to.equal(before - 100_000n);
    expect(
      (await pair.buyer.call("viewProviderOrder", { parameters: { id: order.id } })).code,
    ).to.equal("not_found");
    const parameters = { id: order.id };
    expect((await pair.buyer.call("cancelProviderOrder", { parameters })).code).to.equal(
      "not_found",
    );
    await pair.seller.must("cancelProviderOrder", { parameters });
    await pair.seller.must("cancelProviderOrder", { parameters });
    expect((await view(order.id)).state).to.equal("cancelled");
    expect(await balance()).to.equal(before);
    expect(await newest()).to.equal("ramp_back");
  });

  it("pay out, or give everything back; the next payout there does not wait", async () => {
    const before = await balance();
    const failed = await place(await sold());
    await release(failed.id);
    await until(failed.id, "ordered");
    await play(failed.id, "failed");
    await until(failed.id, "failed");
    expect(await balance()).to.equal(before);
    const order = await place(await sold());
    await release(order.id);
    await until(order.id, "ordered");
    expect(
      (await pair.seller.call("cancelProviderOrder", { parameters: { id: order.id } })).code,
    ).to.equal("order_under_way");
    await play(order.id, "done");
    await until(order.id, "done");
    expect(await balance()).to.equal(before - 100_000n);
    expect((await place(await sold())).heldUntil).to.equal(null);
  });

  it("leave for where they went before, and nowhere else, where only saved addresses are sent to", async () => {
    await pair.seller.must("switchOnlySaved", { body: { only_saved: true } });
    expect((await sold()).obstacle).to.equal(null);
    expect((await loaded()).obstacle).to.include({ code: "order_only_saved" });
    expect((await bought()).obstacle).to.equal(null);
    await pair.app.database.query("DELETE FROM only_saved");
  });

  it("ask for a proof where coins leave, and pay to saved accounts of their currency alone", async () => {
    const { id } = await sold();
    const unproven = await pair.seller.call("placeProviderOrder", { body: { quote_id: id } });
    expect(unproven.code).to.equal("proof_needed");
    const body = {
      crypto_currency_code: "BTC",
      fiat_currency_code: "GBP",
      amount: "100000",
      account_id: accountId,
    };
    expect((await pair.seller.call("quoteOffRamp", { body })).code).to.equal("destination_unknown");
  });

  it("load a phone of a detected operator, with the fee in the price", async () => {
    const query = { phone: "+254712345678" };
    const phone: PhoneTermsView = (await pair.seller.must("viewPhoneTerms", { query })).data;
    expect(phone.operators.map(({ id }) => id)).to.include(phone.detected);
    const before = await balance("USDT");
    const order = await place(await loaded());
    expect(
      BigInt(order.feeAmount) * 50n >= BigInt(order.amount) - BigInt(order.feeAmount),
    ).to.equal(true);
    await until(order.id, "ordered", "done");
    await play(order.id, "done");
    await until(order.id, "done");
    expect(await balance("USDT")).to.equal(before - BigInt(order.amount));
    expect(await newest()).to.equal("topped_up");
    const listed = await pair.seller.must("listProviderOrders", { query: { kind: "top-up" } });
    expect(listed.data[0]).to.deep.include({ id: order.id, kind: "top-up" });
  });

  it("say what is wrong with an amount or a number", async () => {
    const body = {
      crypto_currency_code: "BTC",
      fiat_currency_code: "EUR",
      way: "card",
      amount: "1",
    };
    expect((await pair.seller.call("quoteOnRamp", { body })).code).to.equal("provider_bounds");
    const query = { phone: "+12345678" };
    expect((await pair.seller.call("viewPhoneTerms", { query })).code).to.equal("phone_unknown");
  });

  it("are settled by staff, who give back what is stuck with a reason, and book settlements", async () => {
    const [sue, ada] = await Promise.all(
      ["vera_super", "ada_admin"].map((name) => StaffVisitor.ofDemo(pair.app.adminUrl, name)),
    );
    const before = await balance();
    const order = await place(await sold());
    const filter = JSON.stringify({ kind: "off-ramp", state: "open", q: order.id });
    const { data } = await sue!.must("listDeskOrders", { query: { filter } });
    expect((data as readonly { id: string }[]).map(({ id }) => id)).to.deep.equal([order.id]);
    const parameters = { id: order.id };
    await sue!.must("askProvider", { parameters });
    const given = { parameters, body: { reason: "The provider never had it." } };
    await sue!.must("giveBackOrder", given);
    expect((await sue!.call("giveBackOrder", given)).code).to.equal("order_over");
    expect(await balance()).to.equal(before);
    const balanceOf = async () => {
      const { accounts } = (await ada!.must("viewProviderAccounts")).data as {
        accounts: { provider: string; cryptoCurrencyCode: string; balance: string }[];
      };
      return BigInt(
        accounts.find(
          (each) => each.provider === "sandbox-on-ramp" && each.cryptoCurrencyCode === "BTC",
        )!.balance,
      );
    };
    const owed = await balanceOf();
    expect(owed < 0n).to.equal(true);
    const settlement = {
      provider: "sandbox-on-ramp",
      asset: "BTC",
      amount: String(0n - owed),
      isReceived: true,
      reason: "Paid on our account.",
    };
    await ada!.must("bookSettlement", { body: settlement });
    expect(await balanceOf()).to.equal(0n);
    const strange = { ...settlement, provider: "nobody" };
    expect((await ada!.call("bookSettlement", { body: strange })).code).to.equal(
      "provider_unknown",
    );
  });

  it("are not offered while their flag is off", async () => {
    const ada = await StaffVisitor.ofDemo(pair.app.adminUrl, "ada_admin");
    const { version } = (await ada.must("viewPolicy")).data as { version: number };
    const patch = { flags: { onRamp: false } };
    await ada.must("changePolicy", { body: { patch, version, reason: "Tested." } });
    const query = { kind: "on-ramp" };
    const terms: OrderTermsView = (await pair.seller.must("viewOrderTerms", { query })).data;
    expect(terms).to.deep.include({ isAvailable: false, markets: [] });
    const body = {
      crypto_currency_code: "BTC",
      fiat_currency_code: "EUR",
      way: "card",
      amount: "10000",
    };
    expect((await pair.seller.call("quoteOnRamp", { body })).code).to.equal("feature_off");
  });
});
