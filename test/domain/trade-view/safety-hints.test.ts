import { expect } from "chai";
import {
  findPaymentMethod,
  paymentMethods,
} from "../../../src/domain/catalogue/payment-methods.ts";
import { safetyHints, safetyHintsOf } from "../../../src/domain/trade-view/safety-hints.ts";
import { tradeStatuses } from "../../../src/domain/trade/trade-status.ts";

const hints = (slug: string, ...[side, status]: ["buyer" | "seller", "active_funded" | "paid"]) => {
  const method = findPaymentMethod(slug);
  if (!method) throw new Error(`${slug} is not in the catalogue`);
  return safetyHintsOf(method, side, status);
};

describe("safety hints of a trade", () => {
  it("tell a buyer to pay from their own account, and with the reference by bank", () => {
    expect(hints("sepa", "buyer", "active_funded")).to.deep.equal([
      "pay_from_own_account",
      "use_reference",
      "nobody_asks_elsewhere",
    ]);
    expect(hints("sepa", "seller", "active_funded")).to.deep.equal([]);
  });

  it("tell a seller to look into their own app, and what a payment may still do", () => {
    expect(hints("sepa", "seller", "paid")).to.deep.equal([
      "check_own_app",
      "check_sender_name",
      "payment_takes_days",
    ]);
    expect(hints("sepa-instant", "seller", "paid")).to.not.include("payment_takes_days");
    expect(hints("paypal", "seller", "paid")).to.include("payment_can_be_reversed");
    expect(hints("amazon-gift-card", "seller", "paid")).to.deep.equal(["check_card_balance"]);
  });

  it("are each said of some method, and of none once a trade is closed", () => {
    const said = new Set(
      paymentMethods.flatMap((method) =>
        (["buyer", "seller"] as const).flatMap((side) =>
          tradeStatuses.flatMap((status) => safetyHintsOf(method, side, status)),
        ),
      ),
    );
    expect([...said]).to.have.members([...safetyHints]);
    for (const status of ["released", "expired", "cancelled_buyer", "dispute_won_buyer"] as const) {
      for (const method of paymentMethods) {
        expect(safetyHintsOf(method, "seller", status)).to.deep.equal([]);
      }
    }
  });
});
