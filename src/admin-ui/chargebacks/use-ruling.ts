import { useQueryClient } from "@tanstack/react-query";
import type { ChargebackCaseView } from "../../adapters/http/contract/admin/chargeback-admin-views.ts";
import type { PlanPeriod } from "../../domain/chargeback/plan-periods.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { readKey } from "../server/use-read.ts";

export type ChargebackAct = ChargebackCaseView["acts"][number];

/** What needs a reason only. */
export type Ruling = Exclude<ChargebackAct, "agree-plan">;

/** What a moderator agreed with the debtor, as typed. */
interface TypedPlan {
  readonly instalment: string;
  readonly every_days: PlanPeriod;
  readonly first_due: string;
  readonly reason: string;
}

/** Decides a report, writes off the rest of its claim, or agrees by when it is paid. */
export function useRuling(id: string) {
  const memory = useQueryClient();
  const { send, isSending, failure } = useAct();
  const keep = async (asked: () => ReturnType<typeof call>): Promise<boolean> => {
    const decided = await send(asked);
    if (!decided) return false;
    memory.setQueryData(readKey("viewChargeback", { parameters: { id } }), decided);
    void memory.invalidateQueries({ queryKey: ["listQueues"] });
    void memory.invalidateQueries({ queryKey: ["chargebacks"] });
    return true;
  };
  const rule = (act: Ruling, reason: string) => keep(() => call(act, id, { reason }));
  const agree = (body: TypedPlan) =>
    keep(() => client.call("agreeRepaymentPlan", { parameters: { id }, body }));
  return { rule, agree, isSending, failure };
}

function call(act: Ruling, id: string, body: { reason: string }) {
  const parameters = { id };
  switch (act) {
    case "dismiss":
      return client.call("dismissChargeback", { parameters, body });
    case "confirm":
      return client.call("confirmChargeback", { parameters, body });
    case "allow-again":
      return client.call("allowChargeback", { parameters, body });
    case "write-off":
      return client.call("writeOffClaim", { parameters, body });
    case "withdraw-plan":
      return client.call("withdrawRepaymentPlan", { parameters, body });
  }
}
