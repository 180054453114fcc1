import type { TradeId, TraderId } from "../../domain/id/id.ts";
import type { HelperScope, InvitationFacts } from "../../domain/vendor/team.ts";
import type { Refusal, Result } from "../../domain/result/result.ts";

/** Somebody who helps a vendor, or was invited to. */
export interface TeamSeat {
  readonly id: string;
  /** The other one: the helper to the vendor, the vendor to the helper. */
  readonly username: string;
  readonly scopes: readonly HelperScope[];
  readonly invitedAt: number;
  /** Undefined while they have not answered. */
  readonly acceptedAt: number | undefined;
}

/** A trade that somebody helps with, and for whom. */
export interface HelpedSeat {
  readonly vendorId: TraderId;
  readonly vendorName: string;
  readonly scopes: readonly HelperScope[];
}

/** Helpers of vendors. Seats of vendors who lost the badge count for nothing. */
export interface VendorTeams {
  isVendor(traderId: TraderId): Promise<boolean>;
  /** Those who help a vendor, oldest first. */
  helpersOf(vendorId: TraderId): Promise<readonly TeamSeat[]>;
  /** The vendors who are helped, oldest first. */
  vendorsOf(helperId: TraderId): Promise<readonly TeamSeat[]>;
  /** Invites somebody by name if `judge` accepts, one at a time for each vendor. */
  invite<Refused extends Refusal>(
    invitation: {
      readonly id: string;
      readonly vendorId: TraderId;
      readonly username: string;
      readonly scopes: readonly HelperScope[];
    },
    judge: (facts: InvitationFacts) => Result<undefined, Refused>,
  ): Promise<Result<undefined, Refused>>;
  /** Whether the vendor has such a helper. */
  setScopes(vendorId: TraderId, id: string, scopes: readonly HelperScope[]): Promise<boolean>;
  /** Whether they were invited, and had not answered. */
  accept(helperId: TraderId, id: string): Promise<boolean>;
  /** Ends it for one of the two. Whether it ran. */
  end(traderId: TraderId, id: string): Promise<boolean>;
  /** The vendor whose offer the trade is on, if that vendor is helped by them; never a party. */
  seatAt(helperId: TraderId, tradeId: TradeId): Promise<HelpedSeat | undefined>;
  /** The vendors whom they help now, whose invitations they accepted. */
  seatsOf(helperId: TraderId): Promise<readonly HelpedSeat[]>;
}
