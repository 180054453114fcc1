import { expect } from "chai";
import {
  findPaymentMethod,
  paymentMethods,
} from "../../../src/domain/catalogue/payment-methods.ts";
import { defaultPolicy } from "../../../src/domain/policy/default-policy.ts";

const day = 86_400;

describe("how long a payment takes to arrive", () => {
  it("is days for transfers that banks settle on working days, a weekend between", () => {
    const slow = paymentMethods.filter(({ settlementSeconds }) => settlementSeconds > 0);
    const days = slow.map(({ slug, settlementSeconds }) => [slug, settlementSeconds / day]);
    expect(Object.fromEntries(days)).to.deep.equal({
      sepa: 4,
      "bank-transfer": 5,
      "bank-transfer-ng": 1,
      ach: 6,
      imps: 1,
      "wire-transfer": 7,
      fedwire: 3,
      bacs: 5,
      chaps: 3,
      neft: 1,
      rtgs: 1,
      ted: 3,
      boleto: 5,
      "eft-canada": 5,
      bpay: 3,
      becs: 4,
      "bank-transfer-nz": 1,
      pesonet: 3,
      "bank-transfer-cn": 1,
      furikomi: 3,
      "eft-tr": 3,
      elixir: 4,
      "bank-transfer-cz": 3,
      bankgirot: 3,
      "bank-transfer-no": 3,
      "bank-transfer-ch": 3,
      "eft-za": 3,
      "bank-transfer-ma": 3,
      uaefts: 3,
      ibft: 1,
      beftn: 3,
      cci: 3,
      tiss: 3,
      "bank-transfer-ug": 3,
      "bank-transfer-waemu": 3,
      "bank-transfer-cemac": 3,
      "cash-deposit": 2,
      "western-union": 1,
      moneygram: 1,
      "cash-by-mail": 5,
      "cash-at-atm": 1,
      ria: 1,
      "us-postal-money-order": 5,
      "canada-post-money-order": 5,
      "postal-order-gb": 5,
      oxxo: 1,
      rapipago: 2,
      "pago-facil": 2,
      servipag: 1,
    });
  });

  it("puts off the clock of a silent trade only where three days on top exceed the usual time", () => {
    const { staleAfter, staleAfterSettlement } = defaultPolicy.trade;
    const later = paymentMethods.filter(
      ({ settlementSeconds }) => settlementSeconds + staleAfterSettlement > staleAfter,
    );
    expect(later.map(({ slug }) => slug)).to.deep.equal([
      "bank-transfer",
      "ach",
      "wire-transfer",
      "bacs",
      "boleto",
      "eft-canada",
      "cash-by-mail",
      "us-postal-money-order",
      "canada-post-money-order",
      "postal-order-gb",
    ]);
    expect(findPaymentMethod("sepa-instant")?.settlementSeconds).to.equal(0);
  });
});
