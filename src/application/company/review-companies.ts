import { parseStaffWords } from "../../domain/account/staff-words.ts";
import {
  beginReview,
  decideApplication,
  type CompanyState,
  type CompanyVerdict,
} from "../../domain/company/company-application.ts";
import type { TraderId } from "../../domain/id/id.ts";
import { refuse, type Result } from "../../domain/result/result.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { AuditLog } from "../ports/audit.ts";
import type { CompanyDesk, StaffCompany } from "../ports/companies.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";

/** The level of a verified company: its third one has no limits (decisions, Limits). */
const approvedLevel = 3;

interface ReviewRefusal {
  readonly code: "company_moved" | "conflict_of_interest";
}

/** Staff read applications of companies, take them into review, and decide on them. */
export class ReviewCompanies {
  readonly #desk: CompanyDesk;
  readonly #audit: Pick<AuditLog, "note">;

  constructor(desk: CompanyDesk, audit: Pick<AuditLog, "note">) {
    this.#desk = desk;
    this.#audit = audit;
  }

  /** Without companies of people linked to the reader. */
  list(
    { linkedIds }: Pick<StaffActor, "linkedIds">,
    wanted: { readonly q: string | undefined; readonly state: CompanyState | undefined },
    from: number,
    most: number,
  ): ReturnType<CompanyDesk["list"]> {
    return this.#desk.list({ ...wanted, without: linkedIds }, from, most);
  }

  /** The read is logged before anything is shown. */
  async view(
    { staffId, role, linkedIds }: StaffActor,
    traderId: TraderId,
  ): Promise<StaffCompany | undefined> {
    const found = await this.#desk.view(traderId);
    if (!found || linkedIds.includes(traderId)) return undefined;
    const subject = { kind: "trader", id: traderId } as const;
    await this.#audit.note({ staffId, role, act: "read-company-application", subject });
    return found;
  }

  begin(by: StaffActor, traderId: TraderId): Promise<Result<CompanyState, ReviewRefusal>> {
    return this.#move(by, { traderId, act: "begin-company-review" }, beginReview);
  }

  /** - `reason`: told to the company. */
  async decide(
    by: KeyedStaff,
    traderId: TraderId,
    verdict: CompanyVerdict,
    reason: string,
  ): Promise<Result<CompanyState, ReviewRefusal | { readonly code: "reason_needed" }>> {
    const words = parseStaffWords(reason);
    if (!words.ok) return words;
    return this.#move(by, { traderId, act: "decide-company", reason: words.value }, (state) =>
      decideApplication(state, verdict),
    );
  }

  async #move(
    { staffId, role, linkedIds, key }: KeyedStaff,
    { traderId, act, reason }: { traderId: TraderId; act: CompanyAct; reason?: string },
    judge: Parameters<CompanyDesk["move"]>[1] & typeof beginReview,
  ): Promise<Result<CompanyState, ReviewRefusal>> {
    if (linkedIds.includes(traderId)) return refuse({ code: "conflict_of_interest" });
    const said = reason === undefined ? {} : { reason };
    return this.#desk.move({ traderId, approvedLevel, ...said }, judge, {
      staffId,
      role,
      act,
      subject: { kind: "trader", id: traderId },
      ...said,
      ...(key && { key }),
    });
  }
}

type CompanyAct = "begin-company-review" | "decide-company";
