import { expect } from "chai";
import type {
  TradeCard,
  TradeView,
} from "../../../src/adapters/http/contract/trade/trade-views.ts";
import type { NoticeView } from "../../../src/adapters/http/contract/notice/notice.ts";
import { expectBooksBalance } from "../../support/books.ts";
import { httpEscrow } from "../../support/http-escrow.ts";
import { TradingPair } from "../../support/trading-pair.ts";

describe("the multisig escrow of a trade in a demo over HTTP", () => {
  let pair: TradingPair;
  before(async () => {
    pair = await TradingPair.open();
  });
  after(async () => {
    await expectBooksBalance(pair.app.database);
    await pair.close();
  });
  const {
    start,
    escrowOf,
    giveKeys,
    fund,
    confirm,
    payAgain,
    signed,
    settle,
    until,
    stopBlocks,
    goOn,
  } = httpEscrow(() => pair);

  /** What the lists of active trades of buyer and seller say of its escrow, and whose turn it is; undefined where they lack it. */
  const listed = async (id: string) => {
    const lists = await Promise.all(
      [pair.buyer, pair.seller].map((who) => who.must("listActiveTrades")),
    );
    return lists.map(({ data }) => {
      const card = (data as readonly TradeCard[]).find((each) => each.id === id);
      return card && [card.escrowWait, card.turn];
    });
  };
  /** The same of their rooms. */
  const shown = async (id: string) => {
    const rooms = await Promise.all(
      [pair.buyer, pair.seller].map((who) => who.must("viewTrade", { parameters: { id } })),
    );
    return rooms.map(({ data }) => [(data as TradeView).escrowWait, (data as TradeView).turn]);
  };

  it("says what it waits for, and is paid with play coins, once, of which none is ours", async () => {
    const { id } = await start();
    const parameters = { id };
    const early = await pair.seller.call("playEscrowPayment", { parameters });
    expect(early.code).to.equal("keys_wanted");
    for (const seen of [await listed(id), await shown(id)]) {
      expect(seen).to.deep.equal([
        ["own_key", "buyer"],
        ["own_key", "seller"],
      ]);
    }
    const { toPay } = await giveKeys(id);
    expect(await listed(id)).to.deep.equal([
      ["payment", "seller"],
      ["payment", "seller"],
    ]);
    const buyers = await pair.buyer.call("playEscrowPayment", { parameters });
    expect(buyers.code).to.equal("not_found");
    for (const _ of [1, 2]) await pair.seller.must("playEscrowPayment", { parameters });
    await confirm(id);
    const { coin } = await escrowOf(id, "seller");
    expect(coin?.units).to.equal(toPay);
    expect(await listed(id)).to.deep.equal([
      ["nothing", "buyer"],
      ["nothing", "buyer"],
    ]);
    const [row] = await pair.app.database.query<{ held: object | null }>(
      "SELECT state -> 'held' AS held FROM embedded_chain WHERE chain = 'bitcoin'",
    );
    expect(Object.values(row?.held ?? {})).to.deep.equal([]);
    const besides = await pair.app.database.query("SELECT 1 FROM payment_besides");
    expect(besides).to.deep.equal([]);
  });

  it("waits for whoever is paid once the trade is over, which list, room and notice say until it is paid out", async () => {
    const { id } = await start();
    await fund(id);
    const parameters = { id };
    await pair.buyer.must("cancelTrade", { parameters, body: {} });
    const waits = [
      ["other_signature", "seller"],
      ["own_signature", "seller"],
    ];
    for (const seen of [await listed(id), await shown(id)]) expect(seen).to.deep.equal(waits);
    const notice = async () => {
      const told: readonly NoticeView[] = (await pair.seller.must("listNotices")).data;
      return told.find(({ event, trade }) => event === "cancelled" && trade?.id === id);
    };
    const told = await until(notice);
    expect([told.turn?.isMine, told.escrowWait]).to.deep.equal([true, "own_signature"]);
    // Limits don't count it.
    const [counted] = await pair.app.database.query<{ isExact: boolean }>(
      `SELECT u.active_trades = (SELECT count(*) FROM trade o WHERE o.seller_id = t.seller_id AND o.closed_at IS NULL)
              AS "isExact" FROM trade t JOIN trader_usage u ON u.trader_id = t.seller_id WHERE t.id = $1`,
      [id],
    );
    expect(counted?.isExact).to.equal(true);
    await until(async () => (await escrowOf(id, "seller")).ending ?? undefined);
    expect(await listed(id)).to.deep.equal(waits);
    await stopBlocks();
    const body = { payout: await signed(id, "seller") };
    await pair.seller.must("signEscrowPayout", { parameters, body });
    expect(await listed(id)).to.deep.equal([
      ["payout", null],
      ["payout", null],
    ]);
    const after = await notice();
    expect([after?.turn, after?.escrowWait]).to.deep.equal([null, "payout"]);
    await goOn();
    await settle(id);
    expect(await listed(id)).to.deep.equal([undefined, undefined]);
    expect(await shown(id)).to.deep.equal([
      [null, null],
      [null, null],
    ]);
  });

  it("says how much is missing where less was paid than agreed, and that it is nobody's turn", async () => {
    const { id } = await start();
    const { toPay } = await giveKeys(id);
    await payAgain(id, String(BigInt(toPay) - 1_000n));
    const card = await until(async () => {
      await goOn();
      const { data } = await pair.seller.must("listActiveTrades");
      const found = (data as readonly TradeCard[]).find((each) => each.id === id);
      return found?.escrowWait === "underpaid" ? found : undefined;
    });
    expect([card.escrowMissing, card.turn]).to.deep.equal(["1000", null]);
  });
});
