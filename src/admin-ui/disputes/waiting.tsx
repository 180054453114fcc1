import type { CaseCard } from "../../adapters/http/contract/admin/case-views.ts";
import { Since } from "../design/since.tsx";

/** How long a case has been waiting: since the last staff action, or since it was opened. */
export function Waiting({ dispute: { lastActAt, openedAt } }: { dispute: CaseCard }) {
  return <Since at={lastActAt ?? openedAt} />;
}
