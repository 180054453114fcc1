import { expect } from "chai";
import type {
  TradeCard,
  TradeView,
} from "../../../src/adapters/http/contract/trade/trade-views.ts";
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
  const { start, escrowOf, giveKeys, confirm } = httpEscrow(() => pair);

  /** What the lists of active trades of buyer and seller say of its escrow, and whose turn it is. */
  const listed = async (id: string) => {
    const lists = await Promise.all(
      [pair.buyer, pair.seller].map((who) => who.must("listActiveTrades")),
    );
    return lists.map(({ data }) => {
      const card = (data as readonly TradeCard[]).find((each) => each.id === id);
      return [card?.escrowWait, card?.turn];
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
});
