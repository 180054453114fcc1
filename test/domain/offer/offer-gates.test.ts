import { expect } from "chai";
import {
  gateRefusals,
  missingTrades,
  judgeGates,
  newBuyerMost,
  noGates,
  type GateFacts,
  type GatesInput,
  type OfferGates,
} from "../../../src/domain/offer/offer-gates.ts";
import { euros } from "./example-offer.ts";

const plain: GateFacts = {
  isTrusted: false,
  hasTraded: false,
  showsName: false,
  country: "PT",
  isOnVpn: false,
  completedTrades: 0,
  hasId: false,
};
const only = (...codes: string[]) => ({ countries: { isAllowed: true, codes } });
const except = (...codes: string[]) => ({ countries: { isAllowed: false, codes } });

describe("the gates of an offer", () => {
  const few = "minimum_required_trades";
  const elsewhere = "not_available_in_your_country";
  type Told = Partial<GateFacts> | "visitor";
  const rows: readonly (readonly [Partial<OfferGates>, Told, readonly string[]])[] = [
    [{}, {}, []],
    [{}, "visitor", []],
    [{ leastTrades: 3 }, { completedTrades: 2 }, [few]],
    [{ leastTrades: 3 }, { completedTrades: 3 }, []],
    [{ leastTrades: 3 }, "visitor", []],
    [{ trustedOnly: true }, { completedTrades: 9 }, ["trusted_only"]],
    [{ trustedOnly: true }, { isTrusted: true }, []],
    [{ trustedOnly: true }, "visitor", ["trusted_only"]],
    [{ verifiedId: true }, {}, ["id_verification_required"]],
    [{ verifiedId: true }, { hasId: true }, []],
    [{ verifiedId: true }, "visitor", []],
    [{ fullName: true }, {}, ["full_name_required"]],
    [{ fullName: true }, { showsName: true }, []],
    [{ signedInOnly: true }, {}, []],
    [{ signedInOnly: true }, "visitor", ["anonymous_user_restricted"]],
    [{ withoutVpn: true }, { isOnVpn: true }, ["vpn_not_allowed"]],
    [{ withoutVpn: true }, {}, []],
    [{ withoutVpn: true }, "visitor", []],
    [only("PT", "ES"), {}, []],
    [only("ES"), {}, [elsewhere]],
    [except("PT"), {}, [elsewhere]],
    [except("ES"), {}, []],
    [except("ES"), { country: undefined }, [elsewhere]],
    [only("PT"), { country: undefined }, [elsewhere]],
    [only("ES"), "visitor", []],
    [
      { trustedOnly: true, leastTrades: 1, verifiedId: true, fullName: true, ...only("ES") },
      {},
      [elsewhere, "id_verification_required", "full_name_required", "trusted_only", few],
    ],
  ];
  it("say how many completed trades somebody is short of", () => {
    const short = (leastTrades: number, completedTrades: number) =>
      missingTrades({ leastTrades }, { completedTrades });
    expect([short(3, 0), short(3, 2), short(3, 3), short(3, 9), short(0, 0)]).to.deep.equal([
      3, 1, 0, 0, 0,
    ]);
  });

  for (const [gates, facts, refusals] of rows) {
    it(`${JSON.stringify(gates)} tell ${JSON.stringify(facts)}: ${refusals.join()}`, () => {
      const asked = facts === "visitor" ? undefined : { ...plain, ...facts };
      expect(gateRefusals({ ...noGates, ...gates }, asked)).to.deep.equal(refusals);
    });
  }

  it("limit new buyers, and nobody else", () => {
    const gates = { ...noGates, newBuyerMost: euros(5_000n) };
    const most = (side: "buy" | "sell", hasTraded: boolean) =>
      newBuyerMost({ side, gates }, { hasTraded })?.minor;
    expect(most("sell", false)).to.equal(5_000n);
    expect([most("sell", true), most("buy", false)]).to.deep.equal([undefined, undefined]);
  });
});

describe("the gates that an owner types", () => {
  const judge = (input: Partial<GatesInput>, side = "sell") => {
    const typed = { ...noGates, newBuyerMost: "", ...input };
    const judged = judgeGates(typed, { side, currency: "EUR" });
    return judged.ok ? judged.value : judged.failures.map(({ field, code }) => `${field} ${code}`);
  };

  it("are whole numbers of trades within bounds", () => {
    for (const leastTrades of [0, 1, 10_000])
      expect(judge({ leastTrades })).to.include({ leastTrades });
    for (const leastTrades of [-1, 0.5, NaN, 10_001]) {
      expect(judge({ leastTrades })).to.be.an("array");
    }
  });

  it("are countries that there are, each once, and no list lets in everybody", () => {
    expect(judge(except("PT", "DE", "PT"))).to.deep.include(except("DE", "PT"));
    expect(judge(only())).to.deep.include(except());
    expect(judge(only("XX"))).to.deep.equal(["allowed_countries unknown"]);
    expect(judge(except("pt"))).to.deep.equal(["blocked_countries unknown"]);
  });

  it("are an amount for new buyers on sell offers only", () => {
    const field = "new_buyer_max_fiat_limit";
    expect(judge({ newBuyerMost: "50" })).to.deep.include({ newBuyerMost: euros(5_000n) });
    expect(judge({ newBuyerMost: "50" }, "buy")).to.deep.equal([`${field} only_on_sell_offers`]);
    expect(judge({ newBuyerMost: "0" })).to.deep.equal([`${field} not_positive`]);
    expect(judge({ newBuyerMost: "-5" })).to.deep.equal([`${field} not_a_number`]);
    expect(judge({ newBuyerMost: "5.001" })).to.deep.equal([`${field} too_precise`]);
  });
});
