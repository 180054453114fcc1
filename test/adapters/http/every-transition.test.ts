import { expect } from "chai";
import {
  rowActors,
  tradeTable,
  type TradeTableRow,
} from "../../../src/domain/trade/trade-table.ts";
import { expectBooksBalance } from "../../support/books.ts";
import { expectPartiesTold } from "../../support/told-parties.ts";
import { TradeWalk, WalkGround } from "../../support/trade-walk.ts";

const why = { reason: "A test walks every way that a trade can go." };
const appealText = { text: "The statement that I sent was not looked at." };
const card = { type: "e-card", info: "Amazon US, 20 USD, bought today" };

/** What can happen on a walk, each by requests alone; the clock is brought forward. */
const steps = {
  plain: (walk: TradeWalk) => walk.start("plain"),
  deferred: (walk: TradeWalk) => walk.start("deferred"),
  card: (walk: TradeWalk) => walk.start("card"),
  bank: (walk: TradeWalk) => walk.start("bank"),
  bought: (walk: TradeWalk) => walk.start("bought"),
  fund: (walk: TradeWalk) => walk.seller("fundTrade"),
  fundWithout: (walk: TradeWalk) => walk.fundWithout(),
  fundingOver: (walk: TradeWalk) => walk.due("funding_window"),
  cancel: (walk: TradeWalk) => walk.cancel(),
  sellerCancels: (walk: TradeWalk) => walk.seller("cancelTrade", {}),
  later: (walk: TradeWalk) => walk.later(),
  staffCancels: (walk: TradeWalk) => walk.staff("supermoderator", "cancelByStaff", why),
  noticeOver: (walk: TradeWalk) => walk.due("staff_cancel"),
  adminsCancel: async (walk: TradeWalk) => {
    await walk.staff("admin", "cancelByStaff", why);
    await walk.staff("other", "cancelByStaff", why);
  },
  showCard: (walk: TradeWalk) => walk.buyer("showCard", card),
  acceptCard: (walk: TradeWalk) => walk.seller("acceptCard"),
  declineCard: (walk: TradeWalk) => walk.seller("declineCard"),
  shareCode: (walk: TradeWalk) => walk.buyer("shareCode", { code: "AQ7X-92KLMN-4TZ8" }),
  fallBack: (walk: TradeWalk) => walk.buyer("fallBack"),
  paid: (walk: TradeWalk) => walk.buyer("markTradePaid"),
  withdrawPaid: (walk: TradeWalk) => walk.buyer("withdrawPaid"),
  windowOver: (walk: TradeWalk) => walk.due("payment_window"),
  extend: (walk: TradeWalk) => walk.seller("extendWindow"),
  agreeCancel: (walk: TradeWalk) => walk.agree("agree-cancel"),
  amend: (walk: TradeWalk) => walk.agree("amend", { received: "10.00" }),
  reopen: (walk: TradeWalk) => walk.agree("reopen"),
  reQuote: async (walk: TradeWalk) => {
    await walk.marketWas(90);
    await walk.agree("re-quote");
  },
  release: (walk: TradeWalk) => walk.release(),
  giveBack: (walk: TradeWalk) => walk.giveBack(),
  dispute: (walk: TradeWalk) => walk.dispute("buyer"),
  staffDispute: (walk: TradeWalk) => walk.staff("moderator", "openDisputeByStaff", why),
  stale: (walk: TradeWalk) => walk.due("stale"),
  withdrawDispute: (walk: TradeWalk) => walk.buyer("withdrawDispute"),
  forBuyer: (walk: TradeWalk) => walk.decide("buyer"),
  forSeller: (walk: TradeWalk) => walk.decide("seller"),
  split: (walk: TradeWalk) => walk.decide("split"),
  buyerAppeals: (walk: TradeWalk) => walk.buyer("appealVerdict", appealText),
  sellerAppeals: (walk: TradeWalk) => walk.seller("appealVerdict", appealText),
  buyerAccepts: (walk: TradeWalk) => walk.buyer("acceptVerdict"),
  sellerAccepts: (walk: TradeWalk) => walk.seller("acceptVerdict"),
  appealOver: (walk: TradeWalk) => walk.due("appeal_window"),
  appealUnheard: (walk: TradeWalk) => walk.due("appeal_unheard"),
  rejectAppeal: (walk: TradeWalk) => walk.staff("second", "rejectAppeal", why),
  grantAppeal: (walk: TradeWalk) => walk.staff("second", "grantAppeal", why),
  report: (walk: TradeWalk) => walk.report(),
  dismiss: (walk: TradeWalk) => walk.staff("moderator", "dismissChargeback", why),
  confirm: (walk: TradeWalk) => walk.staff("moderator", "confirmChargeback", why),
  debtSettled: (walk: TradeWalk) => walk.until("chargeback_paid"),
  feedback: (walk: TradeWalk) => walk.buyer("giveFeedback", { type: "positive" }),
} as const satisfies Readonly<Record<string, (walk: TradeWalk) => Promise<unknown>>>;
type Step = keyof typeof steps;
type Way = readonly Step[];

const each = (beginnings: readonly Way[], ends: readonly Way[]): Way[] =>
  beginnings.flatMap((beginning) => ends.map((end) => [...beginning, ...end]));

const disputed: Way = ["plain", "paid", "dispute"];
const shown: Way = ["card", "showCard"];

const ways: readonly Way[] = [
  ...each(
    [["deferred"], ["deferred", "fundWithout"]],
    [["fund"], ["cancel"], ["sellerCancels"], ["fundingOver"], ["staffCancels"]],
  ),
  ...each(
    [["plain"], shown, [...shown, "acceptCard"]],
    [["extend", "cancel"], ["agreeCancel"], ["windowOver"], ["staffCancels", "noticeOver"]],
  ),
  ["bank", "fallBack", "cancel", "reopen"],
  [...shown, "fallBack", "windowOver", "reopen"],
  [...shown, "declineCard", "showCard", "acceptCard", "fallBack"],
  [...shown, "acceptCard", "shareCode", "release"],
  ["bought", "later", "sellerCancels"],
  ["plain", "reQuote", "paid", "withdrawPaid", "paid", "giveBack"],
  ["plain", "paid", "agreeCancel"],
  ["plain", "paid", "amend"],
  ["plain", "paid", "staffDispute", "release"],
  ["plain", "paid", "stale", "giveBack"],
  [...disputed, "withdrawDispute"],
  ...each([disputed], [["agreeCancel"], ["amend"], ["adminsCancel"]]),
  ...each(
    [[...disputed, "forBuyer"]],
    [
      ["appealOver"],
      ["sellerAccepts", "report"],
      ["sellerAppeals", "rejectAppeal"],
      ["sellerAppeals", "grantAppeal"],
      ["sellerAppeals", "appealUnheard"],
      ["giveBack"],
    ],
  ),
  ...each(
    [[...disputed, "forSeller"]],
    [
      ["appealOver"],
      ["buyerAccepts"],
      ["buyerAppeals", "rejectAppeal"],
      ["buyerAppeals", "grantAppeal"],
      ["buyerAppeals", "appealUnheard"],
      ["release"],
    ],
  ),
  ...each(
    [[...disputed, "split"]],
    [
      ["appealOver"],
      ["buyerAccepts", "sellerAccepts", "report"],
      ["buyerAppeals", "rejectAppeal"],
      ["sellerAppeals", "grantAppeal"],
      ["buyerAppeals", "appealUnheard"],
      ["release"],
      ["giveBack"],
    ],
  ),
  ["plain", "paid", "release", "report", "dismiss"],
  ["plain", "paid", "release", "feedback", "report", "confirm", "debtSettled"],
];

/** A line of a timeline. */
interface Line {
  readonly act: string;
  readonly by: string;
  readonly from: string | null;
  readonly to: string;
}

/** Every row of the table from each status that it starts from. */
const transitions = tradeTable.flatMap((row) =>
  (row.from.length === 0 ? [null] : row.from).map((from) => ({ row, from })),
);

function isOf({ act, by, from, to }: Line, row: TradeTableRow, status: string | null): boolean {
  const kinds: readonly string[] = row.by === "both" ? ["both"] : rowActors[row.by];
  const isThere = row.to === "(before)" || to === (row.to === "(same)" ? from : row.to);
  return act === row.act && kinds.includes(by) && from === status && isThere;
}

describe("every transition of the table, over HTTP", function () {
  this.timeout(60_000);
  let ground: WalkGround;
  before(async () => {
    ground = await WalkGround.open();
  });
  after(() => ground.pair.close());

  for (const way of ways) {
    it(way.join(", "), async () => {
      const walk = new TradeWalk(ground);
      for (const step of way) await steps[step](walk);
    });
  }

  it("is walked by one of these, and each ended with true books and with both told", async () => {
    const { database } = ground.pair.app;
    const lines = await database.query<Line>(
      `SELECT DISTINCT act, actor_kind AS by, from_status AS from, to_status AS to FROM trade_event`,
    );
    const missing = transitions.filter(
      ({ row, from }) => !lines.some((line) => isOf(line, row, from)),
    );
    expect(missing.map(({ row, from }) => `${row.id} ${row.act} from ${from}`)).to.deep.equal([]);
    await expectBooksBalance(database);
    await expectPartiesTold(database);
  });
});
