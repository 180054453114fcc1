import type { ClaimRewards } from "../../../../application/partner/claim-rewards.ts";
import type { PrintStatement } from "../../../../application/partner/print-statement.ts";
import type { ViewPartner } from "../../../../application/partner/view-partner.ts";
import type { MarketPrices } from "../../../../application/ports/market-prices.ts";
import type { TraderId } from "../../../../domain/id/id.ts";
import { formatFiat } from "../../../../domain/money/fiat.ts";
import { fiatFor } from "../../../../domain/money/price.ts";
import { parseReferralCode } from "../../../../domain/partner/referral-code.ts";
import * as contract from "../../contract/partner/partner.ts";
import { referralCodeOf, setReferralCookie } from "../account/cookies.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";
import { wholeFile } from "../whole-file.ts";

/** Dependencies of these routes. */
interface PartnerUseCases {
  readonly viewPartner: ViewPartner;
  readonly claimRewards: ClaimRewards;
  readonly marketPrices: MarketPrices;
  readonly printStatement: PrintStatement;
}

const registration = "/register";

/** The partner programme, and the links that lead into it. */
export function partnerRoutes(useCases: PartnerUseCases): readonly BoundRoute[] {
  const show = async (traderId: TraderId) =>
    ok(presentPartner(await useCases.viewPartner.execute(traderId), useCases.marketPrices));
  return [
    bind(contract.viewPartner).to(({ actor }) => show(actor.traderId)),
    bind(contract.claimRewards).to(async (call) => {
      const { actor, body } = call;
      const key = commandKey("claimRewards", call);
      const { traderId } = actor;
      const done = await useCases.claimRewards.execute(traderId, body.crypto_currency_code, key);
      return done.ok ? show(traderId) : { refusal: done.refusal.code };
    }),
    bind(contract.downloadStatement).to(async ({ actor, parameters: { month } }) => {
      const bytes = await useCases.printStatement.execute(actor.traderId, month);
      if (!bytes) return { refusal: "not_found" };
      const name = `rewards-${month}.csv`;
      const type = "text/csv; charset=utf-8";
      const file = { name, type, bytes: bytes.length, content: wholeFile(bytes) };
      return { status: 200 as const, body: file };
    }),
    bind(contract.followReferral).to(({ request, parameters }) => {
      const code = parseReferralCode(parameters.code);
      // Whether anybody has the code is not told here: the first link that was followed counts.
      const isKept = code !== undefined && referralCodeOf(request) === undefined;
      const answer = ok({ redirectTo: registration });
      const isPage = request.accepts(["json", "html"]) === "html";
      return Promise.resolve({
        ...answer,
        status: isPage ? 303 : 200,
        headers: {
          Location: registration,
          ...(isKept && { "Set-Cookie": setReferralCookie(code) }),
        },
      } as const);
    }),
  ];
}

type Partner = Awaited<ReturnType<ViewPartner["execute"]>>;

function presentPartner(partner: Partner, prices: MarketPrices): contract.PartnerView {
  const { code, isAmbassador, policy, referred, earnings, statement } = partner;
  const first = policy.firstTierBasisPoints + (isAmbassador ? policy.ambassadorBasisPoints : 0);
  const second = policy.secondTierBasisPoints;
  return {
    code,
    link: `/r/${code}`,
    isAmbassador,
    referrerUsername: partner.referrer ?? null,
    tiers: [
      { tier: 1, basisPoints: first },
      ...(second > 0 ? [{ tier: 2, basisPoints: second }] : []),
    ],
    claimFromUsd: formatFiat({ currency: "USD", minor: policy.claimFromUsdCents }),
    referredTotal: partner.referredTotal,
    withheldTotal: partner.withheld,
    referred: referred.map(({ joinedAt, rewardedTrades }) => ({
      joinedAt: new Date(joinedAt).toISOString(),
      rewardedTrades,
    })),
    earnings: earnings.map(({ unclaimed, earned, takenBack }) => {
      const quote = prices.quote(unclaimed.asset, "USD");
      const worth = quote && fiatFor(unclaimed, quote.price);
      return {
        cryptoCurrencyCode: unclaimed.asset,
        unclaimed: String(unclaimed.units),
        earned: String(earned.units),
        takenBack: String(takenBack.units),
        unclaimedUsd: worth ? formatFiat(worth) : null,
        isClaimable:
          unclaimed.units > 0n && worth !== undefined && worth.minor >= policy.claimFromUsdCents,
      };
    }),
    statement: statement.map(({ id, kind, amount, at }) => ({
      id: `${id}-${amount.asset}`,
      kind,
      cryptoCurrencyCode: amount.asset,
      amount: String(amount.units),
      at: new Date(at).toISOString(),
    })),
    statementMonths: [...partner.months],
  };
}
