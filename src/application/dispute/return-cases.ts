import { returnCase } from "../../domain/dispute/decide-case.ts";
import { may, staffRoles } from "../../domain/staff/staff-roles.ts";
import type { CaseViews, LeftCase } from "../ports/case-views.ts";
import type { TradeDesk } from "../trade/trade-desk.ts";

/** The most cases that one round handles. */
const mostTogether = 100;

/**
 * Returns open cases to the queue if their case worker's account is closed, or their role works on
 * none. Repeating it, or several running at once, has no further effect.
 */
export class ReturnCases {
  readonly #views: Pick<CaseViews, "leftCases">;
  readonly #desk: TradeDesk;

  constructor(views: Pick<CaseViews, "leftCases">, desk: TradeDesk) {
    this.#views = views;
    this.#desk = desk;
  }

  /** One round. Returns the errors, case by case. */
  async execute(): Promise<readonly unknown[]> {
    const roles = staffRoles.filter((role) => may(role, "work_cases"));
    const left = await this.#views.leftCases(roles, mostTogether);
    const results = await Promise.allSettled(left.map((each) => this.#giveBack(each)));
    return results.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
  }

  async #giveBack({ tradeId, workerId }: LeftCase): Promise<void> {
    await this.#desk.carryOut({
      tradeId,
      key: undefined,
      maySee: () => true,
      decide: ({ trade, disputeCase }, context) =>
        returnCase(trade, disputeCase, workerId, context),
      alsoWrites: () => ({
        audit: [
          {
            staffId: undefined,
            role: undefined,
            act: "return-case",
            subject: { kind: "trade", id: tradeId },
            before: { workerId },
            after: { workerId: null },
          },
        ],
      }),
    });
  }
}
