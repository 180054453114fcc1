import { expect } from "chai";
import { mendOf, type Mend } from "../../../src/domain/trade-start/mends.ts";
import type { StartRefusal } from "../../../src/domain/trade-start/start-refusal.ts";

const taker = { isVisitor: false, country: "PT", sells: true };

describe("the step that lets somebody take an offer", () => {
  const cases: readonly [StartRefusal["code"], Partial<typeof taker>, Mend | undefined][] = [
    ["low_balance", {}, "top_up"],
    ["low_balance", { sells: false }, undefined],
    ["not_available_in_your_country", {}, undefined],
    ["id_verification_required", {}, "verify_id"],
    ["max_per_trade_limit", {}, "choose_amount"],
    ["max_2_active_trades_id_not_verified", {}, "finish_trade"],
    ["opponent_is_blocked", {}, "unblock_owner"],
    ["anonymous_user_restricted", { isVisitor: true }, "sign_in"],
    ["cool_down", {}, "wait"],
    ["trusted_only", {}, undefined],
    ["own_offer", {}, undefined],
  ];
  for (const [code, about, mend] of cases) {
    it(`after ${code} ${JSON.stringify(about)} is ${mend ?? "none"}`, () => {
      expect(mendOf(code, { ...taker, ...about })).to.equal(mend);
    });
  }

  it("is to name a country, for whoever named none", () => {
    const nowhere = { ...taker, country: undefined };
    expect(mendOf("not_available_in_your_country", nowhere)).to.equal("say_country");
    const visitor = { ...nowhere, isVisitor: true };
    expect(mendOf("not_available_in_your_country", visitor)).to.equal(undefined);
  });
});
