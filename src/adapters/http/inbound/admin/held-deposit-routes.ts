import type { StaffActor } from "../../../../application/actor/staff-actor.ts";
import type { ReviewDeposit } from "../../../../application/deposit/review-deposit.ts";
import type { HeldDeposits } from "../../../../application/ports/held-deposits.ts";
import type { OnceByKey } from "../../../../application/staff/once-by-key.ts";
import { heldStates } from "../../../../domain/deposit/held-deposit.ts";
import {
  reviewDeposit,
  viewHeldDeposits,
  type HeldDepositsView,
} from "../../contract/admin/held-deposits.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";

/** How many are shown. */
const mostShown = 200;

/** Use cases behind deposits that staff have to look at. */
interface HeldDepositUseCases {
  readonly onceByKey: OnceByKey;
  readonly heldDeposits: HeldDeposits;
  readonly reviewDeposit: ReviewDeposit;
}

/** Deposits that are not credited because of where they come from, and what staff decide about them. */
export function heldDepositRoutes(useCases: HeldDepositUseCases): readonly BoundRoute[] {
  const { onceByKey, heldDeposits } = useCases;
  const show = async ({ linkedIds }: StaffActor): Promise<HeldDepositsView> => {
    const deposits = await heldDeposits.list(mostShown);
    return {
      deposits: deposits.flatMap((each) => {
        const state = heldStates.find((held) => held === each.state);
        if (state === undefined || each.asset === undefined) return [];
        return [
          {
            id: each.id,
            traderId: each.traderId,
            username: each.username,
            state,
            cryptoCurrencyCode: each.asset,
            amount: String(each.units),
            transaction: each.transaction,
            blockedSender: each.blockedSender ?? null,
            seenAt: new Date(each.seenAt).toISOString(),
            canRule: !linkedIds.includes(each.traderId),
          },
        ];
      }),
    };
  };
  return [
    bind(viewHeldDeposits).to(async ({ actor }) => ({ status: 200, body: await show(actor) })),
    bind(reviewDeposit).to(async (call) => {
      const { deposit: depositId, ruling, reason } = call.body;
      const done = await onceByKey.run(call.actor, commandKey("reviewDeposit", call), (by) =>
        useCases.reviewDeposit.execute(by, call.parameters.id, { depositId, ruling, reason }),
      );
      if (!done.ok) return { refusal: done.refusal.code };
      return { status: 200, body: await show(call.actor) };
    }),
  ];
}
