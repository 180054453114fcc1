import { expect } from "chai";
import fc from "fast-check";
import type { Refusal, Result } from "../../../src/domain/result/result.ts";
import { staffRoles, type StaffRole } from "../../../src/domain/staff/staff-roles.ts";
import { memberActsOf, proposalActsOf } from "../../../src/domain/staff/team-acts.ts";
import {
  judgeConfirmation,
  judgeDecline,
  judgeDisabling,
  judgeEnabling,
  judgeFactorReset,
  judgeInvitation,
  judgeRoleChange,
} from "../../../src/domain/staff/team-rules.ts";
import type { Team, TeamMatter, TeamMember } from "../../../src/domain/staff/team.ts";

const member = (staffId: string, role: StaffRole, isActive = true): TeamMember => ({
  staffId,
  username: `${staffId}_name`,
  codeName: `Bird${staffId}`,
  role,
  isActive,
});
const members = [
  member("ada", "admin"),
  member("ben", "admin"),
  member("cleo", "admin", false),
  member("nia", "moderator"),
  member("omar", "moderator", false),
];
const teamWith = (...matters: readonly (readonly [by: string, TeamMatter])[]): Team => ({
  members,
  proposals: matters.map(([proposedBy, matter], index) => ({
    id: `p${index}`,
    proposedBy,
    matter,
  })),
});
const team = teamWith();
const invited = { username: "new_mod", codeName: "Plover", role: "moderator" } as const;
const invitation: TeamMatter = { kind: "invite", ...invited };
const promotion: TeamMatter = {
  kind: "change_role",
  staffId: "nia",
  from: "moderator",
  to: "supermoderator",
};
const reset: TeamMatter = { kind: "reset_factor", staffId: "nia" };
const codeOf = (result: Result<unknown, Refusal>) => (result.ok ? "ok" : result.refusal.code);

describe("who may change the team", () => {
  for (const [who, actorId, code] of [
    ["an admin", "ada", "ok"],
    ["a moderator", "nia", "forbidden"],
    ["an admin whose account is closed", "cleo", "forbidden"],
    ["somebody who is not of staff", "zoe", "forbidden"],
  ] as const) {
    it(`${who}: ${code}`, () => {
      const judged = [
        judgeInvitation(team, actorId, invited),
        judgeRoleChange(team, actorId, actorId === "nia" ? "ben" : "nia", "support"),
        judgeFactorReset(team, actorId, actorId === "nia" ? "ben" : "nia"),
        judgeDisabling(team, actorId, actorId === "nia" ? "ben" : "nia"),
        judgeEnabling(team, actorId, "omar"),
        judgeConfirmation(teamWith(["ben", invitation]), actorId, "p0"),
        judgeDecline(teamWith(["ben", invitation]), actorId, "p0"),
      ].map(codeOf);
      expect(new Set(judged)).to.deep.equal(new Set([code]));
    });
  }

  for (const [what, result, code] of [
    ["his own role", judgeRoleChange(team, "ada", "ada", "support"), "own_account"],
    ["his own factor", judgeFactorReset(team, "ada", "ada"), "own_account"],
    ["his own account", judgeDisabling(team, "ada", "ada"), "own_account"],
    ["nobody", judgeRoleChange(team, "ada", "zoe", "support"), "member_unknown"],
    ["the role that it is", judgeRoleChange(team, "ada", "nia", "moderator"), "role_same"],
    ["a closed account's role", judgeRoleChange(team, "ada", "omar", "admin"), "account_disabled"],
    ["a closed account", judgeDisabling(team, "ada", "omar"), "account_disabled"],
    ["an open account, opened", judgeEnabling(team, "ada", "nia"), "account_enabled"],
    [
      "somebody about whom something waits",
      judgeRoleChange(teamWith(["ben", reset]), "ada", "nia", "support"),
      "proposal_waits",
    ],
    [
      "somebody about whom something waits, at once",
      judgeDisabling(teamWith(["ben", reset]), "ada", "nia"),
      "ok",
    ],
  ] as const) {
    it(`nobody changes ${what}: ${code}`, () => expect(codeOf(result)).to.equal(code));
  }

  it("a name or code name is given once, whatever its case, also while it waits", () => {
    const judged = [
      judgeInvitation(team, "ada", { ...invited, username: "NIA_name" }),
      judgeInvitation(team, "ada", { ...invited, codeName: "birdNIA" }),
      judgeInvitation(teamWith(["ben", invitation]), "ada", { ...invited, codeName: "Other" }),
      judgeInvitation(teamWith(["ben", invitation]), "ada", { ...invited, username: "other" }),
    ];
    expect(judged.map(codeOf)).to.deep.equal([
      "staff_name_taken",
      "staff_name_taken",
      "proposal_waits",
      "proposal_waits",
    ]);
  });
});

describe("the second person", () => {
  for (const [what, waiting, actorId, code] of [
    ["another admin", teamWith(["ben", promotion]), "ada", "ok"],
    ["who proposed it", teamWith(["ben", promotion]), "ben", "second_person_needed"],
    [
      "whom it is about",
      teamWith(["ben", { ...promotion, staffId: "ada", from: "admin" }]),
      "ada",
      "own_account",
    ],
    [
      "for one whose account was closed since",
      teamWith(["cleo", promotion]),
      "ada",
      "proposal_over",
    ],
    [
      "for a role that changed since",
      teamWith(["ben", { ...promotion, from: "support" }]),
      "ada",
      "proposal_over",
    ],
    [
      "about an account that was closed since",
      teamWith(["ben", { ...reset, staffId: "omar" }]),
      "ada",
      "proposal_over",
    ],
    [
      "about a name that was taken since",
      teamWith(["ben", { ...invitation, username: "nia_name" }]),
      "ada",
      "staff_name_taken",
    ],
  ] as const) {
    it(`${what}: ${code}`, () => {
      expect(codeOf(judgeConfirmation(waiting, actorId, "p0"))).to.equal(code);
    });
  }

  it("declines for both: who proposed it, and who was asked; not whom it is about", () => {
    const about = teamWith(["ben", { ...promotion, staffId: "ada", from: "admin" }]);
    const waiting = teamWith(["ben", promotion]);
    const judged = [
      judgeDecline(waiting, "ben", "p0"),
      judgeDecline(waiting, "ada", "p0"),
      judgeDecline(about, "ada", "p0"),
      judgeDecline(waiting, "ada", "p9"),
    ];
    expect(judged.map(codeOf)).to.deep.equal(["ok", "ok", "own_account", "proposal_over"]);
  });

  it("does not exist yet for the first admin: they invite the second alone, and nobody else", () => {
    const needsSecond = (among: Team, role: StaffRole) => {
      const judged = judgeInvitation(among, "ada", { ...invited, role });
      return judged.ok && judged.value.needsSecond;
    };
    const alone: Team = { members: [member("ada", "admin")], proposals: [] };
    const left: Team = {
      members: [member("ada", "admin"), member("ben", "admin", false)],
      proposals: [],
    };
    expect(staffRoles.filter((role) => !needsSecond(alone, role))).to.deep.equal(["admin"]);
    expect(staffRoles.filter((role) => !needsSecond(left, role))).to.deep.equal([]);
  });

  it("sees what they may do, and the others do not", () => {
    const waiting = teamWith(["ben", promotion]);
    expect(proposalActsOf(waiting, "ada", "p0")).to.deep.equal(["confirm", "decline"]);
    expect(proposalActsOf(waiting, "ben", "p0")).to.deep.equal(["decline"]);
    expect(memberActsOf(waiting, "ada", "nia")).to.deep.equal(["disable"]);
    expect(memberActsOf(team, "ada", "nia")).to.deep.equal([
      "change_role",
      "reset_factor",
      "disable",
    ]);
    expect(memberActsOf(team, "ada", "omar")).to.deep.equal(["enable"]);
    expect(memberActsOf(team, "ada", "ada")).to.deep.equal([]);
  });
});

describe("whatever admins do, one after the other", () => {
  const names = ["ada", "ben", "cleo", "nia"] as const;
  const name = fc.constantFrom(...names);
  const act = fc.oneof(
    fc.record({ kind: fc.constantFrom("disable", "enable", "reset"), by: name, to: name }),
    fc.record({
      kind: fc.constant("role" as const),
      by: name,
      to: name,
      role: fc.constantFrom(...staffRoles),
    }),
    fc.record({ kind: fc.constant("confirm" as const), by: name, to: name }),
  );

  it("an admin stays, and no role came from one person alone", () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
        let now = teamWith();
        const become = (staffId: string, part: Partial<TeamMember>) => {
          const changed = now.members.map((each) =>
            each.staffId === staffId ? { ...each, ...part } : each,
          );
          now = { ...now, members: changed };
        };
        for (const each of acts) {
          if (each.kind === "disable" && judgeDisabling(now, each.by, each.to).ok) {
            become(each.to, { isActive: false });
          }
          if (each.kind === "enable" && judgeEnabling(now, each.by, each.to).ok) {
            become(each.to, { isActive: true });
          }
          if (each.kind === "role") {
            const judged = judgeRoleChange(now, each.by, each.to, each.role);
            if (judged.ok) {
              expect(judged.value.needsSecond).to.equal(true);
              const proposal = { id: "p", proposedBy: each.by, matter: judged.value.matter };
              now = { ...now, proposals: [...now.proposals, proposal] };
            }
          }
          if (each.kind === "confirm") {
            const judged = judgeConfirmation(now, each.by, "p");
            if (judged.ok && judged.value.matter.kind === "change_role") {
              const { matter, proposedBy } = judged.value;
              expect(new Set([each.by, proposedBy, matter.staffId]).size).to.equal(3);
              become(matter.staffId, { role: matter.to });
              now = { ...now, proposals: now.proposals.filter((other) => other !== judged.value) };
            }
          }
          const admins = now.members.filter(({ role, isActive }) => role === "admin" && isActive);
          expect(admins).to.not.have.length(0);
        }
      }),
    );
  });
});
