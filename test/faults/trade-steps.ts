import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import type { Pair } from "./load.ts";

/** The body of a release. */
export const proof = { password: demoPassword };

/** Starts a trade of the pair. Returns its id as the parameters of later requests. */
export async function startTrade(pair: Pair, name: string): Promise<{ readonly id: string }> {
  const { buyer, offerId, fiatAmount } = pair;
  const body = { offer_id: offerId, fiat_amount: fiatAmount, confirmed: ["DelayedEscrow"] };
  const { id } = await buyer.insist("startTrade", { body, key: `start-${name}` });
  return { id };
}

/** The same, and the buyer marks it as paid. */
export async function startPaid(pair: Pair, name: string): Promise<{ readonly id: string }> {
  const parameters = await startTrade(pair, name);
  await pair.buyer.insist("markTradePaid", { parameters, key: `paid-${name}` });
  return parameters;
}
