import { expect } from "chai";
import { owesFirstId, registrationGroup } from "../../../src/domain/kyc/registration-group.ts";
import { decideStart } from "../../../src/domain/trade-start/decide-start.ts";
import { fresh, request } from "../trade-start/example-start.ts";

describe("the registration group", () => {
  it("is 1 where an ID is asked before the first trade, 2 everywhere else", () => {
    const idFirst = { PT: true, ES: false };
    const groups = ["PT", "ES", "FR", undefined, "constructor"].map((country) =>
      registrationGroup(country, idFirst),
    );
    expect(groups).to.deep.equal([1, 2, 2, 2, 2]);
  });

  it("asks for an ID until there is one", () => {
    expect(owesFirstId({ level: 1.5, registrationGroup: 1 }, 2)).to.equal(true);
    expect(owesFirstId({ level: 2, registrationGroup: 1 }, 2)).to.equal(false);
    expect(owesFirstId({ level: 0, registrationGroup: 2 }, 2)).to.equal(false);
    expect(owesFirstId({ level: 0 }, 2)).to.equal(false);
  });

  it("keeps people of group 1 from trading without an ID, on either side of an offer", () => {
    const first = { ...fresh, level: 1, registrationGroup: 1 } as const;
    const start = (change: object) => {
      const decided = decideStart({ ...request, ...change });
      return decided.ok ? "starts" : decided.refusal.code;
    };
    expect(start({ taker: first })).to.equal("id_verification_required");
    expect(start({ owner: first })).to.equal("owner_not_id_verified");
    expect(start({ taker: { ...first, registrationGroup: 2 } })).to.equal("starts");
    expect(start({ taker: { ...first, level: 2 } })).to.equal("starts");
  });
});
