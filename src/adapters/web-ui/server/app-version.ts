import { useSyncExternalStore } from "react";
import { tabMemory } from "../../http/client/tab-memory.ts";
import { appHashElement, appHashHeader } from "../../http/contract/browser-reports.ts";
import { isNewPair } from "./known-builds.ts";
import { noteFullStorage } from "./note-full-storage.ts";
import { report } from "./report.ts";

/** `asks`: the user has not answered yet whether to reload. */
type Outdated = "no" | "asks" | "yes";

let outdated: Outdated = "no";
const watchers = new Set<() => void>();
const knownPairs = tabMemory("builds", noteFullStorage);

/**
 * Compares the responding build with the page's own. A difference between these two builds is
 * reported, and asked about, once per tab.
 */
export function noteBuild(answer: Response): void {
  const page = document.querySelector<HTMLMetaElement>(`meta[name="${appHashElement}"]`)?.content;
  const server = answer.headers.get(appHashHeader);
  if (outdated !== "no" || !page || server === null || server === page) return;
  const isNew = isNewPair(knownPairs, page, server);
  become(isNew ? "asks" : "yes");
  if (!isNew) return;
  const { host } = window.location;
  report({ type: "app-hash-mismatch", body: { host, page, server } });
}

/** The user goes on with the old page: from now on only the banner asks for a reload. */
export function reloadLater(): void {
  become("yes");
}

/** Whether the server runs another build than this page, and the user has to be asked to reload. */
export function useOutdated(): Outdated {
  return useSyncExternalStore(
    (look) => {
      watchers.add(look);
      return () => watchers.delete(look);
    },
    () => outdated,
    () => "no",
  );
}

function become(next: Outdated): void {
  outdated = next;
  for (const look of watchers) look();
}
