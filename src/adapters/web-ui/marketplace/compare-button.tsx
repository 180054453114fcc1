import { Trans } from "@lingui/react/macro";
import { Columns2 } from "lucide-react";
import type { OfferCard } from "../../http/contract/offer/offer-views.ts";
import { Spoken } from "../design/spoken.tsx";
import { mostCompared, toggleCompared, useCompared } from "./compared-offers.ts";
import styles from "./compare-button.module.css";

/** Chooses an offer to be compared with others, up to four. */
export function CompareButton({ offer }: { offer: OfferCard }) {
  const { username } = offer.owner;
  const compared = useCompared();
  const isChosen = compared.some(({ idHashed }) => idHashed === offer.idHashed);
  return (
    <button
      type="button"
      className={styles.button}
      aria-pressed={isChosen}
      disabled={!isChosen && compared.length >= mostCompared}
      onClick={() => toggleCompared(offer)}
    >
      <Columns2 aria-hidden="true" />
      <Spoken>
        {username === "" ? (
          <Trans>Compare this offer</Trans>
        ) : (
          <Trans>
            Compare the offer by <bdi>{username}</bdi>
          </Trans>
        )}
      </Spoken>
    </button>
  );
}
