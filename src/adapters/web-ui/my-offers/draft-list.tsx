import { Trans, useLingui } from "@lingui/react/macro";
import type { OfferDraftLine } from "../../http/contract/offer/offer-draft.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { dayText } from "../design/day-text.ts";
import { Notice } from "../design/notice.tsx";
import { OfferFailureWords } from "../offer-act/offer-failure-words.tsx";
import { draftPath } from "../navigation/paths.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useRead, useReadAgain } from "../server/use-read.ts";
import styles from "./draft-list.module.css";

/** Offers that the user is still writing. */
export function DraftList() {
  const drafts = useRead("listOfferDrafts", {}).data?.data ?? [];
  if (drafts.length === 0) return null;
  return (
    <Card>
      <h2 className={styles.title}>
        <Trans>Drafts</Trans>
      </h2>
      <ul className={styles.list}>
        {drafts.map((draft) => (
          <DraftEntry key={draft.id} draft={draft} />
        ))}
      </ul>
    </Card>
  );
}

function DraftEntry({ draft }: { draft: OfferDraftLine }) {
  const { i18n } = useLingui();
  const readAgain = useReadAgain();
  const { isBusy, failure, send } = useAct();
  const { id, cryptoCurrencyCode: asset, fiatCurrencyCode: currency } = draft;
  const saved = dayText(i18n.locale, draft.savedAt);
  const remove = async () => {
    await send(() => client.call("removeOfferDraft", { parameters: { id } }));
    await readAgain("listOfferDrafts");
  };
  return (
    <li className={styles.entry}>
      <div className={styles.words}>
        <span>
          {draft.type === "sell" ? (
            <Trans>
              Sell <bdi>{asset}</bdi> for <bdi>{currency}</bdi>
            </Trans>
          ) : (
            <Trans>
              Buy <bdi>{asset}</bdi> for <bdi>{currency}</bdi>
            </Trans>
          )}
          {draft.paymentMethodName !== "" && (
            <>
              {", "}
              <bdi>{draft.paymentMethodName}</bdi>
            </>
          )}
        </span>
        <span className={styles.fine}>
          <Trans>
            Saved <bdi>{saved}</bdi>
          </Trans>
        </span>
      </div>
      <Button variant="plain" href={draftPath(id)}>
        <Trans>Continue</Trans>
      </Button>
      <Button variant="plain" busy={isBusy} onClick={() => void remove()}>
        <Trans>Delete</Trans>
      </Button>
      {failure && (
        <Notice tone="danger">
          <OfferFailureWords failure={failure} />
        </Notice>
      )}
    </li>
  );
}
