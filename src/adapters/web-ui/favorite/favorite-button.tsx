import { useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Heart } from "lucide-react";
import type { CallFailure } from "../../http/client/call-types.ts";
import type { OfferCard } from "../../http/contract/offer/offer-views.ts";
import { showToast } from "../design/toast-store.ts";
import { goToSignIn } from "../navigation/sign-in-path.ts";
import { RefusalWords } from "../failure/failure-words.tsx";
import { usePageState } from "../page-context.ts";
import { client } from "../server/client.ts";
import { useReadAgain } from "../server/use-read.ts";
import styles from "./favorite-button.module.css";

/** Keeps an offer among the reader's favorites, or no longer; shows what the server said of it. */
export function FavoriteButton({ offer }: { offer: OfferCard }) {
  const { t } = useLingui();
  const { reader } = usePageState();
  const memory = useQueryClient();
  const readAgain = useReadAgain();
  // The server's last answer, until the page reads the offer again.
  const [said, setSaid] = useState<{ of: OfferCard; isFavorite: boolean }>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const isFavorite = said?.of === offer ? said.isFavorite : offer.isFavorite;
  if (offer.notTakeableCode === "own_offer") return null;
  const press = async () => {
    if (!reader.isLogged) return goToSignIn();
    setBusy(true);
    const parameters = { id: offer.idHashed };
    const outcome = isFavorite
      ? await client.call("removeFavorite", { parameters })
      : await client.call("addFavorite", { parameters });
    setBusy(false);
    // The client leads to the sign-in already.
    if (!outcome.ok && outcome.failure.status === 401) return;
    setFailure(outcome.ok ? undefined : outcome.failure);
    if (!outcome.ok) return;
    setSaid({ of: offer, isFavorite: outcome.data.isFavorite });
    if (outcome.data.isFavorite) showToast("success", <Trans>Saved to your favourites</Trans>);
    else showToast("light", <Trans>Removed from your favourites</Trans>);
    // Lists stay in their order under the reader's finger; they are read again when they are opened.
    void memory.invalidateQueries({ queryKey: ["listOffers"], refetchType: "none" });
    void memory.invalidateQueries({ queryKey: ["viewOffer"], refetchType: "none" });
    await readAgain("listFavorites");
  };
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={t`Save this offer`}
        aria-pressed={isFavorite}
        aria-busy={isBusy}
        onClick={() => !isBusy && void press()}
      >
        <Heart aria-hidden="true" />
      </button>
      {failure && (
        <span className={styles.failure} role="alert">
          <RefusalWords code={failure.code} />
        </span>
      )}
    </>
  );
}
