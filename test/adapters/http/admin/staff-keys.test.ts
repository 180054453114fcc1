import { expect } from "chai";
import {
  adminContracts,
  type AdminContracts,
} from "../../../../src/adapters/http/contract/admin/admin-routes.ts";
import type { RouteContract } from "../../../../src/adapters/http/contract/route.ts";
import { insertRequests } from "../../../support/insert-requests.ts";
import type { Sent } from "../../../support/page-visitor.ts";
import { StaffVisitor } from "../../../support/staff-visitor.ts";
import { startTestApp, type TestApp } from "../../../support/test-app.ts";

type RouteId = keyof AdminContracts;

/** An act of an admin: its name in the log, and what is sent with it. */
type Act = readonly [act: string, route: RouteId, sent: () => Promise<Sent>];

const reason = "Written down to be done once.";

/**
 * They ask for a state, or for one more look: the same once more changes nothing. Every check of answers counts, a
 * repeated one too.
 */
const withoutKey: ReadonlySet<string> = new Set([
  "logOutStaff",
  "uploadForCase",
  "declareTraderAccount",
  "changeStaffPassword",
  // A challenge counts once, and what is removed is gone.
  "askStaffPasskeyProof",
  // A proof counts once, and gives the session a new secret.
  "proveStaffAgain",
  "beginStaffPasskey",
  "addStaffPasskey",
  "removeStaffPasskey",
  "endStaffSession",
  "endOtherStaffSessions",
  "retryJob",
  "retryEvent",
  "checkBooks",
  // It stores nothing.
  "checkBankList",
  "checkSecurityAnswers",
  // One more look at what a provider says.
  "askProvider",
  // Its state makes it happen once.
  "beginCompanyReview",
]);

describe("acts of staff under a key", () => {
  let app: TestApp;
  let ada: StaffVisitor;
  let ben: StaffVisitor;
  before(async () => {
    app = await startTestApp({ DEMO: "1" });
    ada = await StaffVisitor.ofDemo(app.adminUrl, "ada_admin");
    ben = await StaffVisitor.ofDemo(app.adminUrl, "ben_admin");
  });
  after(() => app.stop());

  const idOf = async (sql: string): Promise<string> => {
    const [row] = await app.database.query<{ id: string }>(sql);
    if (!row) throw new Error(`nothing is found by ${sql}`);
    return row.id;
  };
  const anaLima = () => idOf("SELECT id FROM trader WHERE username = 'ana_lima'");
  const colleague = async () => ({
    id: await idOf("SELECT id FROM staff WHERE username = 'nia_mod'"),
  });
  const offer = async () => {
    const [row] = await app.database.query<{ id: string; version: number }>(
      "SELECT id, version FROM offer WHERE deleted_at IS NULL ORDER BY id LIMIT 1",
    );
    const body = { offer_version: row?.version, reason };
    return { parameters: { id: row?.id ?? "" }, body };
  };
  const proposal = () =>
    idOf("SELECT id FROM staff_proposal WHERE closed_at IS NULL ORDER BY proposed_at LIMIT 1");
  const onProposal = async () => ({ parameters: { id: await proposal() }, body: { reason } });
  const onColleague = async () => ({ parameters: await colleague(), body: { reason } });

  const acts: readonly Act[] = [
    [
      "note-person",
      "notePerson",
      async () => ({ parameters: { id: await anaLima() }, body: { text: reason } }),
    ],
    [
      "remove-avatar",
      "removePersonsAvatar",
      async () => {
        const id = await anaLima();
        await app.database.query("INSERT INTO avatar (name, trader_id) VALUES ('a', $1)", [id]);
        await app.database.query("UPDATE trader SET avatar = 'a' WHERE id = $1", [id]);
        return { parameters: { id }, body: { reason } };
      },
    ],
    [
      "end-persons-sessions",
      "endPersonsSessions",
      async () => {
        const id = await anaLima();
        await app.database.query(
          `INSERT INTO session (token_hash, trader_id, agent)
           VALUES (sha256(gen_random_uuid()::text::bytea), $1, 'test')`,
          [id],
        );
        return { parameters: { id }, body: { reason } };
      },
    ],
    [
      "begin-account-state",
      "beginAccountState",
      async () => ({ parameters: { id: await anaLima() }, body: { state: "restricted", reason } }),
    ],
    [
      "lift-account-state",
      "liftAccountState",
      async () => {
        const stateId = await idOf("SELECT id FROM account_state WHERE lifted_at IS NULL");
        return { parameters: { id: await anaLima(), stateId }, body: { reason } };
      },
    ],
    [
      "decide-person-reports",
      "decidePersonReports",
      async () => {
        const id = await anaLima();
        await app.database.query(
          `INSERT INTO person_report (subject_id, reporter_id, place, reason, text)
           SELECT $1, id, 'profile', 'scam', '' FROM trader WHERE username = 'kofi_trades'`,
          [id],
        );
        const seen = Number(await idOf("SELECT max(id) AS id FROM person_report"));
        return { parameters: { id }, body: { decision: "dismissed", reason, seen } };
      },
    ],
    [
      "answer-feature-request",
      "answerFeatureRequest",
      async () => {
        const { suggestion: id } = await insertRequests(app.database, await anaLima());
        return { parameters: { id }, body: { text: "Soon." } };
      },
    ],
    [
      "decide-badge-application",
      "decideBadgeApplication",
      async () => {
        const id = await anaLima();
        const row = `(trader_id, badge, text) VALUES ('${id}', 'ambassador', '') RETURNING id`;
        const application = Number(await idOf(`INSERT INTO badge_application ${row}`));
        return { parameters: { id }, body: { application, approved: false, reason } };
      },
    ],
    [
      "decide-factor-reset",
      "decideFactorReset",
      async () => {
        const id = await anaLima();
        const row = `(trader_id, answers) VALUES ('${id}', 'wrong') RETURNING id`;
        const reset = Number(await idOf(`INSERT INTO factor_reset ${row}`));
        return { parameters: { id }, body: { reset, decision: "decline", reason } };
      },
    ],
    [
      "give-badge",
      "giveBadge",
      async () => ({ parameters: { id: await anaLima() }, body: { badge: "operator", reason } }),
    ],
    [
      "decide-company",
      "decideCompany",
      async () => {
        const id = await anaLima();
        await app.database.query(
          "INSERT INTO company (trader_id, state, submitted_at) VALUES ($1, 'in_review', now())",
          [id],
        );
        return { parameters: { id }, body: { verdict: "reject", reason } };
      },
    ],
    [
      "approve-verification",
      "decideVerification",
      async () => {
        const id = await anaLima();
        await app.database.query(
          `INSERT INTO verification (id, trader_id, kind, state, submitted_at)
           VALUES ('keyed-verification', $1, 'video', 'pending', now())`,
          [id],
        );
        const body = { verification: "keyed-verification", verdict: "approve", reason };
        return { parameters: { id }, body };
      },
    ],
    [
      "ask-verification",
      "askVerification",
      async () => ({ parameters: { id: await anaLima() }, body: { asked: "requested", reason } }),
    ],
    [
      "allow-merchant",
      "allowMerchant",
      async () => {
        const id = await anaLima();
        await app.database.query(
          `INSERT INTO company (trader_id, state, submitted_at) VALUES ($1, 'application_approved', now())
           ON CONFLICT (trader_id) DO UPDATE SET state = excluded.state`,
          [id],
        );
        return { parameters: { id }, body: { is_allowed: true, reason } };
      },
    ],
    [
      "allow-manual-fee",
      "allowManualFee",
      async () => ({ parameters: { id: await anaLima() }, body: { is_allowed: true, reason } }),
    ],
    [
      "send-support-notice",
      "sendSupportNotice",
      async () => ({ parameters: { id: await anaLima() }, body: { text: reason } }),
    ],
    ["start-halt", "startHalt", async () => ({ body: { kind: "trading", reason } })],
    [
      "end-halt",
      "endHalt",
      async () => ({
        parameters: { id: await idOf("SELECT id FROM halt WHERE ended_at IS NULL") },
        body: { reason },
      }),
    ],
    ["approve-offer", "approveOffer", offer],
    ["reject-offer", "rejectOffer", offer],
    [
      "change-policy",
      "changePolicy",
      async () => ({ body: { patch: { offer: { favorites: 201 } }, version: 1, reason } }),
    ],
    [
      "propose-invitation",
      "inviteStaff",
      async () => ({
        body: { username: "lea_mod", code_name: "Curlew", role: "moderator", reason },
      }),
    ],
    ["confirm-proposal", "confirmProposal", onProposal],
    [
      "propose-role",
      "changeRole",
      async () => ({ parameters: await colleague(), body: { role: "support", reason } }),
    ],
    ["decline-proposal", "declineProposal", onProposal],
    ["propose-factor-reset", "resetFactor", onColleague],
    ["disable-staff", "disableStaff", onColleague],
    ["enable-staff", "enableStaff", onColleague],
  ];

  for (const [act, route, sent] of acts) {
    it(`${route} is done once of four at once, and answered as done afterwards`, async () => {
      const command = await sent();
      const by = act === "confirm-proposal" ? ben : ada;
      const key = `key-of-${route}`;
      const logged = async () => {
        const [row] = await app.database.query<{ count: number }>(
          "SELECT count(*)::integer AS count FROM audit_log WHERE act = $1",
          [act],
        );
        return row?.count ?? 0;
      };
      const before = await logged();
      const told = await Promise.all([1, 2, 3, 4].map(() => by.call(route, { ...command, key })));
      expect(
        told.map(({ status }) => status),
        JSON.stringify(told[0]?.body),
      ).to.deep.equal([200, 200, 200, 200]);
      expect(await by.call(route, { ...command, key })).to.include({ status: 200 });
      expect((await logged()) - before).to.equal(1);
      const words =
        "text" in (command.body as object) ? { text: "Other words." } : { reason: "Other words." };
      const body = { ...(command.body as object), ...words };
      expect(await by.call(route, { ...command, body, key })).to.include({
        status: 409,
        code: "key_reused",
      });
      expect((await logged()) - before).to.equal(1);
    });
  }

  it("are those of every route whose act would be done twice", () => {
    const routes: readonly RouteContract[] = Object.values(adminContracts);
    const keyless = routes.filter(
      ({ method, access, takesKey }) => method === "post" && access === "staff" && !takesKey,
    );
    expect(keyless.map(({ id }) => id).toSorted()).to.deep.equal([...withoutKey].toSorted());
  });
});
