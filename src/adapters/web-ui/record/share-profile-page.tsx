import { useEffect, useRef, useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { numberFormat } from "../design/amount-text.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { CopyButton } from "../design/copy-button.tsx";
import { QrCode } from "../design/qr-code.tsx";
import { profilePath } from "../market/trader-link.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { usePageState } from "../page-context.ts";
import { useRead } from "../server/use-read.ts";
import { drawProfileCard } from "./profile-card.ts";
import { ShareLink } from "../design/share-link.tsx";
import styles from "./share-profile-page.module.css";

/** The user's profile as a link, as a QR code, and as a picture, made in the browser. */
export function ShareProfilePage() {
  const { t } = useLingui();
  const { reader } = usePageState();
  const username = reader.username ?? "";
  const link = new URL(profilePath(username), window.location.origin).href;
  return (
    <div className={styles.page}>
      <PageHeading title={t`Share your profile`} />
      <div className={styles.columns}>
        <Card>
          <div className={styles.part}>
            <p className={styles.link}>
              <bdi dir="ltr">{link}</bdi>
              <CopyButton value={link} what={<Trans>Link to your profile</Trans>} />
            </p>
            <QrCode text={link} label={t`QR code of your profile`} />
            <ShareLink title={username} link={link} />
          </div>
        </Card>
        <Card>
          <Picture username={username} link={link} />
        </Card>
      </div>
    </div>
  );
}

function Picture({ username, link }: { username: string; link: string }) {
  const { t, i18n } = useLingui();
  const { brandName } = usePageState();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const profile = useRead("viewProfileByName", { parameters: { username } });
  const record = profile.data?.data;
  const number = numberFormat(i18n.locale);
  const trades = number.format(record?.totalTrades ?? 0);
  const positive = number.format(record?.feedback.positive ?? 0);
  const lines = [t`Trades completed: ${trades}`, t`Positive feedback: ${positive}`];
  const shown = lines.join("\n");
  useEffect(() => {
    if (canvas.current) {
      drawProfileCard(canvas.current, {
        username,
        lines: shown.split("\n"),
        link,
        brand: brandName,
      });
    }
  }, [username, shown, link, brandName]);
  const save = () => {
    canvas.current?.toBlob((picture) => {
      setFailed(picture === null);
      if (!picture) return;
      const address = URL.createObjectURL(picture);
      const anchor = document.createElement("a");
      anchor.href = address;
      anchor.download = `${username}.png`;
      anchor.click();
      URL.revokeObjectURL(address);
    });
  };
  return (
    <div className={styles.part}>
      <canvas
        ref={canvas}
        className={styles.picture}
        role="img"
        aria-label={t`Picture with your name, your record and the QR code`}
      />
      <Button variant="primary" onClick={save}>
        <Download aria-hidden="true" />
        <Trans>Save picture</Trans>
      </Button>
      {hasFailed && (
        <p role="alert">
          <Trans>Your browser couldn't make the picture. Share the link instead.</Trans>
        </p>
      )}
    </div>
  );
}
