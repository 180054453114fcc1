import type { TraderId } from "../../domain/id/id.ts";
import type { PaymentDetail } from "../../domain/offer/offer.ts";

/** How somebody pays: a method, and the currency. */
export interface WayToPay {
  /** The slug from the catalogue. */
  readonly paymentMethod: string;
  readonly currency: string;
}

/** The saved accounts of traders, as offers and trades use them. */
export interface PaymentPlaces {
  /**
   * The lines that a payer needs. Undefined where the trader has no such account, or nobody can pay to
   * it in this way.
   */
  linesOf(
    traderId: TraderId,
    accountId: string,
    way: WayToPay,
  ): Promise<readonly PaymentDetail[] | undefined>;
}
