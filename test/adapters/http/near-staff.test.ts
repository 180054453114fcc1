import { expect } from "chai";
import type { AdminBodyOf } from "../../../src/adapters/http/client/admin-client.ts";
import { namelessAddress } from "../../../src/domain/staff/linked-account.ts";
import { declareAccount, forgetDeclared } from "../../support/case-desk.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { TradingPair } from "../../support/trading-pair.ts";

const elsewhere = "203.0.113.7";

describe("staff who are linked to a party", () => {
  let pair: TradingPair;
  let nia: StaffVisitor;
  let id: string;
  let buyerId: string;
  before(async () => {
    pair = await TradingPair.open();
    nia = await StaffVisitor.ofDemo(pair.app.adminUrl, "nia_mod");
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

  const query = { reason: "A complaint by mail." };
  /** Where she can see the trade and the buyer, place by place. */
  const seen = async () => {
    const parameters = { id };
    const answers = await Promise.all([
      nia.call("readTrade", { parameters, query }),
      nia.call("viewCase", { parameters }),
      nia.call("viewPerson", { parameters: { id: buyerId } }),
      nia.call("notePerson", { parameters: { id: buyerId }, body: { text: "A note." } }),
      nia.call("closeChat", { parameters, body: { closed: false, reason: "For a test." } }),
    ]);
    const lists = await Promise.all([
      nia.must("listTrades", { query: { filter: JSON.stringify({ q: id }) } }),
      nia.must("listPeople", { query: { filter: JSON.stringify({ q: buyerId }) } }),
      nia.must("listCases"),
    ]);
    const queues: AdminBodyOf<"listQueues"> = (await nia.must("listQueues")).data;
    return {
      answers: answers.map(({ status }) => status),
      listed: lists.map(({ data }) => (data as unknown[]).length),
      waiting: queues.find(({ name }) => name === "disputes")?.waiting,
    };
  };
  const all = { answers: [200, 200, 200, 200, 200], listed: [1, 1, 1], waiting: 1 };
  const nothing = { answers: [404, 404, 404, 403, 403], listed: [0, 0, 0], waiting: 0 };

  it("are nobody by an address of this machine: it says nothing of people", async () => {
    const shared = await pair.app.database.query(
      "SELECT FROM staff_session o JOIN session t ON t.address = o.address",
    );
    expect(shared).to.not.have.length(0);
    expect(await seen()).to.deep.equal(all);
  });

  it("find neither the trade nor the person, and have nothing of it in their queue", async () => {
    const { database } = pair.app;
    await database.query("UPDATE staff_session SET address = $1", [elsewhere]);
    expect(await seen()).to.deep.equal(all);
    await database.query("UPDATE session SET address = $1 WHERE trader_id = $2", [
      elsewhere,
      buyerId,
    ]);
    expect(await seen()).to.deep.equal(nothing);
    expect(await nia.call("takeCase", { parameters: { id } })).to.include({
      code: "conflict_of_interest",
    });
    await database.query("UPDATE session SET last_active_at = last_active_at - interval '30 days'");
    expect(await seen()).to.deep.equal(all);
  });

  it("are given no case of theirs by others either", async () => {
    const { database } = pair.app;
    await declareAccount(database, "omar_mod", buyerId);
    const vera = await StaffVisitor.ofDemo(pair.app.adminUrl, "vera_super");
    const colleagues: AdminBodyOf<"listColleagues"> = (await vera.must("listColleagues")).data;
    const omar = colleagues.find(({ username }) => username === "omar_mod");
    const body = { staff_id: omar?.id, reason: "Nia is away." };
    const given = await vera.call("assignCase", { parameters: { id }, body });
    expect(given).to.include({ code: "conflict_of_interest" });
  });

  it("their own part in it is looked up by nobody near", async () => {
    const { database } = pair.app;
    await declareAccount(database, "nia_mod", buyerId);
    expect(await seen()).to.deep.equal(nothing);
    await forgetDeclared(database);
  });

  for (const [address, isNameless] of [
    ["", true],
    ["127.0.0.1", true],
    ["::1", true],
    ["::ffff:10.1.2.3", true],
    ["172.16.0.9", true],
    ["172.31.0.9", true],
    ["192.168.1.4", true],
    ["fd00::4", true],
    ["fe80::1%eth0", true],
    ["172.32.0.9", false],
    ["100.10.2.3", false],
    ["203.0.113.7", false],
    ["::ffff:203.0.113.7", false],
    ["2001:db8::1", false],
  ] as const) {
    it(`"${address}" ${isNameless ? "says nothing" : "says something"} of people, here and there`, async () => {
      const [row] = await pair.app.database.query<{ is: boolean }>("SELECT $1::text ~ $2 AS is", [
        address,
        namelessAddress,
      ]);
      expect([new RegExp(namelessAddress).test(address), row?.is]).to.deep.equal([
        isNameless,
        isNameless,
      ]);
    });
  }
});
