import { useEffect, useState } from "react";
import type { CaseCard } from "../../adapters/http/contract/admin/case-views.ts";
import { SpanWords } from "../design/span-words.tsx";

const everyMs = 30_000;

/** How long a case waits: since the last act of staff, or since it was opened. */
export function Waiting({ dispute: { lastActAt, openedAt } }: { dispute: CaseCard }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(clock);
  }, []);
  return <SpanWords span={now - Date.parse(lastActAt ?? openedAt)} />;
}
