import { expect } from "chai";
import {
  adminContracts,
  type AdminContracts,
} from "../../../src/adapters/http/contract/admin/admin-routes.ts";
import type { AdminBodyOf } from "../../../src/adapters/http/client/admin-client.ts";
import type { CaseView } from "../../../src/adapters/http/contract/admin/case-views.ts";
import type { ModeratedOfferView } from "../../../src/adapters/http/contract/admin/offer-views.ts";
import { may, staffRoles } from "../../../src/domain/staff/staff-roles.ts";
import { demoStaff } from "../../../src/application/demo/demo-staff.ts";
import { declareAccount, forgetDeclared } from "../../support/case-desk.ts";
import { tinyPng } from "../../support/sent-files.ts";
import { actsOnMany, actsOnNobody, actsOnTraders } from "../../support/staff-acts.ts";
import { insertRequests } from "../../support/insert-requests.ts";
import { insertRowsAbout } from "../../support/rows-about.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { TradingPair } from "../../support/trading-pair.ts";

const reason = "What was said is looked at, all of it, with the evidence of both sides.";
const publicAddress = "203.0.113.7";

describe("what staff do about themselves and whoever is linked to them", () => {
  let pair: TradingPair;
  let tradeId: string;
  let sellerId: string;
  let offerId: string;
  let offerVersion: number;
  let otherOwner: string;
  let requests: Readonly<Record<"suggestion" | "reputation", string>>;
  before(async () => {
    pair = await TradingPair.open();
    const { database, adminUrl } = pair.app;
    ({ id: tradeId } = await pair.start());
    await pair.buyer.must("markTradePaid", { parameters: { id: tradeId } });
    const vera = await StaffVisitor.ofDemo(adminUrl, "vera_super");
    const body = { reason: "A mail." };
    await vera.must("openDisputeByStaff", { parameters: { id: tradeId }, body });
    const [row] = await database.query<{ seller_id: string; offer_id: string; version: number }>(
      `SELECT seller_id, offer_id, offer.version FROM trade JOIN offer ON offer.id = offer_id
        WHERE trade.id = $1`,
      [tradeId],
    );
    sellerId = row?.seller_id ?? "";
    offerId = row?.offer_id ?? "";
    offerVersion = row?.version ?? 0;
    const [other] = await database.query<{ owner_id: string }>(
      "SELECT owner_id FROM offer WHERE side = 'sell' AND owner_id <> $1 LIMIT 1",
      [sellerId],
    );
    otherOwner = other?.owner_id ?? "";
    requests = await insertRequests(database, sellerId);
    await insertRowsAbout(database, offerId, sellerId);
  });
  after(() => pair.close());
  const bodies = (): Partial<Record<keyof AdminContracts, object>> => ({
    sendSupportNotice: { text: reason },
    changeSupportChat: { act: "take" },
    answerSupport: { text: reason },
    assignCase: { staff_id: workers.get("omar_mod"), reason },
    askEvidence: { sides: ["buyer"], what: "other", text: reason },
    noteCase: { text: reason },
    messageParties: { text: reason },
    decideCase: { verdict: "buyer", rule: "4.1", evidence: [], explanation: reason },
    beginAccountState: { state: "restricted", reason, until: "2099-01-01T00:00:00.000Z" },
    checkSecurityAnswers: { answers: ["one", "two", "three"] },
    notePerson: { text: reason },
    removePersonsAvatar: { reason },
    endPersonsSessions: { reason },
    decidePersonReports: { decision: "dismissed", reason, seen: 1 },
    decideBadgeApplication: { application: 1, approved: true, reason },
    giveBadge: { badge: "ceo", reason },
    decideFactorReset: { reset: 1, decision: "decline", reason },
    proposeReleaseConsent: { trade: tradeId, answers: ["one", "two", "three"], reason },
    giveReleaseConsent: { trade: tradeId, reason },
    allowWithdrawal: { reason },
    reviewSend: { send: "unknown", ruling: "approve", reason },
    raiseSendFee: { send: "unknown", fee: "1000", reason },
    reviewDeposit: { deposit: "unknown", ruling: "release", reason },
    closePaymentBesides: { payment: "unknown", reason },
    allowMerchant: { is_allowed: true, reason },
    allowManualFee: { is_allowed: true, reason },
    decideCompany: { verdict: "approve", reason },
    decideReputationClaim: { confirmed: true, reason },
    answerFeatureRequest: { text: reason },
    decideVerification: { verification: "unknown1", verdict: "approve", reason },
    askVerification: { asked: "requested", reason },
    closeChat: { closed: false, reason },
    agreeRepaymentPlan: { instalment: "0.00001", every_days: 7, first_due: "2099-01-01", reason },
    approveOffer: { offer_version: offerVersion, reason },
    rejectOffer: { offer_version: offerVersion, reason },
    markOffer: {
      offer_version: offerVersion,
      is_stickied: true,
      is_featured_by_moderator: false,
      reason,
    },
  });
  const workers = new Map<string, string>();
  before(async () => {
    const staff = "SELECT id, username FROM staff";
    const rows = await pair.app.database.query<{ id: string; username: string }>(staff);
    for (const { id, username } of rows) workers.set(username, id);
  });

  const whoMay = (id: keyof AdminContracts) => {
    const { permission } = adminContracts[id] as { permission?: Parameters<typeof may>[1] };
    const role = staffRoles.find(
      (each) => permission && each !== "support" && may(each, permission),
    );
    return StaffVisitor.ofDemo(
      pair.app.adminUrl,
      demoStaff.find((each) => each.role === role)?.username ?? "",
    );
  };
  const send = async (id: keyof AdminContracts) => {
    const kind = actsOnTraders[id];
    const others: Readonly<Record<string, string>> = { trade: tradeId, ...requests };
    const parameters =
      kind === "person"
        ? { id: sellerId, stateId: "unknown1", card: "unknown1" }
        : { id: others[kind ?? ""] ?? offerId };
    const { body, takesFile } = adminContracts[id] as { body?: unknown; takesFile?: boolean };
    return (await whoMay(id)).call(id, {
      parameters,
      ...(body !== undefined && { body: bodies()[id] ?? { reason } }),
      ...(takesFile && { query: { name: "dot.png" }, file: tinyPng }),
    });
  };
  const noted = async () => {
    const text = await (await fetch(`${pair.app.adminUrl}/metrics`)).text();
    return Number(/peerhold_security_events_total\{name="staff_conflict"\} (\d+)/.exec(text)?.[1]);
  };
  const ids = Object.keys(actsOnTraders) as (keyof AdminContracts)[];

  it("is a list of every act of the console that is about somebody", () => {
    const others = Object.values(adminContracts)
      .filter(({ method, path }) => method !== "get" && !/\/(staff|me)\//.test(path))
      .map(({ id }) => id)
      .filter((id) => !(id in actsOnTraders) && !actsOnNobody.has(id) && !actsOnMany.has(id));
    expect(others).to.deep.equal([]);
  });

  const ways: readonly (readonly [name: string, link: () => Promise<unknown>])[] = [
    [
      "a declared account",
      async () => {
        for (const { username } of demoStaff) {
          await declareAccount(pair.app.database, username, sellerId);
        }
      },
    ],
    [
      "an address",
      async () => {
        const { database } = pair.app;
        await database.query("UPDATE staff_session SET address = $1", [publicAddress]);
        await database.query("UPDATE session SET address = $1 WHERE trader_id = $2", [
          publicAddress,
          sellerId,
        ]);
      },
    ],
    [
      "a browser",
      async () => {
        const { database } = pair.app;
        await database.query("UPDATE staff_session SET device_hash = '\\x01', address = $1", [
          "198.51.100.9",
        ]);
        await database.query("UPDATE session SET device_hash = '\\x01' WHERE trader_id = $1", [
          sellerId,
        ]);
      },
    ],
    [
      "the browser of a declared account",
      async () => {
        const { database } = pair.app;
        for (const { username } of demoStaff) await declareAccount(database, username, otherOwner);
        await database.query(
          `INSERT INTO session (token_hash, trader_id, agent, address, device_hash)
           VALUES (sha256('other'), $1, '', $2, '\\x02')`,
          [otherOwner, publicAddress],
        );
        await database.query("UPDATE session SET device_hash = '\\x02' WHERE trader_id = $1", [
          sellerId,
        ]);
      },
    ],
    [
      "the payment account of a declared account",
      async () => {
        const { database } = pair.app;
        for (const { username } of demoStaff) await declareAccount(database, username, otherOwner);
        const details = (value: string) => JSON.stringify([{ label: "IBAN", value }]);
        const set = "UPDATE offer SET payment_details = $1::jsonb WHERE owner_id = $2";
        await database.query(set, [details("PT50 0002 0123 1234 5678 9015 4"), sellerId]);
        await database.query(set, [details("pt50-00020123-1234567890154"), otherOwner]);
      },
    ],
  ];
  const unlink = async () => {
    const { database } = pair.app;
    await forgetDeclared(database);
    await database.query("DELETE FROM session WHERE token_hash = sha256('other')");
    for (const table of ["session", "staff_session"]) {
      await database.query(`UPDATE ${table} SET address = '127.0.0.1', device_hash = NULL`);
    }
    await database.query("UPDATE offer SET payment_details = '[]'");
  };

  for (const [name, link] of ways) {
    describe(`linked by ${name}`, () => {
      before(async () => {
        await unlink();
        await link();
      });

      for (const id of ids) {
        it(`is refused with a sentence, and noted: ${id}`, async () => {
          const [version] = await pair.app.database.query(
            "SELECT version FROM trade WHERE id = $1",
            [tradeId],
          );
          const before = await noted();
          const told = await send(id);
          expect([told.status, told.code]).to.deep.equal([403, "conflict_of_interest"]);
          const { message } = (told.body as { error: { message: string } }).error;
          expect(message).to.match(/^[A-Z].*\.$/);
          expect((await noted()) - before).to.equal(1);
          expect(
            await pair.app.database.query("SELECT version FROM trade WHERE id = $1", [tradeId]),
          ).to.deep.equal([version]);
        });
      }

      it("is not offered either", async () => {
        const nia = await StaffVisitor.ofDemo(pair.app.adminUrl, "nia_mod");
        expect((await nia.call("viewCase", { parameters: { id: tradeId } })).status).to.equal(404);
        const offer: ModeratedOfferView = (
          await nia.must("viewModeratedOffer", { parameters: { id: offerId } })
        ).data;
        expect(offer.acts).to.deep.equal([]);
        expect((await nia.call("viewPerson", { parameters: { id: sellerId } })).status).to.equal(
          404,
        );
      });
    });
  }

  describe("not linked", () => {
    before(unlink);

    it("is nobody's for a name or a bank that many have", async () => {
      const { database } = pair.app;
      await declareAccount(database, "nia_mod", otherOwner);
      const details = [
        { label: "Holder", value: "Ana Sofia Lima" },
        { label: "Bank", value: "BCOMPTPL 12" },
      ];
      await database.query("UPDATE offer SET payment_details = $1::jsonb", [
        JSON.stringify(details),
      ]);
      const nia = await StaffVisitor.ofDemo(pair.app.adminUrl, "nia_mod");
      expect((await nia.call("viewCase", { parameters: { id: tradeId } })).status).to.equal(200);
      await unlink();
    });

    it("is nobody's in one browser on this machine, where one person tries everything", async () => {
      const { database } = pair.app;
      await database.query("UPDATE staff_session SET device_hash = '\\x01'");
      await database.query("UPDATE session SET device_hash = '\\x01'");
      const nia = await StaffVisitor.ofDemo(pair.app.adminUrl, "nia_mod");
      expect((await nia.call("viewCase", { parameters: { id: tradeId } })).status).to.equal(200);
      await unlink();
    });

    it("is not decided by who opened it: not taken, not given, not offered", async () => {
      const { adminUrl } = pair.app;
      const parameters = { id: tradeId };
      const vera = await StaffVisitor.ofDemo(adminUrl, "vera_super");
      const ada = await StaffVisitor.ofDemo(adminUrl, "ada_admin");
      const before = await noted();
      expect((await vera.call("takeCase", { parameters })).code).to.equal("case_opener");
      const body = { staff_id: workers.get("vera_super"), reason };
      expect((await ada.call("assignCase", { parameters, body })).code).to.equal("case_opener");
      expect((await noted()) - before).to.equal(2);
      expect((await vera.call("takeNextCase")).code).to.equal("queue_empty");
      const queues: AdminBodyOf<"listQueues"> = (await vera.must("listQueues")).data;
      expect(queues.find(({ name }) => name === "disputes")).to.include({ waiting: 0 });
      const shown: CaseView = (await vera.must("viewCase", { parameters })).data;
      expect(shown.acts).to.not.include("take");
      const nia = await StaffVisitor.ofDemo(adminUrl, "nia_mod");
      const taken: CaseView = (await nia.must("takeNextCase")).data;
      expect(taken.acts).to.include("decide");
    });
  });
});
