import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { client } from "../server/client.ts";
import type { Draft } from "./draft.ts";
import { DraftKeeper, type DraftCalls, type KeptSnapshot } from "./draft-keeper.ts";
import { keepDraft } from "./kept-drafts.ts";
import type { Resumed } from "./resumed-draft.ts";

/** What the server has of a draft, and what its user can do about it. */
export interface KeptDraft extends KeptSnapshot {
  /** Keeps this one in place of that of the other device. */
  readonly overwrite: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

const calls: DraftCalls = {
  async save(id, version, draft) {
    const told = await client.call("saveOfferDraft", {
      parameters: { id },
      body: {
        version,
        content: JSON.stringify(draft),
        type: draft.side,
        crypto_currency_code: draft.asset,
        currency: draft.currency,
        payment_method: draft.method,
      },
    });
    if (told.ok) return told.data.version;
    if (told.failure.code === "draft_changed") return "elsewhere";
    return told.failure.code === "too_many_offer_drafts" ? "full" : "unsaved";
  },
  async versionOf(id) {
    const told = await client.call("viewOfferDraft", { parameters: { id } });
    return told.ok ? told.data.version : undefined;
  },
  async remove(id) {
    await client.call("removeOfferDraft", { parameters: { id } });
  },
};

/** Keeps a draft on the server while it is written; `place` is where the page keeps it meanwhile. */
export function useKeptDraft(
  draft: Draft,
  of: {
    readonly place: string;
    readonly isWanted: boolean;
    readonly resumed: Resumed | undefined;
  },
): KeptDraft {
  const { place, isWanted, resumed } = of;
  const memory = useQueryClient();
  const [keeper] = useState(() => new DraftKeeper(resumed, calls));
  const shown = useSyncExternalStore(keeper.subscribe, keeper.snapshot);
  const written = useRef(draft);
  useEffect(() => {
    if (!isWanted || written.current === draft) return;
    written.current = draft;
    keeper.write(draft);
  }, [draft, isWanted, keeper]);
  // What was typed last is kept also where its page is left at once.
  useEffect(
    () => () => {
      void keeper.flush().then(() => readDraftsAgain(memory));
      if (keeper.snapshot().id !== undefined) keepDraft(place, undefined);
    },
    [keeper, memory, place],
  );
  return {
    ...shown,
    overwrite: () => keeper.overwrite(),
    remove: async () => {
      await keeper.remove();
      await readDraftsAgain(memory);
    },
  };
}

async function readDraftsAgain(memory: QueryClient): Promise<void> {
  await Promise.all(
    ["listOfferDrafts", "viewOfferDraft"].map((id) => memory.invalidateQueries({ queryKey: [id] })),
  );
}
