import { useSyncExternalStore } from "react";
import {
  appHashElement,
  appHashHeader,
  reportsPath,
  reportsType,
  type AppHashReport,
} from "../../http/contract/browser-reports.ts";

let isOutdated = false;
const watchers = new Set<() => void>();

/**
 * Compares the responding build with the page's own, and reports a difference to the server once.
 */
export function noteBuild(answer: Response): void {
  const page = document.querySelector<HTMLMetaElement>(`meta[name="${appHashElement}"]`)?.content;
  const server = answer.headers.get(appHashHeader);
  if (isOutdated || !page || server === null || server === page) return;
  isOutdated = true;
  for (const look of watchers) look();
  const { href, host } = window.location;
  const report: AppHashReport = {
    type: "app-hash-mismatch",
    url: href,
    body: { host, page, server },
  };
  const headers = { "Content-Type": reportsType };
  // Whether or not the report arrives, the page continues.
  void fetch(reportsPath, { method: "POST", headers, body: JSON.stringify([report]) }).catch(
    () => undefined,
  );
}

/** Whether the server runs a newer build than this page. */
export function useIsOutdated(): boolean {
  return useSyncExternalStore(
    (look) => {
      watchers.add(look);
      return () => watchers.delete(look);
    },
    () => isOutdated,
    () => false,
  );
}
