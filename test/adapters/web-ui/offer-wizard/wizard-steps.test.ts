import { expect } from "chai";
import {
  inputOf,
  marginOf,
  marginParts,
  newDraft,
  type Draft,
} from "../../../../src/adapters/web-ui/offer-wizard/draft.ts";
import { newLine } from "../../../../src/adapters/web-ui/payment-lines/draft-line.ts";
import { proposedWindow } from "../../../../src/adapters/web-ui/offer-wizard/proposed-window.ts";
import { defaultOfferPolicy } from "../../../../src/domain/policy/default-policy.ts";
import {
  firstUnfinished,
  problemsAt,
  problemsOf as problemsUnder,
  stepOf,
  stepsOf,
} from "../../../../src/adapters/web-ui/offer-wizard/wizard-steps.ts";

const problemsOf = (draft: Draft) => problemsUnder(draft, defaultOfferPolicy);

const finished: Draft = {
  ...newDraft("", "EUR", false),
  method: "sepa-instant",
  details: [newLine("IBAN", "PT50"), newLine("Name on the account", "Ana Lima")],
  min: "20",
  max: "500",
};

describe("the questions of the wizard", () => {
  it("are all of a new offer, what can change of a stored one, and price and amounts of the lite one", () => {
    const [isStored, isLite] = [true, true];
    expect(stepsOf({ isStored: false, isLite: false }).join()).to.equal(
      "deal,payment,price,amounts,terms,preview",
    );
    expect(stepsOf({ isStored, isLite: false }).join()).to.equal(
      "payment,price,amounts,terms,preview",
    );
    expect(stepsOf({ isStored, isLite }).join()).to.equal("price,amounts,preview");
  });
});

describe("the steps of a new offer", () => {
  it("begin with what the address says, and ignore what it says wrongly", () => {
    const query = "type=buy&crypto_currency_code=ETH&currency=GBP&payment_method=wise&colour=red";
    const { side, asset, currency, method } = newDraft(query, "EUR", false);
    expect({ side, asset, currency, method }).to.deep.equal({
      side: "buy",
      asset: "ETH",
      currency: "GBP",
      method: "wise",
    });
    const wrong = newDraft("type=give&crypto_currency_code=DOGE&currency=euro", "EUR", false);
    expect([wrong.side, wrong.asset, wrong.currency]).to.deep.equal(["sell", "BTC", "EUR"]);
  });

  it("lead to the first that asks for something", () => {
    expect(firstUnfinished(problemsOf(newDraft("", "EUR", false)))).to.equal("payment");
    expect(firstUnfinished(problemsOf({ ...finished, details: [] }))).to.equal("payment");
    expect(firstUnfinished(problemsOf({ ...finished, min: "" }))).to.equal("amounts");
    expect(firstUnfinished(problemsOf({ ...finished, marginSize: "" }))).to.equal("price");
    expect(firstUnfinished(problemsOf(finished))).to.equal("preview");
  });

  it("have a place for every problem that a draft can have", () => {
    const wrong: Draft = {
      ...finished,
      currency: "XXX",
      method: "",
      details: [newLine("", "PT50")],
      marginSize: "1.234",
      min: "0",
      max: "x",
      windowMinutes: "1",
      cap: "0",
      terms: "a\u202eb",
      label: "x".repeat(26),
      tags: ["#"],
    };
    const problems = problemsOf(wrong);
    expect(problems.map(({ field }) => field)).to.include.members([
      "currency",
      "payment_method",
      "payment_details",
      "margin",
      "range_min",
      "range_max",
      "window_minutes",
      "offer_cap",
      "terms",
      "label",
      "tags",
    ]);
    for (const { field } of problems) expect(stepOf(field), field).to.not.equal(undefined);
    const predefined = problemsOf({ ...finished, amounts: "predefined", named: [] });
    expect(problemsAt("amounts", predefined)).to.deep.equal([
      { field: "predefined_amount", code: "missing" },
    ]);
  });

  it("know a server's problem with a part of a field", () => {
    expect(stepOf("offer_cap.amount")).to.equal("amounts");
    expect(stepOf("payment_details.0.label")).to.equal("payment");
    expect(stepOf("offer_version")).to.equal(undefined);
  });

  it("judge and send no payment details of somebody who buys", () => {
    const lines = [newLine("IBAN", "PT50"), newLine("Name", " ")];
    const { paymentDetails } = inputOf({ ...finished, details: lines });
    expect(paymentDetails).to.deep.equal([{ label: "IBAN", value: "PT50" }]);
    expect(inputOf({ ...finished, side: "buy", details: lines }).paymentDetails).to.deep.equal([]);
  });

  it("take a margin apart and put it together again", () => {
    for (const margin of ["1.5", "-1.5", "0", "-0.01"]) {
      expect(marginOf(marginParts(margin))).to.equal(margin);
    }
  });

  it("propose the time to pay by the method, until another one is chosen", () => {
    const proposals = ["wise", "m-pesa", "steam-gift-card", "sepa-instant", "sepa", "cash-deposit"];
    expect(proposals.map(proposedWindow)).to.deep.equal([30, 30, 30, 60, 8_640, 1_440]);
    expect(proposedWindow("credit-card")).to.equal(180);
    expect(inputOf(finished).windowMinutes).to.equal("60");
    expect(inputOf({ ...finished, windowMinutes: "90" }).windowMinutes).to.equal("90");
  });
});
