import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import type { RelationView } from "../../http/contract/contact/contact.ts";
import type { RelationAction } from "../../../domain/contact/relation.ts";
import { showToast } from "../design/toast-store.ts";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";

/** Reads that show the relation itself, and reads of offers that a block hides or shows again. */
const shownAtOnce = ["viewProfileByName", "listActiveOffers"];
const shownWhenOpened = [
  "listRecentPartners",
  "listTrusted",
  "listBlocked",
  "listOffers",
  "listFavorites",
  "viewOffer",
];

/**
 * Trusts or blocks a trader, or no longer. What the server said is returned; a failure is shown as a
 * toast, as specified (section 8).
 */
export function useRelate(username: string) {
  const memory = useQueryClient();
  const [busyWith, setBusyWith] = useState<RelationAction>();
  const relate = async (action: RelationAction): Promise<RelationView | undefined> => {
    if (busyWith) return undefined;
    setBusyWith(action);
    const input = { parameters: { username }, body: { action } };
    const outcome = await client.call("changeRelation", input);
    setBusyWith(undefined);
    if (!outcome.ok) {
      showToast("error", <FailureWords failure={outcome.failure} />);
      return undefined;
    }
    showToast("success", <Done action={action} username={username} />);
    for (const route of shownAtOnce) void memory.invalidateQueries({ queryKey: [route] });
    for (const route of shownWhenOpened) {
      void memory.invalidateQueries({ queryKey: [route], refetchType: "none" });
    }
    return outcome.data;
  };
  return { busyWith, relate };
}

function Done({ action, username }: { action: RelationAction; username: string }) {
  const name = <bdi>{username}</bdi>;
  switch (action) {
    case "trusted":
      return <Trans>You trust {name}</Trans>;
    case "untrusted":
      return <Trans>You no longer trust {name}</Trans>;
    case "blocked":
      return <Trans>You blocked {name}</Trans>;
    case "unblocked":
      return <Trans>You unblocked {name}</Trans>;
  }
}
