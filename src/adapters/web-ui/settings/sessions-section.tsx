import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import { Laptop, LogOut, Smartphone } from "lucide-react";
import type { SessionView } from "../../http/contract/account/security.ts";
import { numberLocale } from "../design/amount-text.ts";
import { Badge } from "../design/badge.tsx";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { Spoken } from "../design/spoken.tsx";
import { ProofDialog } from "../account/proof-dialog.tsx";
import type { TypedProof } from "../account/proof-field.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useRead, useReadAgain } from "../server/use-read.ts";
import { momentText } from "../design/moment-text.ts";
import { SettingsSection } from "./settings-section.tsx";
import styles from "./sessions-section.module.css";

/** Where the user is signed in, and the controls to end those sessions. */
export function SessionsSection() {
  const sessions = useRead("listSessions", {});
  const readAgain = useReadAgain();
  const saving = useAct();
  const [ending, setEnding] = useState<string>();
  const [isAsked, setIsAsked] = useState(false);
  const ask = (what: string) => {
    saving.forget();
    setEnding(what);
    setIsAsked(true);
  };
  const end = async (body: TypedProof) => {
    const outcome = await saving.send(() =>
      ending === undefined || ending === others
        ? client.call("endOtherSessions", { body })
        : client.call("endSession", { parameters: { id: ending }, body }),
    );
    if (outcome === undefined || outcome.ok || outcome.failure.status === 404) setIsAsked(false);
    await readAgain("listSessions");
  };
  const all = sessions.data?.data;
  return (
    <SettingsSection
      title={<Trans>Sessions</Trans>}
      about={
        <Trans>
          Where you are signed in. If you don't recognise a session, end it, then change your
          password.
        </Trans>
      }
    >
      {!all && sessions.isError && (
        <LoadFailure onRetry={() => void sessions.refetch()} isRetrying={sessions.isFetching} />
      )}
      {!all && !sessions.isError && (
        <div className={styles.list} aria-busy="true">
          <Skeleton shape="control" width="full" />
          <Skeleton shape="control" width="full" />
        </div>
      )}
      {all && (
        <ul className={styles.list}>
          {all.map((session) => (
            <Session
              key={session.id}
              session={session}
              now={sessions.dataUpdatedAt}
              onEnd={() => ask(session.id)}
            />
          ))}
        </ul>
      )}
      {saving.isDone && (
        <Notice tone="done">
          {ending === others ? (
            <Trans>You are signed out everywhere else.</Trans>
          ) : (
            <Trans>The session has ended.</Trans>
          )}
        </Notice>
      )}
      {all && all.length > 1 && (
        <div>
          <Button variant="plain" onClick={() => ask(others)}>
            <LogOut aria-hidden="true" />
            <Trans>Sign out everywhere else</Trans>
          </Button>
        </div>
      )}
      {isAsked && (
        <ProofDialog
          title={
            ending === others ? <Trans>Sign out everywhere else</Trans> : <Trans>End session</Trans>
          }
          effect={
            ending === others ? (
              <Trans>Every session but this one ends at once.</Trans>
            ) : (
              <Trans>That browser is signed out at once.</Trans>
            )
          }
          confirmLabel={ending === others ? <Trans>Sign out</Trans> : <Trans>End session</Trans>}
          busy={saving.isBusy}
          failure={saving.failure}
          onConfirm={(proof) => void end(proof)}
          onCancel={() => setIsAsked(false)}
        />
      )}
    </SettingsSection>
  );
}

const others = "others";

const phones = new Set(["iPhone", "Android"]);

function Session(props: {
  session: SessionView;
  /** When the list was read. */
  now: number;
  onEnd: () => void;
}) {
  const { browser, system, country, isThis, lastActiveAt } = props.session;
  const { locale } = useLingui().i18n;
  const places = new Intl.DisplayNames(numberLocale(locale), { type: "region" });
  const Icon = phones.has(system ?? "") ? Smartphone : Laptop;
  const device = [browser, system].filter((each) => each !== null).join(" · ");
  const seen = momentText(locale, Date.parse(lastActiveAt), props.now);
  return (
    <li className={styles.session}>
      <Icon className={styles.icon} aria-hidden="true" />
      <span className={styles.words}>
        <span className={styles.device}>
          {device === "" ? <Trans>An unknown device</Trans> : <bdi>{device}</bdi>}
        </span>
        <span className={styles.seen}>
          {country !== null && (
            <>
              <bdi>{places.of(country) ?? country}</bdi>
              {" · "}
            </>
          )}
          <Trans>
            last active{" "}
            <time dateTime={lastActiveAt}>
              <bdi>{seen}</bdi>
            </time>
          </Trans>
        </span>
      </span>
      {isThis ? (
        <Badge tone="accent">
          <Trans>This one</Trans>
        </Badge>
      ) : (
        <Button variant="plain" onClick={props.onEnd}>
          <Trans>End</Trans>{" "}
          <Spoken>
            <bdi>{device}</bdi>
          </Spoken>
        </Button>
      )}
    </li>
  );
}
