import { useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { CopyButton } from "../design/copy-button.tsx";
import { InfoDialog } from "../design/info-dialog.tsx";
import { QrCode } from "../design/qr-code.tsx";
import { ShareLink } from "../design/share-link.tsx";
import styles from "./share-offer-dialog.module.css";

/** An offer as a link, as a QR code, and as the picture that pages show beside its link. */
export function ShareOfferDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useLingui();
  const link = new URL(`/offer/${id}`, window.location.origin).href;
  const picture = `/rest/v1/offers/${id}/picture`;
  // Whoever owns an offer that is off sees it; it has no picture for others.
  const [hasPicture, setHasPicture] = useState(true);
  return (
    <InfoDialog
      open
      title={<Trans>Share this offer</Trans>}
      act={<ShareLink title={document.title} link={link} />}
      onClose={onClose}
    >
      <div className={styles.parts}>
        <p className={styles.link}>
          <bdi dir="ltr">{link}</bdi>
          <CopyButton value={link} what={<Trans>Link to this offer</Trans>} />
        </p>
        <QrCode text={link} label={t`QR code of this offer`} />
        {hasPicture ? (
          <>
            <img
              className={styles.picture}
              src={picture}
              width={1_200}
              height={630}
              alt={t`Picture of this offer, as pages show it beside the link`}
              onError={() => setHasPicture(false)}
            />
            <a href={picture} download>
              <Trans>Save picture</Trans>
            </a>
          </>
        ) : (
          <p className={styles.none}>
            <Trans>There is no picture of this offer at the moment.</Trans>
          </p>
        )}
      </div>
    </InfoDialog>
  );
}
