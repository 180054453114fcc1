import { expect } from "chai";
import type { AdminBodyOf } from "../../../../src/adapters/http/client/admin-client.ts";
import { declareAccount, forgetDeclared } from "../../../support/case-desk.ts";
import { StaffVisitor } from "../../../support/staff-visitor.ts";
import { TradingPair } from "../../../support/trading-pair.ts";

const explanation = "The bank's own page shows the payment on that day.";
const forBuyer = { verdict: "buyer", rule: "4.1", evidence: ["e1"], explanation };
const split = { ...forBuyer, verdict: "split", rule: "4.5", buyer_share: 6_000 };
const why = { reason: "All of the evidence was read once more." };

/** The list to which each number of the console leads. */
const lists = {
  disputes: ["listCases", { queue: "unassigned" }],
  second_person: ["listCases", { queue: "second_person" }],
  appeals: ["listCases", { queue: "appeals" }],
  offers: ["listModeratedOffers", { waiting: "true" }],
  chargebacks: ["listChargebacks", { queue: "pending" }],
  support: ["listSupportChats", { state: "open" }],
} as const;

describe("the queues of the console over HTTP", () => {
  let pair: TradingPair;
  let desk: Readonly<Record<"nia_mod" | "omar_mod" | "vera_super", StaffVisitor>>;
  before(async () => {
    pair = await TradingPair.open();
    const { adminUrl } = pair.app;
    desk = {
      nia_mod: await StaffVisitor.ofDemo(adminUrl, "nia_mod"),
      omar_mod: await StaffVisitor.ofDemo(adminUrl, "omar_mod"),
      vera_super: await StaffVisitor.ofDemo(adminUrl, "vera_super"),
    };
  });
  after(() => pair.close());
  afterEach(async () => {
    for (const staff of Object.values(desk)) await expectSame(staff);
  });

  /** Every queue of that member of staff counts what its list holds; the numbers by queue. */
  async function expectSame(staff: StaffVisitor): Promise<Readonly<Record<string, number>>> {
    const queues: AdminBodyOf<"listQueues"> = (await staff.must("listQueues")).data;
    const counted: Record<string, number> = {};
    const listed: Record<string, number> = {};
    for (const { name, waiting, mine } of queues) {
      // Their pages are no lists.
      if (name === "staff" || name === "sends") continue;
      const [route, filter] = lists[name];
      // A case that one works on oneself is listed under one's own.
      counted[name] = name === "disputes" ? waiting : waiting + mine;
      const told = await staff.must(route, { query: { filter: JSON.stringify(filter) } });
      listed[name] = (told.data as readonly unknown[]).length;
    }
    expect(listed).to.deep.equal(counted);
    return counted;
  }

  const paid = async (): Promise<string> => {
    const { id } = await pair.start();
    await pair.buyer.must("markTradePaid", { parameters: { id } });
    return id;
  };
  const disputed = async (): Promise<string> => {
    const id = await paid();
    const available = "UPDATE trade SET dispute_available_at = clock_timestamp() WHERE id = $1";
    await pair.app.database.query(available, [id]);
    const body = { dispute_reason_id: 1, dispute_reason_text: "" };
    await pair.buyer.must("openDispute", { parameters: { id }, body });
    return id;
  };
  const appealed = async (by: StaffVisitor): Promise<string> => {
    const id = await disputed();
    const parameters = { id };
    await by.must("takeCase", { parameters });
    await by.must("decideCase", { parameters, body: forBuyer });
    const body = { text: "The money never came, my bank says so." };
    await pair.seller.must("appealVerdict", { parameters, body });
    return id;
  };
  const giveBack = (id: string, status = "dispute_open") =>
    pair.buyer.must("cancelTrade", { parameters: { id }, body: { status } });

  it("counts a case nobody works on, not one that somebody took, nor one's own opening", async () => {
    const { nia_mod: nia, vera_super: vera } = desk;
    const id = await disputed();
    expect(await expectSame(nia)).to.include({ disputes: 1 });
    await nia.must("takeCase", { parameters: { id } });
    expect(await expectSame(vera)).to.include({ disputes: 0 });
    await giveBack(id);
    const opened = await paid();
    const parameters = { id: opened };
    await vera.must("openDisputeByStaff", { parameters, body: { reason: "A mail." } });
    expect(await expectSame(vera)).to.include({ disputes: 0 });
    expect(await expectSame(nia)).to.include({ disputes: 1 });
    await giveBack(opened);
  });

  it("counts a verdict that waits for a second person for everybody who may look at it", async () => {
    const { nia_mod: nia, vera_super: vera } = desk;
    const id = await disputed();
    await nia.must("takeCase", { parameters: { id } });
    await nia.must("decideCase", { parameters: { id }, body: split });
    expect(await expectSame(vera)).to.include({ second_person: 1, disputes: 0 });
    await vera.must("confirmVerdict", { parameters: { id }, body: why });
    expect(await expectSame(vera)).to.include({ second_person: 0 });
  });

  it("lets an appeal go once it was refused, and shows none against one's own verdict", async () => {
    const { nia_mod: nia, vera_super: vera } = desk;
    const id = await appealed(nia);
    expect(await expectSame(vera)).to.include({ appeals: 1 });
    await vera.must("rejectAppeal", { parameters: { id }, body: why });
    expect(await expectSame(vera)).to.include({ appeals: 0 });
    await appealed(vera);
    expect(await expectSame(vera)).to.include({ appeals: 0 });
  });

  it("keeps an offer of somebody linked from whoever may not decide on it", async () => {
    const { nia_mod: nia, omar_mod: omar } = desk;
    const { database } = pair.app;
    const [offer] = await database.query<{ id: string; owner_id: string }>(
      `SELECT offer.id, owner_id FROM offer JOIN trader ON trader.id = owner_id
        WHERE username = 'ana_lima' AND side = 'sell' LIMIT 1`,
    );
    const before = await expectSame(omar);
    const body = { reason: "obvious_scam" };
    await pair.buyer.must("reportOffer", { parameters: { id: offer!.id }, body });
    await declareAccount(database, "nia_mod", offer!.owner_id);
    const after = { offers: (before["offers"] ?? 0) + 1 };
    expect(await expectSame(omar)).to.include(after);
    expect(await expectSame(nia)).to.include({ offers: before["offers"] });
    await forgetDeclared(database);
    expect(await expectSame(nia)).to.include(after);
  });
});
