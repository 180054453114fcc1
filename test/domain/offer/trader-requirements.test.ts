import { expect } from "chai";
import { noGates } from "../../../src/domain/offer/offer-gates.ts";
import { traderRequirementsOf } from "../../../src/domain/offer/trader-requirements.ts";

describe("what an offer requires of its taker, in the words of the specification", () => {
  const rows = [
    [{}, []],
    [{ verifiedId: true }, ["VerifyId"]],
    [{ fullName: true }, ["ShowFullName"]],
    [{ verifiedId: true, fullName: true }, ["VerifyIAndShowFullName"]],
    [{ leastTrades: 3 }, ["RemainingTrades"]],
    [{ verifiedId: true, leastTrades: 1 }, ["VerifyId", "RemainingTrades"]],
    [{ withoutVpn: true }, ["Vpn"]],
    [{ leastTrades: 1, withoutVpn: true }, ["RemainingTrades", "Vpn"]],
    [{ trustedOnly: true, signedInOnly: true }, []],
  ] as const;
  for (const [gates, kinds] of rows) {
    it(`${JSON.stringify(gates)}: ${kinds.join(", ") || "nothing"}`, () => {
      expect(traderRequirementsOf({ ...noGates, ...gates })).to.deep.equal(kinds);
    });
  }
});
