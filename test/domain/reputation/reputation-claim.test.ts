import { expect } from "chai";
import {
  firstYear,
  judgeClaim,
  judgeClaimant,
  reputationLimits,
  type ReputationClaim,
} from "../../../src/domain/reputation/reputation-claim.ts";

const usual: ReputationClaim = {
  market: "Other Market",
  address: "https://market.example/user/ana",
  trades: 120,
  positive: 80,
  negative: 1,
  since: 2018,
};

const wrongIn = (changed: Partial<ReputationClaim>) => {
  const judged = judgeClaim({ ...usual, ...changed }, 2026);
  return judged.ok ? undefined : judged.refusal.field;
};

describe("a record on another marketplace", () => {
  it("is stored clean", () => {
    const judged = judgeClaim({ ...usual, market: "  Other   Market " }, 2026);
    expect(judged).to.deep.equal({ ok: true, value: usual });
  });

  const addresses = [
    "http://market.example/user/ana",
    "https://localhost/ana",
    "https://127.0.0.1/ana",
    "https://[::1]/ana",
    "https://market.example:8443/ana",
    "https://ana:secret@market.example/",
    "javascript:alert(1)",
    "market.example/ana",
    `https://market.example/${"a".repeat(reputationLimits.address)}`,
  ];
  for (const address of addresses) {
    it(`has a public address: not ${address.slice(0, 60)}`, () => {
      expect(wrongIn({ address })).to.equal("address");
    });
  }

  const wrong: readonly (readonly [keyof ReputationClaim, Partial<ReputationClaim>])[] = [
    ["market", { market: "M" }],
    ["market", { market: "m".repeat(reputationLimits.market + 1) }],
    ["market", { market: "\u200b\u200b\u200b" }],
    ["trades", { trades: -1 }],
    ["trades", { trades: 1.5 }],
    ["positive", { positive: reputationLimits.count + 1 }],
    ["negative", { negative: Number.NaN }],
    ["since", { since: firstYear - 1 }],
    ["since", { since: 2027 }],
  ];
  for (const [field, changed] of wrong) {
    it(`is refused at ${field}: ${JSON.stringify(changed)}`, () => {
      expect(wrongIn(changed)).to.equal(field);
    });
  }

  it("is claimed one at a time, once for a marketplace, and not without end", () => {
    const answer = (hasOpen: boolean, markets: readonly string[]) => {
      const judged = judgeClaimant("Other Market", { hasOpen, markets });
      return judged.ok ? "ok" : judged.refusal.code;
    };
    const others = Array.from({ length: reputationLimits.confirmed }, (_, at) => `Market ${at}`);
    expect(answer(false, [])).to.equal("ok");
    expect(answer(true, [])).to.equal("reputation_open");
    expect(answer(false, ["other market"])).to.equal("reputation_known");
    expect(answer(false, others.slice(1))).to.equal("ok");
    expect(answer(false, others)).to.equal("too_many_reputations");
  });
});
