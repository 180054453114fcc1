import { expect } from "chai";
import fc from "fast-check";
import type { TraderAccount } from "../../../src/domain/account/trader-account.ts";
import { freeAccount } from "../../../src/domain/account/trader-account.ts";
import {
  linkState,
  parseLinkWish,
  type PaymentLink,
} from "../../../src/domain/merchant/payment-link.ts";
import {
  bitcoinFor,
  judgePayment,
  paymentEntry,
  payoutEntry,
  type PaymentFacts,
} from "../../../src/domain/merchant/payment.ts";
import { money } from "../../../src/domain/money/money.ts";
import { fiatFor, type Price } from "../../../src/domain/money/price.ts";

const price: Price<"BTC"> = { asset: "BTC", currency: "EUR", scaled: 5_000_000_000_000n };
const link: PaymentLink = {
  id: "link1",
  version: 1,
  merchantId: "shop",
  sum: { currency: "EUR", minor: 25_00n },
  title: "Invoice 7",
  expiresAt: 2_000,
  isCancelled: false,
  payment: undefined,
};
const facts: PaymentFacts = {
  payerId: "kofi",
  payer: freeAccount,
  available: 50_000n,
  inDebt: false,
  isOnlySaved: false,
  agreed: 50_000n,
  isMerchantOpen: true,
  halts: [],
  price,
  now: 1_999,
};
const payment = { payerId: "kofi", amount: money("BTC", 50_000n), price, at: 1_500 };
const account = (change: Partial<TraderAccount>): TraderAccount => ({ ...freeAccount, ...change });
const refusalOf = (changed: Partial<PaymentFacts>, of: Partial<PaymentLink> = {}) => {
  const judged = judgePayment({ ...link, ...of }, { ...facts, ...changed });
  return judged.ok ? "paid" : judged.refusal.code;
};

describe("a payment link", () => {
  it("is open until it is paid, called off or over", () => {
    const states = [link, { ...link, isCancelled: true }, { ...link, payment }].map((each) => [
      linkState(each, 1_999),
      linkState(each, 2_000),
    ]);
    expect(states).to.deep.equal([
      ["open", "expired"],
      ["cancelled", "cancelled"],
      ["paid", "paid"],
    ]);
  });

  const wish = (amount: string, title: string, usdCents: bigint | undefined = 2_500n) => {
    const parsed = parseLinkWish({ currency: "EUR", amount, title }, () => usdCents);
    return parsed.ok ? parsed.value : parsed.refusal.code;
  };

  it("asks for a sum in words that can be read", () => {
    expect(wish("25.00", "  Invoice \n 7 ")).to.deep.equal({ sum: link.sum, title: "Invoice 7" });
    for (const title of ["", "   ", "\u200b", "a\u0000b", "x".repeat(101)]) {
      expect(wish("25.00", title), JSON.stringify(title)).to.equal("payment_title_refused");
    }
  });

  const sums: readonly (readonly [string, bigint | undefined, string])[] = [
    ["1e3", 2_500n, "payment_sum_refused"],
    ["25.001", 2_500n, "payment_sum_refused"],
    ["0.50", 99n, "payment_sum_refused"],
    ["200000", 10_000_001n, "payment_sum_refused"],
    ["25.00", undefined, "no_fresh_rate"],
  ];
  for (const [amount, worth, code] of sums) {
    it(`refuses ${amount} EUR worth ${worth} US cents: ${code}`, () => {
      const parsed = parseLinkWish({ currency: "EUR", amount, title: "x" }, () => worth);
      expect(parsed.ok || parsed.refusal.code).to.equal(code);
    });
  }
});

describe("the payment of a link", () => {
  it("moves what the sum is worth from the payer to the merchant, once", () => {
    const judged = judgePayment(link, facts);
    expect(judged).to.deep.equal({ ok: true, value: { amount: money("BTC", 50_000n), price } });
    const { ref, postings } = paymentEntry(link, "kofi", money("BTC", 50_000n));
    expect(ref).to.equal("link-payment:link1");
    expect(postings.map((each) => [each.account.kind, each.amount.units])).to.deep.equal([
      ["available", -50_000n],
      ["merchant", 50_000n],
    ]);
  });

  it("is moved on to the merchant's own balance, all of it", () => {
    const { ref, postings } = payoutEntry("shop", 70n, 3);
    expect(ref).to.equal("merchant-payout:shop:3");
    expect(postings.map(({ account: { kind }, amount }) => [kind, amount.units])).to.deep.equal([
      ["merchant", -70n],
      ["available", 70n],
    ]);
  });

  const refused: readonly (readonly [string, Partial<PaymentFacts>, Partial<PaymentLink>?])[] = [
    ["payment_link_paid", {}, { payment }],
    ["payment_link_cancelled", {}, { isCancelled: true }],
    ["payment_link_expired", { now: 2_000 }],
    ["own_payment_link", { payerId: "shop" }],
    ["merchant_closed", { isMerchantOpen: false }],
    ["user_restricted", { payer: account({ states: ["frozen"] }) }],
    ["payment_debt", { inDebt: true }],
    ["payments_held", { payer: account({ securityChange: { at: 0, secondsAgo: 86_399 } }) }],
    ["payments_only_saved", { isOnlySaved: true }],
    ["payments_halted", { halts: [{ kind: "withdrawals", asset: undefined }] }],
    ["no_fresh_rate", { price: undefined }],
    ["payment_price_moved", { agreed: 49_999n }],
    ["payment_balance_low", { available: 49_999n }],
  ];
  for (const [code, changed, of] of refused) {
    it(`is refused as ${code}`, () => {
      expect(refusalOf(changed, of)).to.equal(code);
    });
  }

  it("goes on while only trading or another coin is halted, and a day after a change", () => {
    const halts = [
      { kind: "trading", asset: undefined },
      { kind: "withdrawals", asset: "ETH" },
    ] as const;
    const payer = account({ securityChange: { at: 0, secondsAgo: 86_400 } });
    expect(refusalOf({ halts, payer })).to.equal("paid");
  });

  it("never pays less than the sum, nor a whole granule more", () => {
    const sums = fc.bigInt({ min: 1n, max: 10n ** 12n });
    const prices = fc.bigInt({ min: 1n, max: 10n ** 18n });
    fc.assert(
      fc.property(sums, prices, (minor, scaled) => {
        const of = { sum: { currency: "EUR", minor } };
        const at = { ...price, scaled };
        const { units } = bitcoinFor(of, at);
        const worth = (amount: bigint) => amount * scaled;
        const asked = minor * 10n ** 14n;
        return (
          units > 0n &&
          fiatFor(money("BTC", units), at).minor >= minor &&
          worth(units - 1n) < asked + scaled &&
          worth(units) < asked + scaled * 2n
        );
      }),
    );
  });
});
