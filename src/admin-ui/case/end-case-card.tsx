import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { CaseView } from "../../adapters/http/contract/admin/case-views.ts";
import { EndTradeCard, type EndedTrade } from "../acts/end-trade-card.tsx";

/** Ends a disputed trade: two admins do that. */
export function EndCaseCard({ dispute: { id, acts } }: { dispute: CaseView }) {
  const memory = useQueryClient();
  const [ended, setEnded] = useState<EndedTrade>();
  const mayEnd = acts.includes("cancel");
  const seeEnd = (done: EndedTrade) => {
    setEnded(done);
    void memory.invalidateQueries({ queryKey: ["viewCase"] });
    void memory.invalidateQueries({ queryKey: ["listQueues"] });
    void memory.invalidateQueries({ queryKey: ["disputes"] });
  };
  if (!mayEnd && !ended) return null;
  return <EndTradeCard id={id} mayEnd={mayEnd} ended={ended} onEnded={seeEnd} />;
}
