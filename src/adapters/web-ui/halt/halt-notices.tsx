import { lazy, Suspense } from "react";
import { Notice } from "../design/notice.tsx";
import { useRead } from "../server/use-read.ts";

/** Loaded where there is a halt, which is seldom. */
const HaltWords = lazy(async () => ({ default: (await import("./halt-words.tsx")).HaltWords }));

/** How often a visible page polls the current halts. */
const everyMs = 60_000;

/** The current halts for a coin, by its code: what still works, and that nothing is lost. */
export function HaltNotices({ coin }: { coin: string }) {
  const { data } = useRead("listHalts", {}, { everyMs });
  const ofCoin = data?.data.filter(
    ({ cryptoCurrencyCode }) => cryptoCurrencyCode === null || cryptoCurrencyCode === coin,
  );
  return ofCoin?.map((halt) => (
    <Notice key={`${halt.kind} ${halt.cryptoCurrencyCode ?? ""}`} tone="info">
      <Suspense fallback={null}>
        <HaltWords halt={halt} />
      </Suspense>
    </Notice>
  ));
}
