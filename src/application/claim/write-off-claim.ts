import { openUnits } from "../../domain/claim/debt-claim.ts";
import {
  isWrittenOff,
  judgeWriteOff,
  type NothingOwed,
} from "../../domain/chargeback/chargeback-acts.ts";
import type { TradeId } from "../../domain/id/id.ts";
import type { TradeChange } from "../../domain/trade/trade-change.ts";
import type { CaseDesk, StaffResult } from "../dispute/case-desk.ts";
import type { CommandKey } from "../ports/commit.ts";
import type { LoadedTrade } from "../ports/trade-store.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { AlsoWritten } from "../trade/trade-desk.ts";

/** Two admins write off what is left of a claim; the worker then closes the report (T46). */
export class WriteOffClaim {
  readonly #desk: CaseDesk;

  constructor(desk: CaseDesk) {
    this.#desk = desk;
  }

  execute(
    actor: StaffActor,
    tradeId: TradeId,
    reason: string,
    key?: CommandKey,
  ): Promise<StaffResult<NothingOwed>> {
    return this.#desk.carryOut<NothingOwed>({
      actor,
      tradeId,
      key,
      verb: "write-off-claim",
      reason,
      decide: ({ trade }, staff, context) => judgeWriteOff(trade, staff, context),
      alsoWrites: writtenOff,
    });
  }
}

function writtenOff({ trade, funds }: LoadedTrade, change: TradeChange): AlsoWritten {
  const { claim, debtorBalances } = funds;
  if (!claim || !isWrittenOff(change)) return {};
  const { tradeId, debtorId, creditorId, amount } = claim;
  const { claims } = debtorBalances.buyer;
  const open = claims.reduce((sum, each) => sum + openUnits(each), 0n);
  return {
    claims: [
      {
        tradeId,
        debtorId,
        creditorId,
        amount,
        servedUnits: 0n,
        writtenOffUnits: openUnits(claim),
      },
    ],
    debts: [{ debtorId, asset: trade.money.amount.asset, openUnits: open }],
  };
}
