import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { OwnStaffAccountStore } from "../ports/own-staff-account.ts";

/**
 * A member of staff declares a trader account as their own. From then on they cannot act on it, nor
 * on anyone linked to it. They cannot withdraw a declaration: it would be withdrawn just before an
 * act.
 */
export class DeclareTraderAccount {
  readonly #own: Pick<OwnStaffAccountStore, "declare">;

  constructor(own: Pick<OwnStaffAccountStore, "declare">) {
    this.#own = own;
  }

  async execute(
    { staffId, role }: StaffActor,
    username: string,
  ): Promise<Result<undefined, { readonly code: "trader_unknown" }>> {
    const subject = { kind: "staff", id: staffId } as const;
    const act = "declare-trader-account";
    const declared = await this.#own.declare(staffId, username, (traderId) => ({
      staffId,
      role,
      act,
      subject,
      after: { traderId },
    }));
    return declared === undefined ? refuse({ code: "trader_unknown" }) : accept(undefined);
  }
}
