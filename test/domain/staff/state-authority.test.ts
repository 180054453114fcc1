import { expect } from "chai";
import { accountStates, type AccountState } from "../../../src/domain/account/account-states.ts";
import { maskedEmail } from "../../../src/domain/account/masked-email.ts";
import { judgeBeginning, mayChangeState } from "../../../src/domain/staff/state-authority.ts";
import { staffRoles, type StaffRole } from "../../../src/domain/staff/staff-roles.ts";

const week = 7 * 86_400;
const policy = { restrictionAtMostSeconds: week };

/** Who can start and lift which state, for a week and permanently. */
const forAWeek: Readonly<Record<AccountState, readonly StaffRole[]>> = {
  on_hold: ["support", "supermoderator", "admin"],
  compliance_hold: ["admin"],
  restricted: ["moderator", "supermoderator", "admin"],
  frozen: ["supermoderator", "admin"],
  suspended: ["supermoderator", "admin"],
  compromised: ["supermoderator", "admin"],
  banned: ["supermoderator", "admin"],
};

describe("who may change the state of an account", () => {
  for (const state of accountStates) {
    for (const role of staffRoles) {
      it(`${role}: ${state}`, () => {
        const may = forAWeek[state].includes(role);
        expect(mayChangeState(role, state, week, policy)).to.equal(may);
        const isModeratorsRestriction = role === "moderator" && state === "restricted";
        for (const longer of [week + 1, undefined]) {
          expect(mayChangeState(role, state, longer, policy)).to.equal(
            may && !isModeratorsRestriction,
          );
        }
      });
    }
  }

  it("nobody begins what would be over at once", () => {
    const judged = [-1, 0, 59, 60].map(
      (length) => judgeBeginning("admin", "restricted", length, policy).ok,
    );
    expect(judged).to.deep.equal([false, false, false, true]);
  });

  it("a masked address keeps its first letter and the platform it is at", () => {
    expect(maskedEmail("ana.lima@example.org")).to.equal("a***@example.org");
  });
});
