import { useQueryClient } from "@tanstack/react-query";
import type { ChargebackCaseView } from "../../adapters/http/contract/admin/chargeback-admin-views.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { readKey } from "../server/use-read.ts";

export type Ruling = ChargebackCaseView["acts"][number];

/** Decides a report, or writes off the rest of its claim. */
export function useRuling(id: string) {
  const memory = useQueryClient();
  const { send, isSending, failure } = useAct();
  const rule = async (act: Ruling, reason: string): Promise<boolean> => {
    const decided = await send(() => call(act, id, { reason }));
    if (!decided) return false;
    memory.setQueryData(readKey("viewChargeback", { parameters: { id } }), decided);
    void memory.invalidateQueries({ queryKey: ["listQueues"] });
    void memory.invalidateQueries({ queryKey: ["chargebacks"] });
    return true;
  };
  return { rule, isSending, failure };
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
  }
}
