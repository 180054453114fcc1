import { expect } from "chai";
import type { AdminBodyOf } from "../../../../src/adapters/http/client/admin-client.ts";
import { demoPassword } from "../../../../src/application/demo/demo-accounts.ts";
import { StaffVisitor } from "../../../support/staff-visitor.ts";
import { TradingPair } from "../../../support/trading-pair.ts";
import { Visitor } from "../../../support/visitor.ts";

const questions = [
  { question: "first_pet", answer: "Old Mr. Whiskers" },
  { question: "first_teacher", answer: "Élodie Ota" },
  { question: "childhood_street", answer: "Rua do Sol" },
];
const right = questions.map(({ answer }) => answer);
const reason = "Called the owner back; all fits.";

describe("releases of a compromised account", () => {
  let pair: TradingPair;
  let sam: StaffVisitor;
  let vera: StaffVisitor;
  let id: string;
  let trade: string;
  const now = async (statement: string) => pair.app.database.query(statement, [id]);

  before(async () => {
    pair = await TradingPair.open();
    sam = await StaffVisitor.ofDemo(pair.app.adminUrl, "sam_support");
    vera = await StaffVisitor.ofDemo(pair.app.adminUrl, "vera_super");
    ({ id: trade } = await pair.start());
    await pair.buyer.must("markTradePaid", { parameters: { id: trade } });
    const [row] = await pair.app.database.query<{ seller_id: string }>(
      "SELECT seller_id FROM trade WHERE id = $1",
      [trade],
    );
    id = row?.seller_id ?? "";
    await pair.seller.must("setSecurityQuestions", { body: { questions, password: demoPassword } });
    await now(
      "UPDATE security_answers SET set_at = set_at - interval '8 days' WHERE trader_id = $1",
    );
  });
  after(() => pair.close());
  beforeEach(() => pair.app.database.query("DELETE FROM attempt"));

  const mark = () =>
    vera.must("beginAccountState", {
      parameters: { id },
      body: { state: "compromised", reason: "Someone wrote from another country." },
    });
  const list = async (who = sam) =>
    (await who.must("listReleaseConsents", { parameters: { id } }))
      .data as AdminBodyOf<"listReleaseConsents">;
  const propose = (who: StaffVisitor, part: object = {}) =>
    who.call("proposeReleaseConsent", {
      parameters: { id },
      body: { trade, answers: right, reason, ...part },
    });
  const give = (who: StaffVisitor, part: object = {}) =>
    who.call("giveReleaseConsent", { parameters: { id }, body: { trade, reason, ...part } });
  const release = async () =>
    (await Visitor.ofDemo(pair.app.url, "ana_lima")).call("releaseTrade", {
      parameters: { id: trade },
      body: { password: demoPassword },
    });

  it("need nobody's consent before the account is marked", async () => {
    expect(await list()).to.deep.equal([]);
    expect((await propose(sam)).code).to.equal("consent_not_needed");
  });

  it("happen once one of staff heard the owner and a second one consented", async () => {
    await mark();
    await now("UPDATE trader SET credentials_changed_at = clock_timestamp() WHERE id = $1");
    expect((await release()).code).to.equal("consent_needed");
    const [waiting] = await list();
    expect(waiting).to.include({ trade, partner: "bruno_costa", proposed: null, givenAt: null });
    expect((await give(vera)).code).to.equal("not_proposed");
    const wrong = ["no", "idea", "at all"];
    expect((await propose(sam, { answers: wrong })).code).to.equal("owner_not_proven");
    const proposed = await propose(sam);
    expect(proposed.status, JSON.stringify(proposed.body)).to.equal(200);
    expect((await list())[0]?.proposed).to.include({ by: "sam_support", words: reason });
    expect((await release()).code, "one alone").to.equal("consent_needed");
    expect((await give(sam)).status, "support consents to nothing").to.equal(403);
    const command = { parameters: { id }, body: { trade, reason }, key: "one-consent" };
    const given = await Promise.all([1, 2, 3].map(() => vera.call("giveReleaseConsent", command)));
    expect(given.map(({ status }) => status)).to.deep.equal([200, 200, 200]);
    expect((await give(vera)).code).to.equal("consent_not_needed");
    const told = await now(
      "SELECT FROM outbox WHERE kind = 'release_consent' AND $1 = ANY (recipients)",
    );
    expect(told).to.have.length(1);
    const acts = await pair.app.database.query<{ act: string }>(
      "SELECT act FROM audit_log WHERE subject_id = $1 AND act LIKE '%release-consent' ORDER BY seq",
      [id],
    );
    expect(acts.map(({ act }) => act)).to.deep.equal([
      "propose-release-consent",
      "give-release-consent",
    ]);
    // The account was marked again: what was agreed on before does not count.
    await now(
      "UPDATE release_consent SET given_at = given_at - interval '1 day' WHERE trader_id = $1",
    );
    expect((await release()).code).to.equal("consent_needed");
    await now("UPDATE release_consent SET given_at = clock_timestamp() WHERE trader_id = $1");
    const released = await release();
    expect(released.status, JSON.stringify(released.body)).to.equal(200);
    expect(await list()).to.deep.equal([]);
  });

  it("are not agreed on by one person, for another's trade, or on answers that are new", async () => {
    const next = await pair.start(await pair.signIn("kofi_trades")).catch(() => undefined);
    expect(next, "a compromised account sells nothing new").to.equal(undefined);
    expect((await propose(vera)).code, "it is released").to.equal("not_found");
    expect((await give(vera, { trade: "a\u0000b" })).code).to.equal("validation");
    await now("UPDATE security_answers SET set_at = clock_timestamp() WHERE trader_id = $1");
    expect((await propose(sam)).code).to.equal("answers_too_new");
    await now("DELETE FROM security_answers WHERE trader_id = $1");
    expect((await propose(sam)).code).to.equal("owner_not_proven");
  });
});
