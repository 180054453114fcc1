import { expect } from "chai";
import type { StaffTradeView } from "../../../../src/adapters/http/contract/admin/people-views.ts";
import { StaffVisitor } from "../../../support/staff-visitor.ts";
import { TradingPair } from "../../../support/trading-pair.ts";
import type { Visitor } from "../../../support/visitor.ts";

describe("a chat that staff close", () => {
  let pair: TradingPair;
  let id: string;
  before(async () => {
    pair = await TradingPair.open();
    ({ id } = await pair.start());
  });
  after(() => pair.close());

  const as = (name: string) => StaffVisitor.ofDemo(pair.app.adminUrl, name);
  const close = async (name: string, closed: boolean, reason = "Threats against the seller.") =>
    (await as(name)).call("closeChat", { parameters: { id }, body: { closed, reason } });
  const blockReason = async (who: Visitor) => {
    const told = await who.must("listMessages", { parameters: { id } });
    return (told.body as { meta: { blockReason: string | null } }).meta.blockReason;
  };
  const write = (who: Visitor, text: string) =>
    who.call("sendMessage", { parameters: { id }, body: { text } });
  const acts = async () => {
    const rows = await pair.app.database.query<{ act: string }>(
      "SELECT act FROM audit_log WHERE subject_id = $1 ORDER BY seq",
      [id],
    );
    return rows.map(({ act }) => act);
  };

  it("takes no message of either side, with what was written still there", async () => {
    expect((await write(pair.buyer, "Pay or else")).status).to.equal(200);
    expect((await close("nia_mod", true)).data).to.deep.equal({ isChatClosed: true });
    for (const who of [pair.buyer, pair.seller]) {
      expect(await blockReason(who)).to.equal("ChatBlocked");
      expect(await write(who, "Hello?")).to.include({ status: 409, code: "chat_blocked" });
    }
    const told = await pair.seller.must("listMessages", { parameters: { id } });
    expect((told.data as { text: string }[]).map(({ text }) => text)).to.deep.equal([
      "Pay or else",
    ]);
  });

  it("is seen by staff as closed, and logged once with its reason", async () => {
    const read = await (
      await as("nia_mod")
    ).must("readTrade", { parameters: { id }, query: { reason: "A mail of the seller." } });
    expect((read.data as StaffTradeView).isChatClosed).to.equal(true);
    await close("vera_super", true);
    expect(await acts()).to.deep.equal(["close-chat", "read-trade"]);
  });

  it("is opened again", async () => {
    expect((await close("ada_admin", false)).data).to.deep.equal({ isChatClosed: false });
    expect(await blockReason(pair.buyer)).to.equal(null);
    expect((await write(pair.seller, "Let us go on")).status).to.equal(200);
    expect((await acts()).at(-1)).to.equal("open-chat");
  });

  it("takes a reason, a trade, and a role that may", async () => {
    expect(await close("nia_mod", true, " \u200b ")).to.include({ code: "reason_needed" });
    expect(await close("sam_support", true)).to.include({ status: 403, code: "forbidden" });
    const nobody = await StaffVisitor.of(pair.app.adminUrl);
    const body = { closed: true, reason: "For a test." };
    expect((await nobody.call("closeChat", { parameters: { id }, body })).status).to.equal(401);
    const moderator = await as("nia_mod");
    const unknown = await moderator.call("closeChat", { parameters: { id: "unknown1234" }, body });
    expect(unknown.status).to.equal(404);
    expect(await blockReason(pair.buyer)).to.equal(null);
  });
});
