import type { OfferInput, OfferRefusal } from "../../domain/offer/create-offer.ts";
import type { TraderId } from "../../domain/id/id.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { PaymentPlaces } from "../ports/payment-places.ts";

/** Fills in the details of a saved account that an owner chose in place of typing them. */
export async function fillSavedAccount(
  places: PaymentPlaces,
  ownerId: TraderId,
  input: OfferInput,
): Promise<Result<OfferInput, OfferRefusal>> {
  const { savedAccountId } = input;
  if (savedAccountId === undefined || input.side !== "sell") return accept(input);
  const paymentDetails = await places.linesOf(ownerId, savedAccountId, input);
  if (paymentDetails) return accept({ ...input, paymentDetails });
  const failures = [{ field: "saved_account", code: "unknown" }] as const;
  return refuse({ code: "validation", failures });
}
