import type { Actor } from "../../src/application/actor/actor.ts";
import type { StaffActor } from "../../src/application/actor/staff-actor.ts";
import type { StaffRole } from "../../src/domain/staff/staff-roles.ts";
import { journalEntry, type JournalEntry } from "../../src/domain/ledger/journal-entry.ts";
import {
  isPlay,
  realAssets,
  type AssetCode,
  type RealAsset,
} from "../../src/domain/money/asset.ts";
import { formFor } from "../../src/domain/money/play-form.ts";
import { money } from "../../src/domain/money/money.ts";
import type { Offer } from "../../src/domain/offer/offer.ts";
import type { Instant } from "../../src/domain/trade/trade.ts";
import { staffOf } from "../support/case-desk.ts";
import { euros, exampleOffer } from "../domain/offer/example-offer.ts";
import type { FeePolicy } from "../../src/domain/offer/fee-table.ts";
import type { PartnerPolicy } from "../../src/domain/partner/partner-policy.ts";
import type { Policy } from "../../src/domain/policy/policy.ts";
import { defaultPolicy } from "../../src/domain/policy/default-policy.ts";

/** When the simulation begins, in milliseconds since the epoch. */
export const beginning = 1_800_000_000_000;

/** How many traders there are, and how many offers. */
const traderCount = 240;
const offerCount = 96;

/** How many demo accounts there are beside them, and how many offers they have. */
const demoCount = 24;
const demoOfferCount = 12;

const levels = [2, 1, 2, 1.5, 3, 2] as const;
const assetOf = ["BTC", "USDT", "ETH", "BTC"] as const satisfies readonly RealAsset[];
const methods = ["sepa-instant", "paypal", "zelle"] as const;
const mosts = [500_00n, 1_000_00n, 4_000_00n, 20_000_00n] as const;

/** 1 BTC = 50,000 EUR, 1 USDT = 0.90 EUR, 1 ETH = 2,500 EUR, each times 10^8. */
const firstPrices: { readonly [Code in RealAsset]: bigint } = {
  BTC: 5_000_000_000_000n,
  USDT: 90_000_000n,
  ETH: 250_000_000_000n,
};

/** By how many basis points the market deviates from the first prices, in successive half hours. */
const waves = [0, 0, 120, -250, 450, 0, 0, -500, 90, 0, 700, 0];

/** The market at a moment: the same for everybody, and sometimes outside of every band. */
export function marketPriceAt(asset: RealAsset, at: Instant): bigint {
  const wave = waves[Math.floor((at - beginning) / 1_800_000) % waves.length] ?? 0;
  return (firstPrices[asset] * BigInt(10_000 + wave)) / 10_000n;
}

/** The platform's first fee on every trade, in basis points. */
const feeBasisPoints = 50;

/** The policy of the simulation: the default, except that every method costs the same and needs no bond. */
export const simulatedPolicy: Policy = {
  ...defaultPolicy,
  fees: oneFee(feeBasisPoints),
  conversion: { ...defaultPolicy.conversion, mostExposureUsdCents: 5_000_00n },
  start: { ...defaultPolicy.start, bond: { ...defaultPolicy.start.bond, baseSatoshi: 0n } },
};

/** Bonds can be left, although no offer of the simulation needs one. */
export const bondPolicy: Pick<Policy, "start" | "trade"> = {
  start: {
    ...simulatedPolicy.start,
    bond: { ...simulatedPolicy.start.bond, baseSatoshi: 50_000n },
  },
  trade: simulatedPolicy.trade,
};

/** What partners earn in the simulation: of both tiers, and claimed from any worth. */
export const partnerPolicy: PartnerPolicy = {
  ...defaultPolicy.partner,
  secondTierBasisPoints: 1_000,
  claimFromUsdCents: 1n,
};

/** Whoever brought a trader: half of all people came by the one before them. */
export function referrerOf(traderId: string): string | undefined {
  if (demoIds.has(traderId)) return undefined;
  const at = Number(traderId.slice("trader".length));
  return at % 4 < 2 ? undefined : `trader${String(at - 1).padStart(3, "0")}`;
}

/** Who may take payments by links. */
export const merchantIds = ["trader003", "trader010"] as const;

export function isMerchant(traderId: string): boolean {
  return merchantIds.some((each) => each === traderId);
}

/** One fee for every method. */
export function oneFee(fee: number): FeePolicy {
  return {
    byGroup: { 1: fee, 2: fee, 3: fee, 4: fee, 5: fee, 6: fee, 7: fee, 8: fee, 43: fee },
    byMethod: {},
    discountPercent: { power_trader: 0, expert_trader: 0 },
  };
}

/** Everybody who trades. */
export const traders: readonly Actor[] = Array.from({ length: traderCount }, (_, at) => {
  const traderId = `trader${String(at).padStart(3, "0")}`;
  const level = levels[at % levels.length] ?? 2;
  return { traderId, username: traderId, level, sessionStartedAt: beginning };
});

/** They trade play money with each other, and see nothing of everybody else. */
export const demoTraders: readonly Actor[] = Array.from({ length: demoCount }, (_, at) => {
  const traderId = `demo${String(at).padStart(3, "0")}`;
  return { traderId, username: traderId, level: -1, sessionStartedAt: beginning };
});

const demoIds = new Set(demoTraders.map(({ traderId }) => traderId));

/** Everybody with an account. */
export const people: readonly Actor[] = [...traders, ...demoTraders];

/** Who may trade an asset. */
export function tradersOf(asset: AssetCode): readonly Actor[] {
  return isPlay(asset) ? demoTraders : traders;
}

const firstBalances: { readonly [Code in RealAsset]: bigint } = {
  BTC: 300_000_000n,
  USDT: 60_000_000_000n,
  ETH: 40_000_000_000_000_000_000n,
};

/** The deposits of the two in three who have something from the start. */
export function firstMoney(): readonly JournalEntry[] {
  const wealthy = people.filter((_, at) => at % 3 !== 2);
  return wealthy.flatMap(({ traderId }) =>
    realAssets.map((real) => {
      const asset = formFor(demoIds.has(traderId), real);
      return journalEntry(`deposit:${traderId}:${asset}`, [
        {
          from: { kind: "clearing", asset },
          to: { kind: "available", asset, traderId },
          amount: money(asset, firstBalances[real]),
        },
      ]);
    }),
  );
}

/** Of every twelve offers one is paid in the bank flow, and one with gift cards. */
function flowOf(at: number): Partial<Offer> {
  if (at % 12 === 0) return { flow: "bt-auto" };
  if (at % 12 !== 6) return {};
  return { flow: "gcc-auto", paymentMethod: "amazon-gift-card", paymentDetails: [] };
}

/** Offers of the first traders, and of demo accounts; every third one buys. */
export const offers: readonly Offer[] = Array.from({ length: offerCount }, (_, at) =>
  offerAt(at, `offer${String(at).padStart(3, "0")}`, false),
).concat(
  Array.from({ length: demoOfferCount }, (_, at) =>
    offerAt(at, `demo-offer${String(at).padStart(3, "0")}`, true),
  ),
);

/** How many offers have a multisig escrow. */
const escrowOfferCount = 10;

/** Offers to sell Bitcoin whose trades have a multisig escrow: drawn only where that is asked for. */
export const escrowOffers: readonly Offer[] = Array.from({ length: escrowOfferCount }, (_, at) => ({
  ...offerAt(at * 12 + 3, `escrow-offer${at}`, false),
  amounts: { kind: "range", min: euros(10_00n), max: euros(400_00n) },
  deferredEscrow: true,
  multisigEscrow: true,
}));

/** Every offer. */
export const allOffers: readonly Offer[] = [...offers, ...escrowOffers];

function offerAt(at: number, id: string, isDemo: boolean): Offer {
  const asset = formFor(isDemo, assetOf[at % assetOf.length] ?? "BTC");
  const owners = tradersOf(asset);
  const most = mosts[at % mosts.length] ?? 500_00n;
  return exampleOffer({
    id,
    ownerId: owners[(at * 5) % owners.length]?.traderId ?? "",
    side: at % 3 === 2 ? "buy" : "sell",
    asset,
    paymentMethod: methods[at % methods.length] ?? "paypal",
    ...(at % 3 === 2 && { paymentDetails: [] }),
    ...flowOf(at),
    pricing: { kind: "margin", basisPoints: ((at * 37) % 900) - 200 },
    amounts: { kind: "range", min: euros(10_00n), max: euros(most) },
    ...(at % 3 === 1 && { cashback: { basisPoints: 100 + at, most: euros(2_00n) } }),
    deferredEscrow: at % 6 === 4 && at % 3 !== 2,
    windowSeconds: 1_800 + (at % 4) * 3_600,
    createdAt: beginning,
  });
}

const roleOf: readonly (readonly [StaffRole, number])[] = [
  ["moderator", 4],
  ["supermoderator", 3],
  ["admin", 3],
  ["support", 1],
];

/**
 * The platform's staff. The first of each role trades, too: they must keep away from their own
 * cases.
 */
export const staff: readonly StaffActor[] = roleOf.flatMap(([role, count], group) =>
  Array.from({ length: count }, (_, at) =>
    staffOf(`${role}${at}`, role, at === 0 ? traders[group * 7]?.traderId : undefined),
  ),
);

/** Whom an id refers to. */
const traderOf = new Map(people.map((trader) => [trader.traderId, trader]));
export const staffById = new Map(staff.map((each) => [each.staffId, each]));

/** The trader with an id; there has to be one. */
export function traderNamed(id: string) {
  return traderOf.get(id) ?? never(id);
}

/** The member of staff with an id; there has to be one. */
export function memberNamed(id: string) {
  return staffById.get(id) ?? never(id);
}

function never(id: string): never {
  throw new Error(`Nobody is ${id}`);
}
