import type { Actor } from "../../../../application/actor/actor.ts";
import type { DepositBond } from "../../../../application/bond/deposit-bond.ts";
import type { RetrieveBonds } from "../../../../application/bond/retrieve-bonds.ts";
import type { ViewBonds } from "../../../../application/bond/view-bonds.ts";
import { depositBond, retrieveBond, viewBond } from "../../contract/bond/bond.ts";
import { tooOften } from "../account/visitor-of-request.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";

/** Use cases behind the routes of bonds. */
interface BondUseCases {
  readonly viewBonds: ViewBonds;
  readonly depositBond: DepositBond;
  readonly retrieveBonds: RetrieveBonds;
}

/** The routes of bonds. */
export function bondRoutes(useCases: BondUseCases): readonly BoundRoute[] {
  const show = async (actor: Actor) => {
    const shown = await useCases.viewBonds.execute(actor);
    return ok({
      requiredAmount: String(shown.requiredSatoshi),
      missingAmount: String(shown.missingSatoshi),
      isBondInsufficient: shown.missingSatoshi > 0n,
      lostDisputes: shown.lostDisputes,
      lostWithinSeconds: shown.lostWithin,
      returnAfterSeconds: shown.returnAfter,
      bonds: shown.bonds.map(({ amount }) => ({
        cryptoCurrencyCode: amount.asset,
        amount: String(amount.units),
      })),
      missingIn: shown.wanted.map(({ amount, isAvailable }) => ({
        cryptoCurrencyCode: amount.asset,
        amount: String(amount.units),
        isAvailable,
      })),
      freeAt: shown.freeAt === undefined ? null : new Date(shown.freeAt).toISOString(),
      obstacle: shown.obstacle ?? null,
      asks: shown.asks,
    });
  };
  return [
    bind(viewBond).to(({ actor }) => show(actor)),
    bind(depositBond).to(async (call) => {
      const key = commandKey("depositBond", call);
      const { crypto_currency_code: asset } = call.body;
      const left = await useCases.depositBond.execute(call.actor, asset, key);
      return left.ok ? show(call.actor) : { refusal: left.refusal.code };
    }),
    bind(retrieveBond).to(async (call) => {
      const { password, code, passkey } = call.body;
      // The same again, proven by a newer code, is the same command.
      const key = commandKey("retrieveBond", { ...call, body: {} });
      const typed = { password, code, passkey };
      const back = await useCases.retrieveBonds.execute(call.actor, typed, key);
      if (back.ok) return show(call.actor);
      const { refusal } = back;
      return refusal.code === "rate_limited" ? tooOften(refusal) : { refusal: refusal.code };
    }),
  ];
}
