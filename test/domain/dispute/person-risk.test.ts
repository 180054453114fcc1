import { expect } from "chai";
import { riskOf, type RiskFacts } from "../../../src/domain/dispute/person-risk.ts";
import { defaultDisputePolicy } from "../../../src/domain/policy/default-policy.ts";

const now = Date.parse("2026-06-01T12:00:00Z");
const day = 86_400_000;

const quiet: RiskFacts = {
  registeredAt: now - 400 * day,
  cancels: 2,
  lostDisputes: 0,
  reversals: 0,
  bought: 12,
  paidAtOnce: 0,
  declaredCountry: "PT",
  seenCountry: "PT",
  isOnVpn: false,
  sharedAddress: [],
  sharedDocument: [],
  repeatedText: [],
};

describe("the risk of a person", () => {
  const told = (facts: Partial<RiskFacts>) =>
    riskOf({ ...quiet, ...facts }, defaultDisputePolicy, now).map(
      ({ name, weight, evidence }) => `${name} ${weight}: ${evidence}`,
    );

  it("is nothing for one who trades as everyone does", () => {
    expect(told({})).to.deep.equal([]);
  });

  const rows: readonly [Partial<RiskFacts>, string][] = [
    [{ registeredAt: now - 2 * day }, "new_account 2: The account is 2 days old."],
    [{ cancels: 3 }, "many_cancels 2: Cancelled 3 trades in 90 days."],
    [{ lostDisputes: 1 }, "lost_disputes 3: Lost 1 dispute in 90 days."],
    [{ reversals: 2 }, "reversed_before 4: 2 payments reversed in 90 days."],
    [
      { paidAtOnce: 5 },
      "paid_at_once 2: Marked 5 of 12 trades paid within 5 minutes of the start.",
    ],
    [{ seenCountry: "NG" }, "country_unlike 2: Says to live in PT; the network address is in NG."],
    [
      { seenCountry: "NG", isOnVpn: true },
      "vpn 1: The network address belongs to a VPN or a hosting company.",
    ],
    [
      { sharedAddress: ["a", "b", "c", "d", "e"] },
      "shared_address 3: Signed in from the address or device of a, b, c and 2 more.",
    ],
    [{ sharedDocument: ["a"] }, "shared_document 4: Verified with the document of a."],
    [{ repeatedText: ["a", "b"] }, "repeated_text 2: Offer terms are the same as those of a, b."],
  ];
  for (const [facts, words] of rows) {
    it(`is told: ${words}`, () => expect(told(facts)).to.deep.equal([words]));
  }

  it("comes heaviest first", () => {
    const all = riskOf(
      { ...quiet, reversals: 1, isOnVpn: true, cancels: 9, sharedAddress: ["a"] },
      defaultDisputePolicy,
      now,
    );
    expect(all.map(({ weight }) => weight)).to.deep.equal([4, 3, 2, 1]);
  });

  it("tells an account's age of its own day only within the policy's time", () => {
    const edge = { registeredAt: now - defaultDisputePolicy.newAccountWithin * 1_000 };
    expect(told(edge)).to.deep.equal([]);
    expect(told({ registeredAt: edge.registeredAt + 1 })).to.have.length(1);
  });
});
