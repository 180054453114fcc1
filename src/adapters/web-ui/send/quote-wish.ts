import type { RealAsset } from "../../../domain/money/asset.ts";
import type { SendSpeed } from "../../../domain/send/send.ts";
import { invoiceIn } from "../../../domain/lightning/invoice-text.ts";
import type { DataOf } from "../../http/client/call-types.ts";
import { coveredFees, firstFee, mostAfter, offeredFees, type SpeedFee } from "./send-amounts.ts";
import { recipientOf, unitsOf, type SendWish } from "./send-wish.ts";

type Told = DataOf<"quoteSend">;

/** What is sent to whom, as the server takes it. */
type SendBody = {
  readonly crypto_currency_code: RealAsset;
  readonly amount: string;
} & ({ readonly recipient: string } | { readonly address: string });

/** A send as the server would carry it out. */
export interface QuotedSend extends Omit<Told, "fees"> {
  readonly body: SendBody;
  /** To an address: the speeds to choose from that the balance covers, the fastest first. */
  readonly fees: readonly SpeedFee[];
  /** The one that it is quoted for; over Lightning the only one, and none between people. */
  readonly chosen: SpeedFee | undefined;
}

/** The balance doesn't cover amount and fee: `most` could arrive, in base units. */
export interface TooMuch {
  readonly most: bigint;
  readonly fee: bigint;
}

/** A limit lets no more than `most` be sent now, in base units. */
export interface OverLimit {
  readonly code: NonNullable<Told["obstacle"]>["code"];
  readonly most: bigint;
}

/** A send, or why there is none; undefined where the server gave no quote, which says why itself. */
type Answer =
  | { readonly quoted: QuotedSend }
  | { readonly tooMuch: TooMuch }
  | { readonly overLimit: OverLimit }
  | undefined;

/**
 * Asks what a send would be like. To an address it is quoted for the given speed, or for one that the balance covers;
 * all of a balance is that without the fee of the speed.
 *
 * - `available`: in base units; undefined while it is not known.
 */
export async function quoteWish(
  wish: SendWish,
  available: bigint | undefined,
  ask: (body: SendBody & { readonly speed?: SendSpeed }) => Promise<Told | undefined>,
  speed?: SendSpeed,
): Promise<Answer> {
  const typed = wish.isAll ? available : BigInt(unitsOf(wish) ?? 0);
  if (typed === undefined || typed <= 0n) return undefined;
  const bodyOf = (units: bigint) => ({
    crypto_currency_code: wish.asset,
    amount: String(units),
    ...recipientOf(wish.recipient),
  });
  const told = await ask({ ...bodyOf(typed), ...(speed && { speed }) });
  if (!told) return undefined;
  const isLightning = invoiceIn(wish.recipient) !== undefined;
  const [invoiceFee] = told.fees;
  if (!invoiceFee || isLightning) {
    return unlessOver({ ...told, body: bodyOf(typed), fees: [], chosen: invoiceFee });
  }
  const wanted = wish.isAll ? 1n : typed;
  const offered = (fees: readonly SpeedFee[]) => coveredFees(offeredFees(fees), wanted, available);
  const fees = offered(told.fees);
  const chosen = fees.find((each) => each.speed === speed) ?? firstFee(fees);
  if (!chosen) {
    const fee = BigInt(offeredFees(told.fees).at(-1)?.fee ?? 0);
    return { tooMuch: { most: mostAfter(available ?? 0n, fee), fee } };
  }
  const units = wish.isAll ? mostAfter(typed, BigInt(chosen.fee)) : typed;
  const body = bodyOf(units);
  if (units === typed && chosen.speed === (speed ?? "normal")) {
    return unlessOver({ ...told, body, fees, chosen });
  }
  const again = await ask({ ...body, speed: chosen.speed });
  if (!again) return undefined;
  const risen = again.fees.find((each) => each.speed === chosen.speed) ?? chosen;
  return unlessOver({ ...again, body, fees: offered(again.fees), chosen: risen });
}

function unlessOver(quoted: QuotedSend): Answer {
  const { code, most } = quoted.obstacle ?? {};
  return code !== undefined && typeof most === "string"
    ? { overLimit: { code, most: BigInt(most) } }
    : { quoted };
}
