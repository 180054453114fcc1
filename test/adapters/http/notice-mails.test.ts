import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { caughtUp } from "../../support/caught-up.ts";
import { KeptMails } from "../../support/kept-mails.ts";
import { patient } from "../../support/running/time-limits.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import type { Visitor } from "../../support/visitor.ts";

const ofSeller = "ana_lima@demo.invalid";
const ofBuyer = "bruno_costa@demo.invalid";

interface DeliveryRow {
  readonly state: string;
  /** Seconds from when it was asked for. */
  readonly wait: number;
}

describe("mails about trades", () => {
  let pair: TradingPair;
  let mails: KeptMails;
  let id: string;
  beforeEach(async () => {
    mails = new KeptMails();
    pair = await TradingPair.open({}, [mails.override]);
    // Both signed in on devices that are new to them, and are told so.
    for (const address of [ofSeller, ofBuyer]) await mails.await(address);
    mails.all.splice(0);
  });
  afterEach(() => pair.close());

  const start = async () => void ({ id } = await pair.start());
  const write = (text: string) =>
    pair.buyer.must("sendMessage", { parameters: { id }, body: { text } });
  const deliveries = async () => {
    await caughtUp(pair.app.database, "notices");
    return pair.app.database.query<DeliveryRow>(
      `SELECT state, round(extract(epoch FROM due_at - made_at))::integer AS wait FROM delivery
        WHERE kind = 'notices' ORDER BY id`,
    );
  };
  /** Sends what waits, and waits until nothing does. */
  const sendAll = async () => {
    await caughtUp(pair.app.database, "notices");
    await pair.app.database.query(
      "UPDATE delivery SET due_at = clock_timestamp() WHERE state = 'waiting'",
    );
    const until = performance.now() + patient(10_000);
    while (performance.now() < until) {
      const open = await pair.app.database.query(
        "SELECT 1 FROM delivery WHERE state IN ('waiting', 'sending')",
      );
      if (open.length === 0) return;
      await pause(50);
    }
    throw new Error("A mail was not sent");
  };
  const settings = (who: Visitor, body: Record<string, unknown>) =>
    who.must("changeSettings", { body });

  it("come within a minute, with one link, and tell each thing once", async () => {
    await start();
    expect(await deliveries()).to.deep.equal([{ state: "waiting", wait: 60 }]);
    await pair.buyer.must("markTradePaid", { parameters: { id } });
    expect(await deliveries()).to.have.length(1);
    await sendAll();
    const { text, subject } = await mails.await(ofSeller);
    expect(subject).to.include("2 notifications");
    expect(text).to.include("bruno_costa started a trade with you");
    expect(text).to.include("bruno_costa says they paid 20.00 EUR");
    expect(text.match(/https?:\S+/g)).to.have.length(1);
    expect(text).to.match(new RegExp(`/trade/${id}\\n`));
    await write("It is on its way");
    await sendAll();
    const second = await mails.await(ofSeller, 2);
    expect(second.text).to.include("There is a new message");
    expect(second.text).to.not.include("started a trade").and.to.not.include("on its way");
    expect(mails.all, "who acted is told nothing").to.have.length(2);
  });

  it("wait for the end of the quiet hours, unless they are about the trade itself", async () => {
    const timezone = "UTC";
    await settings(pair.seller, { timezone });
    const now = new Date();
    const clock = (minutes: number) =>
      new Date(now.getTime() + minutes * 60_000).toISOString().slice(11, 16);
    const quiet_hours = { from: clock(-60), until: clock(120) };
    const body = { events: [], quiet_hours };
    const kept = (await pair.seller.must("changeNoticeSettings", { body })).data;
    expect(kept).to.deep.include({ quietHours: quiet_hours });
    await start();
    expect(await deliveries(), "a trade").to.deep.equal([{ state: "waiting", wait: 60 }]);
    await sendAll();
    await write("Good evening");
    await write("Are you there?");
    const [, held, ...more] = await deliveries();
    expect(more).to.deep.equal([]);
    expect(held?.wait).to.be.within(118 * 60, 120 * 60);
    await sendAll();
    expect((await mails.await(ofSeller, 2)).text).to.include("2 new messages");
    const off = { events: [], quiet_hours: { from: "08:00", until: "08:00" } };
    const none = (await pair.seller.must("changeNoticeSettings", { body: off })).data;
    expect(none).to.deep.include({ quietHours: null });
    const wrong = { events: [], quiet_hours: { from: "24:00", until: "08:00" } };
    expect((await pair.seller.call("changeNoticeSettings", { body: wrong })).status).to.equal(422);
  });

  it("about messages wait as long as their reader chose, and go with what comes first", async () => {
    await settings(pair.seller, { notifyTradeMessagesInterval: 30 });
    await start();
    await sendAll();
    await write("First");
    await write("Second");
    const waiting = async () => (await deliveries()).filter(({ state }) => state === "waiting");
    expect(await waiting()).to.deep.equal([{ state: "waiting", wait: 1_800 }]);
    await pair.buyer.must("markTradePaid", { parameters: { id } });
    expect((await waiting())[0]?.wait).to.be.below(1_800);
    expect(await waiting()).to.have.length(1);
    await sendAll();
    expect((await mails.await(ofSeller, 2)).text).to.include("There are 2 new messages");
  });

  it("are not sent about what was read on the site meanwhile", async () => {
    await start();
    await write("It is on its way");
    await caughtUp(pair.app.database, "notices");
    await pair.seller.must("listMessages", { parameters: { id } });
    await pair.seller.must("readNotices", { body: { up_to: 1_000, trade_id: id } });
    await sendAll();
    expect(await deliveries()).to.deep.include({ state: "dropped", wait: null });
    expect(mails.all).to.deep.equal([]);
  });

  it("come at once for who wants no pause", async () => {
    await settings(pair.seller, { notifyTradeMessagesInterval: 0 });
    await start();
    await mails.await(ofSeller);
  });

  it("go to nobody who does not want them", async () => {
    const body = { events: [{ event: "new_trade", email: false }] };
    await pair.seller.must("changeNoticeSettings", { body });
    await start();
    expect(await deliveries()).to.deep.equal([]);
    const { data } = await pair.seller.must("countNotices");
    expect(data).to.deep.include({ unread: 1 });
  });

  it("go to no address that is not confirmed, and to nobody who may not sign in", async () => {
    await start();
    await caughtUp(pair.app.database, "notices");
    await pair.app.database.query(
      "UPDATE trader SET email_verified_at = NULL WHERE username = 'ana_lima'",
    );
    await sendAll();
    await pair.app.database.query(
      "UPDATE trader SET email_verified_at = clock_timestamp() WHERE username = 'ana_lima'",
    );
    await pair.buyer.must("markTradePaid", { parameters: { id } });
    await caughtUp(pair.app.database, "notices");
    await pair.app.database.query(
      `INSERT INTO account_state (id, trader_id, state, reason, begun_at, begun_by, begun_role)
       SELECT 'banned-1', t.id, 'banned', 'test', clock_timestamp(), s.id, s.role
         FROM trader t, staff s WHERE t.username = 'ana_lima' LIMIT 1`,
    );
    await sendAll();
    expect(mails.to(ofSeller)).to.deep.equal([]);
  });
});
