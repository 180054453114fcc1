import { expect } from "chai";
import type { CaseCard, CaseView } from "../../../src/adapters/http/contract/admin/case-views.ts";
import type { AdminBodyOf } from "../../../src/adapters/http/client/admin-client.ts";
import { may } from "../../../src/domain/staff/staff-roles.ts";
import { declareAccount, forgetDeclared } from "../../support/case-desk.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { TradingPair } from "../../support/trading-pair.ts";

describe("who reads cases, and who may be given one", () => {
  let pair: TradingPair;
  let nia: StaffVisitor;
  let vera: StaffVisitor;
  let id: string;
  let buyerId: string;
  before(async () => {
    pair = await TradingPair.open();
    const { adminUrl } = pair.app;
    nia = await StaffVisitor.ofDemo(adminUrl, "nia_mod");
    vera = await StaffVisitor.ofDemo(adminUrl, "vera_super");
    ({ id } = await pair.start());
    await pair.buyer.must("markTradePaid", { parameters: { id } });
    // Whoever opens a case cannot work on it.
    const ada = await StaffVisitor.ofDemo(pair.app.adminUrl, "ada_admin");
    await ada.must("openDisputeByStaff", { parameters: { id }, body: { reason: "A mail." } });
    const [trade] = await pair.app.database.query<{ buyer_id: string }>(
      "SELECT buyer_id FROM trade WHERE id = $1",
      [id],
    );
    buyerId = trade?.buyer_id ?? "";
  });
  after(() => pair.close());

  const colleagues = async (): Promise<AdminBodyOf<"listColleagues">> =>
    (await vera.must("listColleagues")).data;
  const listed = async (staff: StaffVisitor): Promise<CaseCard[]> =>
    (await staff.must("listCases")).data;
  const readings = () =>
    pair.app.database.query("SELECT FROM audit_log WHERE act = 'read-case' AND subject_id = $1", [
      id,
    ]);

  it("a party's own account at the desk sees no case of it, and leaves no reading", async () => {
    const { database } = pair.app;
    expect((await listed(nia)).map((card) => card.id)).to.deep.equal([id]);
    await nia.must("viewCase", { parameters: { id } });
    const before = await readings();
    await declareAccount(database, "nia_mod", buyerId);
    const told = await nia.call("viewCase", { parameters: { id } });
    const unknown = await nia.call("viewCase", { parameters: { id: "unknown1234" } });
    expect([told.status, told.body]).to.deep.equal([404, unknown.body]);
    expect(await listed(nia)).to.deep.equal([]);
    expect(await nia.call("takeNextCase")).to.include({ code: "queue_empty" });
    expect(await readings()).to.have.length(before.length);
    await forgetDeclared(database);
    await nia.must("viewCase", { parameters: { id } });
  });

  it("a case shows the states of a party's account by name, and not why", async () => {
    const sam = await StaffVisitor.ofDemo(pair.app.adminUrl, "sam_support");
    const body = { state: "on_hold", reason: "A secret reason." };
    await sam.must("beginAccountState", { parameters: { id: buyerId }, body });
    const told = await nia.must("viewCase", { parameters: { id } });
    const { parties }: CaseView = told.data;
    expect(parties.map(({ side, states }) => [side, states])).to.deep.equal([
      ["buyer", ["on_hold"]],
      ["seller", []],
    ]);
    expect(JSON.stringify(told.body)).to.not.include("A secret reason.");
  });

  it("colleagues are those who work on cases and still have an account", async () => {
    const before = await colleagues();
    expect(before.map(({ username }) => username)).to.deep.equal([
      "ada_admin",
      "ben_admin",
      "nia_mod",
      "omar_mod",
      "vera_super",
    ]);
    expect(before.every(({ role }) => may(role, "work_cases"))).to.equal(true);
    await pair.app.database.query(
      "UPDATE staff SET disabled_at = clock_timestamp() WHERE username = 'ben_admin'",
    );
    expect((await colleagues()).map(({ username }) => username)).to.not.include("ben_admin");
  });

  it("a case goes to the colleague it was assigned to, and counts as theirs", async () => {
    const omar = (await colleagues()).find(({ username }) => username === "omar_mod");
    expect(omar?.openCases).to.equal(0);
    const body = { staff_id: omar?.id, reason: "Nia is away." };
    const refused = await nia.call("assignCase", { parameters: { id }, body });
    expect(refused).to.include({ status: 403, code: "forbidden" });
    const given: CaseView = (await vera.must("assignCase", { parameters: { id }, body })).data;
    expect(given.worker?.username).to.equal("omar_mod");
    const busy = (await colleagues()).filter(({ openCases }) => openCases > 0);
    expect(busy.map(({ username, openCases }) => [username, openCases])).to.deep.equal([
      ["omar_mod", 1],
    ]);
  });
});
