import { expect } from "chai";
import {
  judgeInvitation,
  mostHelpers,
  type InvitationFacts,
} from "../../../src/domain/vendor/team.ts";

const usual: InvitationFacts = {
  isVendor: true,
  helper: { isSelf: false, isBlocked: false },
  isInTeam: false,
  helpers: mostHelpers - 1,
};

const answer = (changed: Partial<InvitationFacts>) => {
  const judged = judgeInvitation({ ...usual, ...changed });
  return judged.ok ? "ok" : judged.refusal.code;
};

describe("an invitation to help a vendor", () => {
  const rows: readonly (readonly [string, Partial<InvitationFacts>])[] = [
    ["ok", {}],
    ["vendor_only", { isVendor: false }],
    ["not_found", { helper: undefined }],
    ["not_found", { helper: { isSelf: false, isBlocked: true } }],
    ["helper_self", { helper: { isSelf: true, isBlocked: false } }],
    ["helper_known", { isInTeam: true }],
    ["team_full", { helpers: mostHelpers }],
    ["helper_known", { isInTeam: true, helpers: mostHelpers }],
  ];
  for (const [code, changed] of rows) {
    it(`is answered ${code}: ${JSON.stringify(changed)}`, () => {
      expect(answer(changed)).to.equal(code);
    });
  }
});
