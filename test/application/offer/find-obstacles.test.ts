import { noBonds } from "../../../src/domain/bond/bond.ts";
import { expect } from "chai";
import type { Actor } from "../../../src/application/actor/actor.ts";
import { obstaclesByStartRules } from "../../../src/application/offer/find-obstacles.ts";
import { ListOffers } from "../../../src/application/offer/list-offers.ts";
import { OfferWindow } from "../../../src/application/offer/offer-window.ts";
import type {
  OfferRecord,
  OfferSearch,
  OfferEligibility,
  OfferViews,
} from "../../../src/application/ports/offer-store.ts";
import { money } from "../../../src/domain/money/money.ts";
import type { Offer } from "../../../src/domain/offer/offer.ts";
import { freeAccount, type TraderAccount } from "../../../src/domain/account/trader-account.ts";
import type { Eligibility } from "../../../src/domain/trade-start/start-limits.ts";
import { euros, exampleOffer } from "../../domain/offer/example-offer.ts";
import { ToldMarket } from "../../support/told-market.ts";
import { exampleRecord } from "./example-record.ts";
import { defaultOfferPolicy, defaultPolicy } from "../../../src/domain/policy/default-policy.ts";

const now = Date.now();
const reader: Actor = { traderId: "bruno", username: "bruno", level: 2, sessionStartedAt: 0 };
const fresh: Eligibility = {
  account: freeAccount,
  inDebt: false,
  marks: [],
  bond: noBonds,
  level: 2,
  activeTrades: 0,
  completedTrades: 0,
  activeUsdCents: 0n,
  recentUsdCents: 0n,
  totalUsdCents: 0n,
};
const strangers = {
  isTrusted: false,
  hasTraded: false,
  showsName: false,
  country: undefined,
  isOnVpn: false,
};
const frozen: TraderAccount = { ...freeAccount, states: ["frozen"] };
const none = { byOwner: false, byTaker: false };
const satoshi = (units: bigint) => money("BTC", units).units;
const usual: OfferEligibility = {
  cap: undefined,
  owner: fresh,
  ownerAvailable: satoshi(100_000_000n),
  reader: {
    eligibility: fresh,
    available: satoshi(0n),
    activeTogether: 0,
    blocked: none,
    known: strangers,
  },
  halts: [],
};

const record = (id: string, side: Offer["side"] = "sell") =>
  exampleRecord(exampleOffer({ id, side }), now);

/** Offers with their eligibilities, and how often each was asked for. */
class Shelf implements OfferViews {
  readonly records: readonly OfferRecord[];
  readonly #eligibility: (id: string) => OfferEligibility;
  asked = 0;

  constructor(records: readonly OfferRecord[], eligibility: (id: string) => OfferEligibility) {
    this.records = records;
    this.#eligibility = eligibility;
  }

  async record(): Promise<OfferRecord | undefined> {
    return this.records[0];
  }

  async search({ after, limit }: OfferSearch) {
    const begin = after ? Number(after.key) : 0;
    const offers = this.records.slice(begin, begin + limit);
    const end = begin + offers.length;
    const isLast = end >= this.records.length;
    const next = isLast ? undefined : { key: BigInt(end), offerId: String(end) };
    return { offers, total: this.records.length, left: 0, next };
  }

  hasNewTerms = (): Promise<boolean> => expect.fail("no page is shown");

  async eligibilities(ids: readonly string[]) {
    this.asked += 1;
    return new Map(ids.map((id) => [id, this.#eligibility(id)]));
  }
}

describe("what stands in the way of an offer", () => {
  const market = new ToldMarket();
  market.tell("BTC", "EUR", "50000");

  async function see(
    eligibility: Partial<OfferEligibility>,
    asked = 10_000n,
    side?: Offer["side"],
  ) {
    const shelf = new Shelf([record("offer", side)], () => ({ ...usual, ...eligibility }));
    const find = obstaclesByStartRules(shelf, market, () => defaultPolicy);
    const window = new OfferWindow(market, find, () => defaultPolicy);
    const [seen] = await window.show(shelf.records, reader, () => euros(asked));
    return seen ?? expect.fail();
  }

  const eligibility = (change: Partial<Eligibility>) => ({ ...fresh, ...change });
  const by = (change: Partial<Eligibility>) => ({
    reader: {
      eligibility: eligibility(change),
      available: satoshi(0n),
      activeTogether: 0,
      blocked: none,
      known: strangers,
    },
  });
  const capOf = (minor: bigint, used: bigint) => ({
    cap: { amount: euros(minor), reserved: euros(0n), used: euros(used) },
  });

  const rows: readonly [
    what: string,
    change: Partial<OfferEligibility>,
    code: string | undefined,
  ][] = [
    ["nothing", {}, undefined],
    ["nothing for a visitor", { reader: undefined }, undefined],
    [
      "that all trading is halted",
      { halts: [{ kind: "trading", asset: undefined }] },
      "trading_halted",
    ],
    [
      "nothing where releases are halted, or another coin",
      {
        halts: [
          { kind: "withdrawals", asset: "BTC" },
          { kind: "trading", asset: "ETH" },
        ],
      },
      undefined,
    ],
    ["the state of the reader's account", by({ account: frozen }), "user_restricted"],
    [
      "the state of the owner's account",
      { owner: eligibility({ account: frozen }) },
      "offer_not_active",
    ],
    [
      "the reader's two active trades",
      by({ level: 1, activeTrades: 2 }),
      "max_2_active_trades_id_not_verified",
    ],
    ["the reader's level", by({ level: 0 }), "max_per_trade_limit"],
    ["the reader's day", by({ recentUsdCents: 5_000_000n }), "reached_daily_compliance_limit"],
    ["the reader's lifetime", by({ level: 1, totalUsdCents: 1_000_000n }), "default"],
    ["the owner's limits", { owner: eligibility({ level: 0 }) }, "offer_not_takeable"],
    ["a cap that leaves less than asked", capOf(50_000n, 40_001n), "amount_not_in_range"],
    ["a cap that leaves nothing", capOf(50_000n, 48_001n), "offer_not_takeable"],
    [
      "a balance that covers less than asked",
      { ownerAvailable: satoshi(150_000n) },
      "amount_not_in_range",
    ],
  ];
  for (const [what, change, code] of rows) {
    it(`is ${what}${code ? `: ${code}` : ""}`, async () => {
      expect((await see(change)).obstacle).to.equal(code);
    });
  }

  it("is a cool-down, with its end", async () => {
    const marks = [{ at: now - 60_000, tradeId: "trade", offerId: "offer" }];
    const seen = await see(by({ marks }));
    expect([seen.obstacle, seen.obstacleUntil]).to.deep.equal([
      "cool_down_same_offer",
      now + 540_000,
    ]);
    expect((await see({ owner: eligibility({ marks }) })).obstacle).to.equal(undefined);
  });

  it("is the trade that a new buyer has with the owner, whichever of them made the offer", async () => {
    const rich = {
      available: satoshi(201_000n),
      activeTogether: 1,
      blocked: none,
      known: strangers,
    };
    const [newcomer, regular] = [fresh, eligibility({ completedTrades: 1 })];
    const told = async (taker: Eligibility, owner: Eligibility, side: Offer["side"]) =>
      (await see({ owner, reader: { ...rich, eligibility: taker } }, 10_000n, side)).obstacle;
    const full = "max_active_trades_with_partner";
    expect(await told(newcomer, regular, "sell")).to.equal(full);
    expect(await told(regular, newcomer, "sell")).to.equal(undefined);
    expect(await told(newcomer, regular, "buy")).to.equal(undefined);
    expect(await told(regular, newcomer, "buy")).to.equal(full);
  });

  it("hides the offers of two people from each other where one blocked the other", async () => {
    const seen = (blocked: typeof none) =>
      see({
        reader: {
          eligibility: fresh,
          available: satoshi(0n),
          activeTogether: 0,
          blocked,
          known: strangers,
        },
      });
    expect(await seen({ byOwner: true, byTaker: false })).to.include({
      isHidden: true,
      obstacle: "offer_not_active",
    });
    expect(await seen({ byOwner: false, byTaker: true })).to.include({
      isHidden: true,
      obstacle: "opponent_is_blocked",
    });
  });

  it("hides an owner's offers while the state of their account requires it", async () => {
    expect((await see({ owner: eligibility({ account: frozen }) })).isHidden).to.equal(true);
    expect((await see(by({ account: frozen }))).isHidden).to.equal(false);
  });

  it("is the reader's own balance if they would sell", async () => {
    const poor = {
      eligibility: fresh,
      available: satoshi(200_999n),
      activeTogether: 0,
      blocked: none,
      known: strangers,
    };
    const rich = {
      eligibility: fresh,
      available: satoshi(201_000n),
      activeTogether: 0,
      blocked: none,
      known: strangers,
    };
    expect((await see({ reader: poor }, 10_000n, "buy")).obstacle).to.equal("low_balance");
    expect((await see({ reader: rich }, 10_000n, "buy")).obstacle).to.equal(undefined);
  });

  it("cuts the range that is shown to what cap and balance leave", async () => {
    const shown = async (change: Partial<OfferEligibility>) => (await see(change, 2_000n)).amounts;
    expect(await shown(capOf(50_000n, 12_345n))).to.deep.include({ max: euros(37_655n) });
    expect(await shown({ ownerAvailable: satoshi(500_000n) })).to.deep.include({
      max: euros(24_000n),
    });
  });

  it("leaves offers that cannot be funded out of a list, and fills it with those that come after", async () => {
    const records = Array.from({ length: 9 }, (_, index) => record(`offer${index}`));
    const isPoor = (id: string) => ["offer0", "offer2", "offer8"].includes(id);
    const shelf = new Shelf(records, (id) =>
      isPoor(id) ? { ...usual, ownerAvailable: satoshi(0n) } : usual,
    );
    const find = obstaclesByStartRules(shelf, market, () => defaultPolicy);
    const window = new OfferWindow(market, find, () => defaultPolicy);
    const list = new ListOffers(shelf, market, window, () => ({
      ...defaultOfferPolicy,
      newbieOffers: false,
    }));
    const seen = await list.execute({ type: "buy", currency: "EUR", limit: 4 }, reader);
    if (!seen.ok) expect.fail(seen.refusal.reason);
    expect(seen.value.offers.map(({ offer }) => offer.id)).to.deep.equal([
      "offer1",
      "offer3",
      "offer4",
      "offer5",
    ]);
    expect([seen.value.total, shelf.asked]).to.deep.equal([7, 2]);
    const after = seen.value.next;
    if (!after) expect.fail("There is another page");
    const rest = await list.execute({ type: "buy", currency: "EUR", limit: 4, after }, reader);
    if (!rest.ok) expect.fail(rest.refusal.reason);
    expect(rest.value.offers.map(({ offer }) => offer.id)).to.deep.equal(["offer6", "offer7"]);
    expect(rest.value.next).to.equal(undefined);
  });
});
