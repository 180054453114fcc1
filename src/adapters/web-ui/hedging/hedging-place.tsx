import { useEffect, useRef } from "react";
import { newReference, reportFailure } from "../failure/report-failure.ts";
import { useReadAgain } from "../server/use-read.ts";
import { hedgingOverride, loadHedging, type HedgingScript } from "./load-hedging.ts";
import styles from "./hedging-place.module.css";

const location = JSON.stringify({ route: "/hedging", props: {} });

/** Where the hedging widget is mounted. It tells when balances changed. */
export function HedgingPlace() {
  const place = useRef<HTMLDivElement>(null);
  const readAgain = useReadAgain();
  const again = useRef(readAgain);
  useEffect(() => {
    again.current = readAgain;
  }, [readAgain]);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let app: HedgingScript | undefined;
    let isGone = false;
    const balanceSync = () => void again.current("getBalances");
    const show = async () => {
      app = await loadHedging({
        fetch: (path) => fetch(path),
        load: (script) => import(/* @vite-ignore */ script) as Promise<HedgingScript>,
        override: window.localStorage.getItem(hedgingOverride),
      });
      if (!isGone) await app?.mount(element, location, { balanceSync });
    };
    show().catch((error: unknown) => {
      reportFailure(newReference(), error instanceof Error ? error : new Error(String(error)));
    });
    return () => {
      isGone = true;
      app?.unmount(element);
    };
  }, []);
  return <div id="hedging" ref={place} className={styles.place} data-location={location} />;
}
