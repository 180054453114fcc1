import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import { InfoDialog } from "../design/info-dialog.tsx";
import styles from "./custom-rate-dialog.module.css";

/** Warns once of a trade with somebody in a country that the operator watches (answers 38). */
export function GrayCountry({ username }: { username: string }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <InfoDialog
      open={isOpen}
      title={<Trans>Check the sanctions that apply to you</Trans>}
      onClose={() => setOpen(false)}
    >
      <p className={styles.words}>
        <Trans>
          You or <bdi>{username}</bdi> live in a country where sanctions such as those of OFAC may
          forbid some trades. A trade needs a verified ID on both sides.
        </Trans>
      </p>
      <p className={styles.words}>
        <Trans>
          Trade only for yourself, and never with anyone on a sanctions list. Every trade is kept on
          record.
        </Trans>
      </p>
    </InfoDialog>
  );
}
