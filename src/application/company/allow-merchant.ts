import { parseStaffWords } from "../../domain/account/staff-words.ts";
import { judgeMerchantRight } from "../../domain/company/merchant-right.ts";
import type { TraderId } from "../../domain/id/id.ts";
import { refuse, type Result } from "../../domain/result/result.ts";
import type { CompanyDesk } from "../ports/companies.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";

interface AllowRefusal {
  readonly code: "conflict_of_interest" | "company_not_verified" | "reason_needed";
}

/** Staff let a verified company take payments by links, or end that. Links that were paid stay paid. */
export class AllowMerchant {
  readonly #desk: Pick<CompanyDesk, "setMerchant">;

  constructor(desk: Pick<CompanyDesk, "setMerchant">) {
    this.#desk = desk;
  }

  /** `reason`: for the log. */
  async execute(
    { staffId, role, linkedIds, key }: KeyedStaff,
    traderId: TraderId,
    isAllowed: boolean,
    reason: string,
  ): Promise<Result<boolean, AllowRefusal>> {
    if (linkedIds.includes(traderId)) return refuse({ code: "conflict_of_interest" });
    const words = parseStaffWords(reason);
    if (!words.ok) return words;
    return this.#desk.setMerchant(traderId, (state) => judgeMerchantRight(state, isAllowed), {
      staffId,
      role,
      act: isAllowed ? "allow-merchant" : "end-merchant",
      subject: { kind: "trader", id: traderId },
      reason: words.value,
      ...(key && { key }),
    });
  }
}
