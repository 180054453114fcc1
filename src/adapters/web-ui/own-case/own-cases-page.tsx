import { lazy, Suspense, useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Scale } from "lucide-react";
import { Button } from "../design/button.tsx";
import { EmptyState } from "../design/empty-state.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { useOpenSupport } from "../navigation/use-open-support.ts";
import { usePageState } from "../page-context.ts";
import { goOn } from "../account/after-signing-in.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useRead } from "../server/use-read.ts";
import form from "../account/account-form.module.css";
import { LastWithdrawal } from "./last-withdrawal.tsx";
import { OwnCase } from "./own-case.tsx";

/** Few have no ID when they are banned. */
const OwnIdentity = lazy(async () => ({
  default: (await import("./own-identity.tsx")).OwnIdentity,
}));

/**
 * The open cases of a person: all that somebody reaches whose account is banned. They come by a link from a
 * mail, whose secret stands after the `#`.
 */
export function OwnCasesPage() {
  const { t } = useLingui();
  const { reader } = usePageState();
  const [token] = useState(() => window.location.hash.slice(1));
  const isIn = reader.isBanned || reader.isLogged;
  return (
    <section className={form.page}>
      <PageHeading title={t`Your open cases`} />
      {isIn && token === "" ? <Cases isBanned={reader.isBanned} /> : <Entry token={token} />}
    </section>
  );
}

function Entry({ token }: { token: string }) {
  const { locale } = usePageState();
  const { isBusy, isDone, failure, send } = useAct();
  const enter = async () => {
    const opened = await send(() => client.call("openOwnCases", { body: { token } }));
    if (opened?.ok) goOn("", locale, opened.data.redirectTo);
  };
  if (token === "" || failure?.code === "recovery_link_over" || failure?.code === "validation") {
    return (
      <>
        <Notice tone={token === "" ? "info" : "danger"}>
          {token === "" ? (
            <Trans>
              If your account is banned, a link that we email to you opens your cases here.
            </Trans>
          ) : (
            <Trans>This link no longer works. It works once, for a short time.</Trans>
          )}
        </Notice>
        <AppLink className={form.link} to="/recover">
          <Trans>Send a new link</Trans>
        </AppLink>
      </>
    );
  }
  return (
    <>
      <p className={form.lead}>
        <Trans>
          You can read your cases, answer the case worker and send evidence. Nothing else of your
          account opens.
        </Trans>
      </p>
      {failure && (
        <Notice tone="danger">
          <FailureWords failure={failure} />
        </Notice>
      )}
      <Button variant="primary" busy={isBusy || isDone} onClick={() => void enter()}>
        <Trans>Open your cases</Trans>
      </Button>
    </>
  );
}

const everyMs = 20_000;

function Cases({ isBanned }: { isBanned: boolean }) {
  const openSupport = useOpenSupport();
  const { data, isError, isFetching, refetch } = useRead("listOwnCases", {}, { everyMs });
  if (!data) {
    return isError ? (
      <LoadFailure onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : undefined;
  }
  const { username, cases } = data.data;
  return (
    <>
      <p className={form.lead}>
        <Trans>
          These are the cases of <bdi>{username}</bdi>.
        </Trans>
      </p>
      {cases.length === 0 && (
        <EmptyState icon={Scale} title={<Trans>No open cases</Trans>}>
          <Trans>Trades that our case workers decide are listed here.</Trans>
        </EmptyState>
      )}
      {cases.map((each) => (
        <OwnCase key={each.id} own={each} isBanned={isBanned} onAnswer={() => void refetch()} />
      ))}
      {isBanned && (
        <Suspense>
          <OwnIdentity />
        </Suspense>
      )}
      {isBanned && <LastWithdrawal />}
      {isBanned && (
        <Button variant="plain" onClick={() => openSupport()}>
          <Trans>Write to support</Trans>
        </Button>
      )}
      {isBanned && (
        <AppLink className={form.link} to="/logout">
          <Trans>Sign out</Trans>
        </AppLink>
      )}
    </>
  );
}
