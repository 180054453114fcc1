import { expect } from "chai";
import fc from "fast-check";
import type { DataSource } from "typeorm";
import { AuditSeal } from "../../../../src/adapters/persistence/audit/audit-seal.ts";
import { PostgresAuditLog } from "../../../../src/adapters/persistence/audit/postgres-audit-log.ts";
import { GroupCommit } from "../../../../src/adapters/persistence/commit/group-commit.ts";
import { createDataSource } from "../../../../src/adapters/persistence/connection/data-source.ts";
import { PostgresOfferModeration } from "../../../../src/adapters/persistence/offer/postgres-offer-moderation.ts";
import { PostgresOfferReports } from "../../../../src/adapters/persistence/offer/postgres-offer-reports.ts";
import { PostgresOfferStore } from "../../../../src/adapters/persistence/offer/postgres-offer-store.ts";
import { PostgresOfferViews } from "../../../../src/adapters/persistence/offer/postgres-offer-views.ts";
import type { Actor } from "../../../../src/application/actor/actor.ts";
import { ApproveOffer } from "../../../../src/application/moderation/approve-offer.ts";
import { ModerationDesk } from "../../../../src/application/moderation/moderation-desk.ts";
import { RejectOffer } from "../../../../src/application/moderation/reject-offer.ts";
import { AppealOffer } from "../../../../src/application/offer/appeal-offer.ts";
import { OfferDesk } from "../../../../src/application/offer/offer-desk.ts";
import { PriceOffer } from "../../../../src/application/offer/price-offer.ts";
import { SwitchOffer } from "../../../../src/application/offer/switch-offer.ts";
import type { StaffActor } from "../../../../src/application/actor/staff-actor.ts";
import { money } from "../../../../src/domain/money/money.ts";
import { ToldMarket } from "../../../support/told-market.ts";
import { for100, TestMarket, type Counter } from "../../../support/test-market.ts";
import {
  defaultModerationPolicy,
  defaultOfferPolicy,
  defaultStartPolicy,
} from "../../../../src/domain/policy/default-policy.ts";

const reason = "The terms lead away from the escrow.";

describe("moderation beside owners and takers, in the database", () => {
  let floor: TestMarket;
  let counter: Counter;
  let pool: DataSource;
  let moderation: PostgresOfferModeration;
  let log: PostgresAuditLog;
  let approve: ApproveOffer;
  let reject: RejectOffer;
  let owners: OfferDesk;
  let seller: Actor;
  let offerId: string;
  const nia = moderator("nia");
  const omar = moderator("omar");

  before(async () => {
    floor = await TestMarket.open();
    counter = await floor.openCounter();
    pool = await createDataSource({ url: floor.database.url }).initialize();
    const seal = new AuditSeal(new Uint8Array(32));
    log = new PostgresAuditLog(pool, seal);
    const changes = new GroupCommit(pool, seal);
    moderation = new PostgresOfferModeration(pool, changes);
    const desk = new ModerationDesk(moderation, () => defaultModerationPolicy);
    approve = new ApproveOffer(desk);
    reject = new RejectOffer(desk);
    owners = new OfferDesk(
      new PostgresOfferStore(pool, changes),
      new ToldMarket(),
      () => defaultOfferPolicy,
    );
    await floor.database.query(
      `INSERT INTO staff (id, username, code_name, email, password_hash, role)
       SELECT name, name, name, name || '@example.org', 'none', 'moderator'
         FROM unnest(ARRAY['nia', 'omar']) AS name`,
    );
  });
  after(async () => {
    await pool.destroy();
    await floor.close();
  });
  beforeEach(async () => {
    seller = await floor.addTrader();
    await floor.fund(counter, seller, money("BTC", 100_000_000n));
    offerId = await floor.addSellOffer(seller);
  });

  const command = (seenVersion: number) => ({ offerId, seenVersion, reason });
  const found = async () => (await moderation.find(offerId)) ?? expect.fail();
  const entries = async () =>
    (await log.list({ subjectKind: "offer", subjectId: offerId }, 0, 100)).entries;
  const isListed = async () => {
    const { offers } = await new PostgresOfferViews(pool, () => defaultStartPolicy).search({
      ownerSide: "sell",
      sort: "default",
      pairs: [
        { asset: "BTC", currency: "EUR", market: undefined, worth: undefined, asked: undefined },
      ],
      paymentMethods: undefined,
      after: undefined,
      limit: 50,
    });
    return offers.some(({ offer }) => offer.id === offerId);
  };

  it("of two moderators who decide at once exactly one does, with one entry in the log", async () => {
    for (let round = 0; round < 5; round += 1) {
      offerId = await floor.addSellOffer(seller);
      const outcomes = await Promise.all([
        approve.execute(nia, command(1)),
        reject.execute(omar, command(1), false),
      ]);
      const codes = outcomes.map((each) => (each.ok ? "done" : each.refusal.code));
      expect(codes.toSorted()).to.deep.equal(["done", "offer_changed"]);
      const wasApproved = codes[0] === "done";
      expect((await found()).offer).to.deep.include({ version: 2 });
      expect((await found()).offer.moderation.status).to.equal(wasApproved ? 1 : 2);
      expect((await entries()).map(({ act, staffId }) => `${staffId} ${act}`)).to.deep.equal([
        wasApproved ? "nia approve-offer" : "omar reject-offer",
      ]);
    }
  });

  it("keeps no decision without its entry", async () => {
    const { offer } = await found();
    const unheard = { ...offer, version: 2, moderation: { status: 3 } } as const;
    const nobody = { staffId: "nobody", role: "moderator", act: "reject-offer" } as const;
    const subject = { kind: "offer", id: offerId } as const;
    const refused = await moderation.decide(unheard, { ...nobody, subject }).catch(() => "threw");
    expect(refused).to.equal("threw");
    expect((await found()).offer).to.deep.equal(offer);
  });

  it("begins no trade on an offer once its rejection is stored", async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      offerId = await floor.addSellOffer(seller);
      const taker = await floor.addTrader();
      const [started, rejected] = await Promise.all([
        counter.startTrade.execute(taker, for100(offerId)),
        reject.execute(nia, command(1), false),
      ]);
      expect(rejected.ok).to.equal(true);
      outcomes.add(started.ok ? "started" : started.refusal.code);
      const late = await counter.startTrade.execute(await floor.addTrader(), for100(offerId));
      expect(late.ok ? "started" : late.refusal.code).to.equal("offer_is_blocked");
    }
    outcomes.delete("started");
    outcomes.delete("offer_is_blocked");
    expect([...outcomes]).to.deep.equal([]);
  });

  it("accepts one of two appeals, and keeps the place in the queue after an edit", async () => {
    expect((await reject.execute(nia, command(1), false)).ok).to.equal(true);
    const appeal = new AppealOffer(owners, () => defaultModerationPolicy);
    const appeals = await Promise.all([
      appeal.execute(seller, offerId, "This is my own shop."),
      appeal.execute(seller, offerId, "This is my own shop."),
    ]);
    expect(appeals.map((each) => (each.ok ? "done" : each.refusal.code)).toSorted()).to.deep.equal([
      "done",
      "offer_appeal_used",
    ]);
    const since = (await found()).waitsSince;
    expect(since).to.not.equal(undefined);
    const margin = { kind: "margin", percent: "1" } as const;
    expect((await new PriceOffer(owners).execute(seller, offerId, undefined, margin)).ok).to.equal(
      true,
    );
    expect((await found()).waitsSince).to.equal(since);
    expect((await reject.execute(omar, command(4), false)).ok).to.equal(true);
    expect(await found()).to.include({ waitsSince: undefined });
    expect((await found()).offer.moderation.status).to.equal(3);
  });

  it("keeps one open report of a reader, and closes all with a decision", async () => {
    const reports = new PostgresOfferReports(pool);
    const [one, other] = [await floor.addTrader(), await floor.addTrader()];
    const report = { offerId, offerVersion: 1, reason: "obvious_scam", text: "" } as const;
    const keep = ({ traderId }: Actor) => reports.keep({ ...report, reporterId: traderId });
    await Promise.all([keep(one), keep(one), keep(other)]);
    const { offers, total } = await moderation.list({ isReported: true }, [], 0, 10);
    expect([total, offers[0]?.offer.id, offers[0]?.openReports]).to.deep.equal([1, offerId, 2]);
    expect(await reports.isReported(offerId, one.traderId)).to.equal(true);
    expect(await reports.isReported(offerId, seller.traderId)).to.equal(false);
    expect((await approve.execute(nia, command(1))).ok).to.equal(true);
    expect((await found()).openReports).to.equal(0);
    expect(await reports.isReported(offerId, one.traderId)).to.equal(false);
    await keep(one);
    expect(
      (await moderation.reports(offerId)).map(({ closedAt }) => Boolean(closedAt)),
    ).to.deep.equal([false, true, true]);
  });

  it("lists an offer exactly while it is on and approved, whatever happens to it", async () => {
    const act = fc.constantFrom("approve", "reject", "final", "appeal", "near", "far", "on", "off");
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
        offerId = await floor.addSellOffer(seller);
        for (const each of acts) {
          const { version } = (await found()).offer;
          if (each === "approve") await approve.execute(omar, command(version));
          if (each === "reject") await reject.execute(nia, command(version), false);
          if (each === "final") await reject.execute(nia, command(version), true);
          if (each === "appeal") {
            const appeal = new AppealOffer(owners, () => defaultModerationPolicy);
            await appeal.execute(seller, offerId, "This is my own shop.");
          }
          if (each === "near" || each === "far") {
            const percent = each === "near" ? "1" : "70";
            const margin = { kind: "margin", percent } as const;
            await new PriceOffer(owners).execute(seller, offerId, undefined, margin);
          }
          if (each === "on" || each === "off") {
            await new SwitchOffer(owners).execute(seller, offerId, undefined, each === "on");
          }
          const { offer } = await found();
          expect(await isListed()).to.equal(offer.active && offer.moderation.status === 1);
        }
        await floor.database.query("UPDATE offer SET is_active = false");
      }),
      { numRuns: 15 },
    );
  });
});

function moderator(staffId: string): StaffActor {
  return {
    staffId,
    username: staffId,
    codeName: staffId,
    role: "moderator",
    linkedIds: [],
    sessionStartedAt: 0,
    isFreshlyProven: true,
  };
}
