import { Trans } from "@lingui/react/macro";
import type { ModeratedOfferView } from "../../adapters/http/contract/admin/offer-views.ts";
import { Card } from "../design/card.tsx";
import styles from "../design/record-page.module.css";

/** The texts shown to traders, as the owner wrote them. */
export function TextsCard({ offer: { label, terms, tags } }: { offer: ModeratedOfferView }) {
  return (
    <Card title={<Trans>Shown to traders</Trans>}>
      <div className={styles.part}>
        <h3 className={styles.second}>
          <Trans>Label</Trans>
        </h3>
        <Written text={label} />
      </div>
      <div className={styles.part}>
        <h3 className={styles.second}>
          <Trans>Terms</Trans>
        </h3>
        <Written text={terms} />
      </div>
      {tags.length > 0 && (
        <div className={styles.part}>
          <h3 className={styles.second}>
            <Trans>Tags</Trans>
          </h3>
          <Written text={tags.join(", ")} />
        </div>
      )}
    </Card>
  );
}

function Written({ text }: { text: string }) {
  if (text === "") {
    return (
      <p className={styles.second}>
        <Trans>empty</Trans>
      </p>
    );
  }
  return (
    <p className={styles.text}>
      <bdi>{text}</bdi>
    </p>
  );
}
