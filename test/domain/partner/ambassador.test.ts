import { expect } from "chai";
import { judgeAmbassador } from "../../../src/domain/partner/ambassador.ts";

describe("who belongs to an ambassador", () => {
  const ask = { traderId: "bruno", ambassadorId: "ana", isReferred: false, ancestors: ["kofi"] };
  const judged = (change: Partial<typeof ask>) => {
    const result = judgeAmbassador({ ...ask, ...change });
    return result.ok ? "ok" : result.refusal.code;
  };

  it("is somebody else whom nobody brought", () => {
    expect(judged({})).to.equal("ok");
    expect(judged({ ambassadorId: "bruno" })).to.equal("own_link");
    expect(judged({ isReferred: true })).to.equal("referrer_known");
  });

  it("is nobody who brought them, however far back", () => {
    expect(judged({ ancestors: ["kofi", "bruno"] })).to.equal("referral_circle");
  });
});
