import { expect } from "chai";
import { ReviewPenalties } from "../../../../src/application/offer/review-penalties.ts";
import { defaultOfferPolicy } from "../../../../src/domain/policy/default-policy.ts";
import { MarkedTrades } from "../../../support/marked-trades.ts";

describe("penalties and promotions in PostgreSQL", () => {
  let trades: MarkedTrades;
  before(async () => {
    trades = await MarkedTrades.open();
  });
  after(() => trades.close());

  const review = async () => {
    const { shelf } = trades;
    const now = await shelf.now();
    await new ReviewPenalties(
      shelf.penalties,
      () => defaultOfferPolicy,
      () => now,
    ).execute();
  };
  const pointsOf = async (id: string) =>
    (await trades.shelf.store.own(trades.owner, id))?.marks.penaltyPoints;

  it("count three trades of an offer in seven days, after its last reset", async () => {
    const { shelf, owner } = trades;
    const [id, other] = [await shelf.publish(owner), await shelf.publish(owner)];
    await trades.mark(id, "unresponsive", "1 day");
    await trades.mark(id, "cancelled_as_seller", "2 days");
    await trades.mark(id, "unfunded", "8 days");
    await trades.mark(id, "lost_dispute", "1 day");
    await trades.mark(other, "unfunded", "1 day");
    await review();
    expect([await pointsOf(id), await pointsOf(other)]).to.deep.equal([0, 0]);
    await trades.mark(id, "unfunded", "6 days");
    await review();
    expect([await pointsOf(id), await pointsOf(other)]).to.deep.equal([10, 0]);
    await shelf.rankOwners();
    expect(await pointsOf(id)).to.equal(10);
    const shifts = await shelf.database.query<{ id: string; rank_shift: number }>(
      "SELECT id, rank_shift FROM offer WHERE owner_id = $1",
      [owner],
    );
    const shiftOf = (which: string) => shifts.find((each) => each.id === which)?.rank_shift ?? 0;
    expect(shiftOf(id) - shiftOf(other)).to.equal(200);
    expect(await shelf.penalties.reset(owner, id, await shelf.now())).to.equal(true);
    await review();
    expect(await pointsOf(id)).to.equal(0);
  });

  it("end by themselves when the trades are long ago", async () => {
    const { shelf, owner } = trades;
    const id = await shelf.publish(owner);
    for (const ago of ["1 day", "2 days", "3 days"]) await trades.mark(id, "unresponsive", ago);
    await review();
    expect(await pointsOf(id)).to.equal(10);
    await shelf.database.query("UPDATE trader_mark SET at = at - interval '7 days'");
    await review();
    expect(await pointsOf(id)).to.equal(0);
  });

  it("of promotions end with their time", async () => {
    const { shelf, owner } = trades;
    const id = await shelf.publish(owner);
    const now = await shelf.now();
    const span = { startsAt: now + 60_000, endsAt: now + 120_000, note: "" };
    expect(await shelf.promotions.add({ ownerId: owner, offerId: id }, span, 1)).to.equal("added");
    const isPromoted = async () => {
      await shelf.promotions.showRunning();
      return (await shelf.store.own(owner, id))?.marks.isPromoted;
    };
    expect(await isPromoted()).to.equal(false);
    const move = (by: string) =>
      shelf.database.query(
        `UPDATE offer_promotion SET starts_at = starts_at - $1::interval, ends_at = ends_at - $1::interval`,
        [by],
      );
    await move("90 seconds");
    expect(await isPromoted()).to.equal(true);
    await move("1 hour");
    expect(await isPromoted()).to.equal(false);
    expect(await shelf.promotions.add({ ownerId: owner, offerId: id }, span, 1)).to.equal(
      "none_left",
    );
  });
});
