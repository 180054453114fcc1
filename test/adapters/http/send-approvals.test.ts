import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type { AdminBodyOf } from "../../../src/adapters/http/client/admin-client.ts";
import type { QueuedSendView } from "../../../src/adapters/http/contract/admin/sends.ts";
import type { NoticeView } from "../../../src/adapters/http/contract/notice/notice.ts";
import type { SendView } from "../../../src/adapters/http/contract/send/send.ts";
import type { BalanceView } from "../../../src/adapters/http/contract/wallet/wallet.ts";
import { expectBooksBalance } from "../../support/books.ts";
import { caughtUp } from "../../support/caught-up.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { TradingPair } from "../../support/trading-pair.ts";

const password = "try the demo";
const address = "bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080";
const reason = "The person was called back.";

describe("large sends", () => {
  let pair: TradingPair;
  let ada: StaffVisitor;
  let ben: StaffVisitor;
  before(async () => {
    pair = await TradingPair.open({ COOL_DOWNS: "1" });
    ada = await StaffVisitor.ofDemo(pair.app.adminUrl, "ada_admin");
    ben = await StaffVisitor.ofDemo(pair.app.adminUrl, "ben_admin");
    const { version } = (await ada.must("viewPolicy")).data as { version: number };
    const body = { patch: { send: { approvalFromUsdCents: "100" } }, version, reason };
    expect((await ada.call("changePolicy", { body })).status).to.equal(200);
  });
  after(async () => {
    await expectBooksBalance(pair.app.database);
    await pair.close();
  });

  const body = { crypto_currency_code: "BTC", address };
  const send = async (amount: string): Promise<SendView> => {
    const sent: SendView = (
      await pair.seller.must("sendCoins", { body: { ...body, amount, password } })
    ).data;
    // Its hold as a new address is not what is shown here.
    await pair.app.database.query(
      "UPDATE send SET held_until = clock_timestamp() - interval '1 s' WHERE id = $1",
      [sent.id],
    );
    return sent;
  };
  const stateOf = async (id: string) => {
    const all: readonly SendView[] = (await pair.seller.must("listSends")).data;
    return all.find((each) => each.id === id)?.state;
  };
  const balance = async (): Promise<bigint> => {
    const all: readonly BalanceView[] = (await pair.seller.must("getBalances")).data;
    return BigInt(all.find(({ cryptoCurrencyCode: code }) => code === "BTC")!.balance);
  };
  const noticesOfDeclined = async (): Promise<number> => {
    await caughtUp(pair.app.database, "notices");
    const notices: readonly NoticeView[] = (await pair.seller.must("listNotices")).data;
    return notices.filter(({ event }) => event === "send_declined").length;
  };
  const queued = async (by: StaffVisitor, id: string): Promise<QueuedSendView | undefined> => {
    const { sends } = (await by.must("viewSendQueue")).data as { sends: QueuedSendView[] };
    return sends.find((each) => each.id === id);
  };
  const inQueue = async (by: StaffVisitor) => {
    const queues: AdminBodyOf<"listQueues"> = (await by.must("listQueues")).data;
    const { waiting, mine } = queues.find(({ name }) => name === "sends") ?? {};
    return { waiting, mine };
  };
  const review = async (by: StaffVisitor, id: string, ruling: "approve" | "decline") => {
    const { traderId = "" } = (await queued(ada, id)) ?? {};
    return by.call("reviewSend", {
      parameters: { id: traderId },
      body: { send: id, ruling, reason },
    });
  };

  it("wait for two of staff, and leave then", async () => {
    const quoted = (await pair.seller.must("quoteSend", { body: { ...body, amount: "50000" } }))
      .data;
    expect(quoted).to.include({ needsApproval: true, obstacle: null });
    const forged = await send("50000");
    const { id, state, canCancel } = await send("60000");
    expect({ state, canCancel }).to.deep.equal({ state: "waiting", canCancel: true });
    expect(await queued(ada, id)).to.include({
      act: "approve",
      amount: "60000",
      approved: null,
      replaced: 0,
    });
    expect(await inQueue(ada)).to.deep.equal({ waiting: 2, mine: 0 });
    expect((await review(ada, id, "approve")).status).to.equal(200);
    expect(await inQueue(ada)).to.deep.equal({ waiting: 1, mine: 1 });
    expect(await inQueue(ben)).to.deep.equal({ waiting: 2, mine: 0 });
    expect((await review(ada, id, "approve")).code).to.equal("second_person_needed");
    expect((await queued(ada, id))?.act).to.equal(null);
    const second = await queued(ben, id);
    expect(second?.act).to.equal("confirm");
    expect(second?.approved).to.include({ by: "ada_admin", reason });
    expect(await stateOf(id)).to.equal("waiting");
    // Whoever writes to the database is not two of staff.
    await pair.app.database.query("UPDATE send SET state = 'checked' WHERE id = $1", [forged.id]);
    expect((await review(ben, id, "approve")).status).to.equal(200);
    const over = performance.now() + 60_000;
    while ((await stateOf(id)) !== "sent") {
      if (performance.now() > over) throw new Error("The worker did not do it within a minute");
      await pause(100);
    }
    expect(await stateOf(forged.id)).to.equal("checked");
    await pair.seller.must("cancelSend", { parameters: { id: forged.id } });
    expect((await review(ben, forged.id, "approve")).status).not.to.equal(200);
  });

  it("come back whole where staff decline them, and where their owner cancels them", async () => {
    const before = await balance();
    const { id } = await send("70000");
    expect((await review(ada, id, "decline")).status).to.equal(200);
    expect(await stateOf(id)).to.equal("cancelled");
    expect(await noticesOfDeclined()).to.equal(1);
    const own = await send("80000");
    await review(ada, own.id, "approve");
    await pair.seller.must("cancelSend", { parameters: { id: own.id } });
    expect(await balance()).to.equal(before);
    expect(await noticesOfDeclined()).to.equal(1);
    const acts = await pair.app.database.query<{ act: string }>(
      "SELECT act FROM audit_log WHERE act IN ('approve-send', 'decline-send') ORDER BY seq",
    );
    expect(acts.map(({ act }) => act)).to.deep.equal([
      "approve-send",
      "approve-send",
      "decline-send",
      "approve-send",
    ]);
  });

  it("are nothing for those who may not approve them", async () => {
    const support = await StaffVisitor.ofDemo(pair.app.adminUrl, "sam_support");
    expect((await support.call("viewSendQueue")).status).to.equal(403);
  });
});
