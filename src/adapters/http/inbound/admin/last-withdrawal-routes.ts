import type { StaffActor } from "../../../../application/actor/staff-actor.ts";
import type { AllowWithdrawal } from "../../../../application/people/allow-withdrawal.ts";
import type { ViewLastWithdrawals } from "../../../../application/people/view-last-withdrawals.ts";
import type { LastWithdrawals } from "../../../../application/ports/last-withdrawals.ts";
import type { OnceByKey } from "../../../../application/staff/once-by-key.ts";
import { isAtCasesOnly } from "../../../../domain/account/trader-account.ts";
import { provenAt } from "../../../../domain/kyc/proven-at.ts";
import * as contract from "../../contract/admin/last-withdrawals.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";

/** What the routes call. */
interface LastWithdrawalUseCases {
  readonly onceByKey: OnceByKey;
  readonly viewLastWithdrawals: ViewLastWithdrawals;
  readonly allowWithdrawal: AllowWithdrawal;
}

/** The last withdrawals of banned people. */
export function lastWithdrawalRoutes(useCases: LastWithdrawalUseCases): readonly BoundRoute[] {
  const show = async (actor: StaffActor, id: string) => {
    const found = await useCases.viewLastWithdrawals.execute(actor, id);
    return found
      ? ({ status: 200, body: present(found) } as const)
      : ({ refusal: "not_found" } as const);
  };
  return [
    bind(contract.viewLastWithdrawals).to(({ actor, parameters: { id } }) => show(actor, id)),
    bind(contract.allowWithdrawal).to(async (call) => {
      const { actor, parameters, body } = call;
      const key = commandKey("allowWithdrawal", call);
      const done = await useCases.onceByKey.run(actor, key, (by) =>
        useCases.allowWithdrawal.execute(by, parameters.id, body.reason),
      );
      return done.ok ? show(actor, parameters.id) : { refusal: done.refusal.code };
    }),
  ];
}

function present({
  account,
  level,
  sends,
  permits,
}: LastWithdrawals): contract.LastWithdrawalsView {
  const at = (moment: number) => new Date(moment).toISOString();
  return {
    isBanned: isAtCasesOnly(account),
    isIdKnown: provenAt(level).id,
    sends: sends.map(({ amount, state, requestedAt }) => ({
      cryptoCurrencyCode: amount.asset,
      amount: String(amount.units),
      state,
      requestedAt: at(requestedAt),
    })),
    permits: permits.map(({ by, reason, givenAt }) => ({ by, reason, givenAt: at(givenAt) })),
  };
}
