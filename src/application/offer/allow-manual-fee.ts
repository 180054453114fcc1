import { parseStaffWords } from "../../domain/account/staff-words.ts";
import type { TraderId } from "../../domain/id/id.ts";
import { judgeGrant, clearManualFee, type ManualFeeGrant } from "../../domain/offer/manual-fee.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";
import type { ManualFeeGrants } from "../ports/manual-fee-grants.ts";
import type { OfferDesk } from "./offer-desk.ts";

interface AllowRefusal {
  readonly code: "conflict_of_interest" | "not_found" | "reason_needed" | "fee_bounds_wrong";
}

/**
 * Staff let a trader set escrow fees of their own, within bounds, or end that: then their offers go back to
 * the fee of the table. Running trades keep the rate that they began with.
 */
export class AllowManualFee {
  readonly #grants: ManualFeeGrants;
  readonly #desk: Pick<OfferDesk, "changeAll">;

  constructor(grants: ManualFeeGrants, desk: Pick<OfferDesk, "changeAll">) {
    this.#grants = grants;
    this.#desk = desk;
  }

  view(traderId: TraderId): Promise<ManualFeeGrant | undefined> {
    return this.#grants.of(traderId);
  }

  /** `grant`: undefined ends it. `reason`: for the log. */
  async execute(
    { staffId, role, linkedIds, key }: KeyedStaff,
    traderId: TraderId,
    grant: ManualFeeGrant | undefined,
    reason: string,
  ): Promise<Result<undefined, AllowRefusal>> {
    if (linkedIds.includes(traderId)) return refuse({ code: "conflict_of_interest" });
    if (grant && !judgeGrant(grant)) return refuse({ code: "fee_bounds_wrong" });
    const words = parseStaffWords(reason);
    if (!words.ok) return words;
    const isSet = await this.#grants.set(traderId, grant, {
      staffId,
      role,
      act: grant ? "allow-manual-fee" : "end-manual-fee",
      subject: { kind: "trader", id: traderId },
      reason: words.value,
      ...(grant && { after: { least: grant.least ?? null, most: grant.most } }),
      ...(key && { key }),
    });
    if (!isSet) return refuse({ code: "not_found" });
    if (!grant) {
      await this.#desk.changeAll({ traderId }, ({ offer }) =>
        accept({ offer: clearManualFee(offer) }),
      );
    }
    return accept(undefined);
  }
}
