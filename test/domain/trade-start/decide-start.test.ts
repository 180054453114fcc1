import { expect } from "chai";
import { confirmKinds } from "../../../src/domain/trade-start/confirmations.ts";
import { money } from "../../../src/domain/money/money.ts";
import type { Offer } from "../../../src/domain/offer/offer.ts";
import { decideStart, type StartRequest } from "../../../src/domain/trade-start/decide-start.ts";
import { freeAccount } from "../../../src/domain/account/trader-account.ts";
import type { Eligibility } from "../../../src/domain/trade-start/start-limits.ts";
import { euros } from "../offer/example-offer.ts";

import { fresh, lines, noBalance, now, offer, priceOf, reasons, request } from "./example-start.ts";

describe("the start of a trade", () => {
  it("is taken on the present version, and where no version was seen", () => {
    expect([reasons({}), reasons({ seen: { offerVersion: 5 } })]).to.deep.equal([[], []]);
  });

  it("is refused before everything else while the platform halted trading, of its coin or of all", () => {
    const told = (halts: StartRequest["halts"]) => reasons({ takerId: "ana", halts });
    expect(told([{ kind: "trading", asset: undefined }])[0]).to.equal("trading_halted");
    expect(told([{ kind: "trading", asset: "BTC" }])[0]).to.equal("trading_halted");
    const other = [
      { kind: "trading", asset: "ETH" },
      { kind: "withdrawals", asset: undefined },
    ] as const;
    expect(told(other)).to.not.include("trading_halted");
  });

  it("names the state of the taker's account before everything else", () => {
    const locked: Eligibility = { ...fresh, account: { ...freeAccount, states: ["frozen"] } };
    expect(reasons({ taker: locked, takerId: "ana", sellerAvailable: noBalance })).to.deep.equal([
      "user_restricted",
      "own_offer",
      "low_balance",
    ]);
  });

  it("finds an offer off while the state of its owner's account keeps it off", () => {
    const owner: Eligibility = { ...fresh, account: { ...freeAccount, states: ["restricted"] } };
    expect(reasons({ owner })).to.deep.equal(["offer_not_active"]);
  });

  it("starts nothing for a trader with a chargeback debt, and takes none of their offers", () => {
    expect(reasons({ taker: { ...fresh, inDebt: true } })).to.deep.equal(["negative_balance"]);
    expect(reasons({ owner: { ...fresh, inDebt: true } })).to.deep.equal(["offer_not_takeable"]);
  });

  it("starts nothing for a taker who cools down, and says until when", () => {
    const marks = [3, 2, 1].map((minutes) => ({
      at: now - minutes * 60_000,
      tradeId: `trade${minutes}`,
      offerId: minutes === 1 ? offer.id : "another",
    }));
    const decided = decideStart({ ...request, taker: { ...fresh, marks } });
    expect(decided.ok ? [] : decided.refusal.all).to.deep.equal([
      { code: "cool_down", until: now + 59 * 60_000 },
      { code: "cool_down_same_offer", until: now + 9 * 60_000 },
    ]);
    const owner = { ...fresh, marks };
    expect(reasons({ owner })).to.deep.equal([]);
    expect(
      reasons({ owner, offer: { ...offer, side: "buy" }, paymentDetails: lines }),
    ).to.deep.equal(["offer_not_takeable"]);
  });

  const places: readonly [string, Partial<Offer>, number, readonly string[]][] = [
    ["a sell offer that names them", {}, 0, []],
    ["a sell offer that names none", { paymentDetails: [] }, 0, ["offer_not_takeable"]],
    ["a sell offer that names one", { paymentDetails: lines.slice(1) }, 0, ["offer_not_takeable"]],
    ["a buy offer whose taker names them", { side: "buy" }, 2, []],
    ["a buy offer whose taker names one", { side: "buy" }, 1, ["payment_details_needed"]],
    ["a buy offer whose taker names none", { side: "buy" }, 0, ["payment_details_needed"]],
    ["a wallet's buy offer", { side: "buy", paymentMethod: "revolut" }, 1, []],
    ["a gift card's buy offer", { side: "buy", paymentMethod: "steam-gift-card" }, 0, []],
    ["a gift card's sell offer", { paymentMethod: "steam-gift-card", paymentDetails: [] }, 0, []],
  ];
  for (const [what, change, given, expected] of places) {
    it(`needs the lines by which the seller is paid: ${what}`, () => {
      const paymentDetails = lines.slice(0, given);
      expect(reasons({ offer: { ...offer, ...change }, paymentDetails })).to.deep.equal(expected);
    });
  }

  it("needs a bond of the owner for a gift card, and none for a bank transfer", () => {
    const card = { ...offer, paymentMethod: "steam-gift-card", paymentDetails: [] };
    const owner = { ...fresh, bond: { ...fresh.bond, lostDisputes: 1 } };
    expect(reasons({ offer: card, owner })).to.deep.equal(["bond_required"]);
    expect(reasons({ offer: card, taker: owner })).to.deep.equal([]);
    expect(reasons({ owner })).to.deep.equal([]);
  });

  it("has at most 2 active trades between two people, 1 for a buyer who completed none", () => {
    const full = ["max_active_trades_with_partner"];
    const regular = { ...fresh, completedTrades: 1 };
    const between = (taker: Eligibility, activeTogether: number, side: Offer["side"] = "sell") =>
      reasons({ taker, activeTogether, offer: { ...offer, side }, paymentDetails: lines });
    expect([between(fresh, 0), between(fresh, 1)]).to.deep.equal([[], full]);
    expect([between(regular, 1), between(regular, 2)]).to.deep.equal([[], full]);
    expect([between(regular, 0, "buy"), between(regular, 1, "buy")]).to.deep.equal([[], full]);
  });

  it("lets a compromised account sell again only a day after its reset, and buy before", () => {
    const after = (secondsSinceReset: number): Eligibility => ({
      ...fresh,
      account: { ...freeAccount, states: ["compromised"], secondsSinceReset },
    });
    const buyOffer: Offer = { ...offer, side: "buy" };
    expect(reasons({ taker: after(0) })).to.deep.equal([]);
    const selling = { offer: buyOffer, paymentDetails: lines };
    expect(reasons({ ...selling, taker: after(86_399) })).to.deep.equal(["user_restricted"]);
    expect(reasons({ ...selling, taker: after(86_400) })).to.deep.equal([]);
    expect(reasons({ owner: after(86_399) })).to.deep.equal(["offer_not_active"]);
  });

  it("tells a new price from another offer by the version since which only the price changed", () => {
    const told = [2, 3, 4, 6].map((offerVersion) => reasons({ seen: { offerVersion } }));
    expect(told).to.deep.equal([
      ["offer_changed"],
      ["offer_margin_changed"],
      ["offer_margin_changed"],
      ["offer_changed"],
    ]);
  });

  it("takes what the cap leaves and not a cent more; nothing when that is under the minimum", () => {
    const capped = (minor: bigint) => reasons({ capRemaining: euros(minor) });
    expect([capped(10_000n), capped(9_999n), capped(1_999n)]).to.deep.equal([
      [],
      ["amount_not_in_range"],
      ["offer_not_takeable"],
    ]);
  });

  it("names the taker's limits, and of the owner's only that the offer cannot be taken", () => {
    const over = { ...fresh, activeUsdCents: 1_000_000n, recentUsdCents: 5_000_000n };
    expect(reasons({ taker: over })).to.deep.equal([
      "max_per_trade_limit",
      "reached_daily_compliance_limit",
    ]);
    expect(reasons({ owner: over })).to.deep.equal(["offer_not_takeable"]);
    expect(reasons({ owner: over, capRemaining: euros(0n) })).to.deep.equal(["offer_not_takeable"]);
  });

  it("is refused between two people of whom one blocked the other, who alone learns why", () => {
    expect(reasons({ blocked: { byOwner: true, byTaker: false } })).to.deep.equal([
      "offer_not_active",
    ]);
    expect(reasons({ blocked: { byOwner: false, byTaker: true } })).to.deep.equal([
      "opponent_is_blocked",
    ]);
  });

  it("is refused with all reasons at once, in the order of precedence", () => {
    const broke = { ...fresh, level: 0, activeTrades: 2 };
    const told = reasons({
      takerId: "ana",
      offer: { ...offer, active: false },
      seen: { offerVersion: 1, price: priceOf(49_000n) },
      asked: { kind: "fiat", fiat: euros(50n) },
      taker: broke,
      owner: broke,
      activeTogether: 1,
      blocked: { byOwner: true, byTaker: true },
      sellerAvailable: money("BTC", 0n).units,
    });
    expect(told).to.deep.equal([
      "opponent_is_blocked",
      "own_offer",
      "offer_not_active",
      "offer_changed",
      "price_moved",
      "amount_too_small",
      "amount_not_in_range",
      "max_active_trades_with_partner",
      "max_2_active_trades_id_not_verified",
      "max_per_trade_limit",
      "reached_daily_compliance_limit",
      "default",
      "offer_not_takeable",
      "low_balance",
    ]);
  });

  it("says with a moved price what the taker would agree to now", () => {
    const decided = decideStart({ ...request, seen: { price: priceOf(49_000n) } });
    const [moved] = decided.ok ? [] : decided.refusal.all;
    if (moved?.code !== "price_moved") expect.fail("The price did not move");
    expect([moved.quote.price, moved.quote.amount.units, moved.quote.fee.units]).to.deep.equal([
      priceOf(50_000n),
      200_000n,
      1_000n,
    ]);
  });

  it("tolerates a quarter of a percent against the taker, and gives them any improvement", () => {
    const seen = (scaled: bigint) =>
      reasons({ seen: { price: { ...priceOf(0n), scaled: scaled * 10n ** 6n } } });
    expect([seen(4_987_532n), seen(4_986_000n), seen(6_000_000n)]).to.deep.equal([
      [],
      ["price_moved"],
      [],
    ]);
  });

  it("accepts a rate of exactly five minutes, and no older one", () => {
    const aged = (age: number) => reasons({ market: { price: priceOf(50_000n), at: now - age } });
    expect([aged(300_000), aged(300_001)]).to.deep.equal([[], ["no_fresh_rate"]]);
  });

  it("needs a balance for amount and fee to the last satoshi, unless the escrow is funded later", () => {
    const having = (satoshi: bigint, deferredEscrow = false) =>
      reasons({
        sellerAvailable: money("BTC", satoshi).units,
        offer: { ...offer, deferredEscrow },
        confirmed: confirmKinds,
      });
    expect([having(201_000n), having(200_999n), having(0n, true)]).to.deep.equal([
      [],
      ["low_balance"],
      [],
    ]);
  });

  it("lets somebody without a verified ID have two trades at once, and others any number", () => {
    const having = (level: number, activeTrades: number) =>
      reasons({ taker: { ...fresh, level, activeTrades } });
    expect([having(1.5, 1), having(1.5, 2), having(2, 9)]).to.deep.equal([
      [],
      ["max_2_active_trades_id_not_verified"],
      [],
    ]);
  });
});
