import { Trans } from "@lingui/react/macro";
import { BellPlus } from "lucide-react";
import { Button } from "../design/button.tsx";
import { showToast } from "../design/toast-store.ts";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useReadAgain } from "../server/use-read.ts";
import type { Filters } from "./filters.ts";
import { offerQuery } from "./offer-list.ts";
import styles from "./refine.module.css";

/** Saves the search: the reader is then told of new offers that they can take. */
export function SaveSearch({ filters }: { filters: Filters }) {
  const act = useAct();
  const readAgain = useReadAgain();
  const save = async () => {
    const saved = await act.send(() => client.call("saveSearch", { body: searchOf(filters) }));
    if (saved?.ok !== true) return;
    showToast(
      "success",
      <Trans>Saved. About every five minutes, we look for new offers you can take.</Trans>,
    );
    await readAgain("listSavedSearches");
  };
  return (
    <>
      <Button variant="plain" busy={act.isBusy} onClick={() => void save()}>
        <BellPlus aria-hidden="true" />
        <Trans>Save search</Trans>
      </Button>
      {act.failure && (
        <span className={styles.failure} role="alert">
          <FailureWords failure={act.failure} />
        </span>
      )}
    </>
  );
}

/** The filters as a search keeps them: not where in the list the page begins. */
function searchOf(filters: Filters) {
  const { withFavorites: _favorites, "payment-method": method, ...query } = offerQuery(filters);
  const said = Object.entries(query).filter(([, value]) => value !== undefined);
  return {
    ...(Object.fromEntries(said) as Partial<typeof query>),
    type: filters.deed,
    ...(method !== "" && { "payment-method": method }),
  };
}
