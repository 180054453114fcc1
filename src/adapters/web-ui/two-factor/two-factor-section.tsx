import { lazy, Suspense, useId, useState } from "react";
import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import { KeyRound, RotateCcwKey } from "lucide-react";
import { useSearch } from "wouter";
import { factorPurposes, type FactorPurpose } from "../../../domain/account/two-factor.ts";
import type { TwoFactorBody } from "../../http/contract/two-factor/two-factor.ts";
import { Badge } from "../design/badge.tsx";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { momentText } from "../design/moment-text.ts";
import { Notice } from "../design/notice.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { Spoken } from "../design/spoken.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { securityPath } from "../navigation/paths.ts";
import { pagePath } from "../navigation/sign-in-path.ts";
import { usePageState } from "../page-context.ts";
import { useRead } from "../server/use-read.ts";
import type { FactorDeed } from "./factor-deed.ts";
import { purposeWords } from "./purpose-words.tsx";
import styles from "./two-factor.module.css";

/** With the drawing of QR codes: few visits of the page need it. */
const TwoFactorDialog = lazy(async () => ({
  default: (await import("./two-factor-dialog.tsx")).TwoFactorDialog,
}));

/** What two-factor is used for, the authenticator app, and the recovery codes. */
export function TwoFactorSection() {
  const { locale } = usePageState();
  const search = useSearch();
  const id = useId();
  const factors = useRead("viewTwoFactor", {});
  const [deed, setDeed] = useState<FactorDeed>();
  // The session has a new secret: this page's token is no longer valid.
  const reload = () => {
    window.location.assign(pagePath(locale, `${securityPath}?two-factor=changed`));
  };
  const read = factors.data?.data;
  return (
    <Card>
      <section className={styles.section} aria-labelledby={id}>
        <div>
          <h2 id={id} className={styles.title}>
            <Trans>Two-factor</Trans>
          </h2>
          <p className={styles.effect}>
            <Trans>
              A code from an app, a text or an email: a stolen password isn't enough then. Changes
              to your account's security will also ask for a code.
            </Trans>
          </p>
        </div>
        {search === "two-factor=changed" && (
          <Notice tone="done">
            <Trans>Saved. All other sessions have ended.</Trans>
          </Notice>
        )}
        {!read && factors.isError && (
          <LoadFailure onRetry={() => void factors.refetch()} isRetrying={factors.isFetching} />
        )}
        {!read && !factors.isError && (
          <div aria-busy="true">
            <Skeleton shape="control" width="full" />
          </div>
        )}
        {read && <HoldNotice heldUntil={read.heldUntil} now={factors.dataUpdatedAt} />}
        {read && (
          <ul className={styles.purposes}>
            {factorPurposes.map((purpose) => (
              <Purpose key={purpose} purpose={purpose} read={read} onAsk={setDeed} />
            ))}
          </ul>
        )}
        {read && (read.hasApp || read.recoveryCodesLeft > 0) && (
          <AppActs read={read} onAsk={setDeed} />
        )}
        {read && deed && (
          <Suspense>
            <TwoFactorDialog
              deed={deed}
              read={read}
              onCancel={() => setDeed(undefined)}
              onDone={reload}
            />
          </Suspense>
        )}
      </section>
    </Card>
  );
}

function HoldNotice({ heldUntil, now }: { heldUntil: string | null; now: number }) {
  const { locale } = useLingui().i18n;
  if (heldUntil === null) return null;
  const until = momentText(locale, Date.parse(heldUntil), now);
  return (
    <Notice tone="info">
      <Trans>
        You changed your password or two-factor. You can start sales again{" "}
        <time dateTime={heldUntil}>
          <bdi>{until}</bdi>
        </time>
        . Until then you release only trades that began before the change, with a code.
      </Trans>
    </Notice>
  );
}

function Purpose(props: {
  purpose: FactorPurpose;
  read: TwoFactorBody;
  onAsk: (deed: FactorDeed) => void;
}) {
  const { purpose, read, onAsk } = props;
  const words = purposeWords[purpose];
  // In verification the type says what still holds: a change that was not confirmed changed nothing.
  const isOn = read[purpose].type !== "none";
  return (
    <li className={styles.purpose}>
      <span className={styles.words}>
        <span className={styles.name}>{words.name()}</span>
        <span className={styles.effect}>{words.effect()}</span>
      </span>
      <Badge tone={isOn ? "accent" : "neutral"}>{onWords(read[purpose].type)}</Badge>
      <Button
        variant="plain"
        onClick={() => onAsk({ kind: "switch", purpose, setting: isOn ? 2 : 1 })}
      >
        {isOn ? <Trans>Turn off</Trans> : <Trans>Turn on</Trans>} <Spoken>{words.name()}</Spoken>
      </Button>
    </li>
  );
}

/** On, and how the codes come. */
function onWords(type: TwoFactorBody["login"]["type"]) {
  switch (type) {
    case "none":
      return <Trans>Off</Trans>;
    case "ga":
      return <Trans>On</Trans>;
    case "sms":
      return <Trans>On, by text</Trans>;
    case "email":
      return <Trans>On, by email</Trans>;
  }
}

function AppActs(props: { read: TwoFactorBody; onAsk: (deed: FactorDeed) => void }) {
  const { read, onAsk } = props;
  const left = read.recoveryCodesLeft;
  return (
    <>
      <p className={styles.effect}>
        <Trans>
          Recovery codes left: <bdi>{left}</bdi>
        </Trans>
      </p>
      <div className={styles.acts}>
        <Button variant="plain" onClick={() => onAsk({ kind: "codes" })}>
          <RotateCcwKey aria-hidden="true" />
          <Trans>New recovery codes</Trans>
        </Button>
        {read.hasApp && (
          <Button variant="plain" onClick={() => onAsk({ kind: "replace" })}>
            <KeyRound aria-hidden="true" />
            <Trans>Use another app</Trans>
          </Button>
        )}
      </div>
    </>
  );
}
