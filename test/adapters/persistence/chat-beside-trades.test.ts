import { expect } from "chai";
import { Client } from "pg";
import { PostgresChatStore } from "../../../src/adapters/persistence/chat/postgres-chat-store.ts";
import { GroupCommit } from "../../../src/adapters/persistence/commit/group-commit.ts";
import type { Actor } from "../../../src/application/actor/actor.ts";
import { SendMessage } from "../../../src/application/chat/send-message.ts";
import { money } from "../../../src/domain/money/money.ts";
import { for100, TestMarket, type Counter } from "../../support/test-market.ts";
import { patientStartPolicy } from "../../support/patient-start-policy.ts";

describe("messages concurrent with trades, in one process", () => {
  let floor: TestMarket;
  let counter: Counter;
  let sendMessage: SendMessage;
  let somebodyElse: Client;
  let buyer: Actor;
  let offerId: string;
  let tradeId: string;
  before(async () => {
    floor = await TestMarket.open(patientStartPolicy);
    counter = await floor.openCounter();
    const chats = new PostgresChatStore(
      counter.pool,
      new GroupCommit(counter.pool, undefined, { patienceMs: 60_000 }),
    );
    sendMessage = new SendMessage(
      counter.trades,
      chats,
      counter.desk,
      {
        isClosed: () => Promise.resolve(false),
      },
      { listOf: () => Promise.resolve([]) },
    );
    somebodyElse = new Client({ connectionString: floor.database.ownerUrl });
    await somebodyElse.connect();
  });
  beforeEach(async () => {
    const seller = await floor.addTrader();
    buyer = await floor.addTrader();
    await floor.fund(counter, seller, money("BTC", 100_000_000n));
    offerId = await floor.addSellOffer(seller);
    tradeId = await start(buyer);
    // Their first view changes the trade.
    await counter.desk.noteRead(tradeId, buyer.traderId);
    await somebodyElse.query("BEGIN");
  });
  afterEach(() => somebodyElse.query("ROLLBACK"));
  after(async () => {
    await somebodyElse.end();
    await floor.close();
  });

  const start = async (taker: Actor) => {
    const started = await counter.startTrade.execute(taker, for100(offerId));
    if (!started.ok) throw new Error(started.refusal.code);
    return started.value;
  };
  const send = async (text: string) => {
    const sent = await sendMessage.execute(buyer, tradeId, text);
    if (!sent.ok) throw new Error(sent.refusal.code);
    return sent.value;
  };
  /** Like a commit of another process that holds its locks and is running. */
  const underWay = (change: object) =>
    somebodyElse.query("SELECT commit_prepare($1::jsonb)", [JSON.stringify([change])]);

  it("take no connection from those who trade, however many wait for a chat", async () => {
    expect(await send("first")).to.equal(1);
    await underWay({ messages: [{ trade_id: tradeId }] });
    let settled = 0;
    const sent = Promise.all(
      Array.from({ length: 100 }, (_, index) => send(`${index}`).finally(() => (settled += 1))),
    );
    expect(await start(await floor.addTrader())).to.be.a("string");
    expect(settled).to.equal(0);
    await somebodyElse.query("COMMIT");
    const numbers = (await sent).toSorted((one, other) => one - other);
    expect(numbers).to.deep.equal(Array.from({ length: 100 }, (_, index) => index + 2));
  });

  it("do not wait for a change of their trade, not even the first of a chat", async () => {
    await underWay({ trade: { id: tradeId } });
    expect(await send("first")).to.equal(1);
    expect(await send("second")).to.equal(2);
  });

  it("keep no change of their trade waiting", async () => {
    await underWay({ messages: [{ trade_id: tradeId }] });
    expect((await counter.partyAct.execute(buyer, tradeId, { act: "paid" })).ok).to.equal(true);
  });

  it("are numbered without a gap, and once for a key", async () => {
    await somebodyElse.query("COMMIT");
    const key = { actorId: buyer.traderId, key: "one message", inputHash: "a" };
    const twice = () => sendMessage.execute(buyer, tradeId, "once", key);
    const [one, again] = await Promise.all([twice(), twice()]);
    expect(one).to.deep.equal({ ok: true, value: 1 });
    expect(again).to.deep.equal(one);
    expect(await twice()).to.deep.equal(one);
    const reused = await sendMessage.execute(buyer, tradeId, "x", { ...key, inputHash: "b" });
    expect(reused).to.deep.equal({ ok: false, refusal: { code: "key_reused" } });
    expect(await Promise.all(["a", "b", "c"].map(send))).to.have.members([2, 3, 4]);
    const rows = await floor.database.query<{ seq: number }>(
      "SELECT seq FROM chat_message WHERE trade_id = $1 ORDER BY seq",
      [tradeId],
    );
    expect(rows.map(({ seq }) => seq)).to.deep.equal([1, 2, 3, 4]);
  });
});
