import { useState } from "react";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { Trans } from "@lingui/react/macro";
import type { AdminBodyOf } from "../../adapters/http/client/admin-client.ts";
import { Card } from "../design/card.tsx";
import { Fact } from "../design/fact.tsx";
import { Facts } from "../design/facts.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { failureIn, useRead } from "../server/use-read.ts";
import { DeliveryList } from "./delivery-list.tsx";
import { SessionList } from "./session-list.tsx";
import styles from "../design/columns.module.css";

type Access = AdminBodyOf<"viewPersonAccess">;

/** Sessions, factors and messages of a person, which support reads only when it needs them. */
export function AccessCard({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={<Trans>Sign-in and messages</Trans>}>
      {isOpen ? (
        <AccessOf id={id} />
      ) : (
        <>
          <p className={styles.second}>
            <Trans>
              Where they are signed in, how they prove who they are, and what reached them. Opening
              it is logged.
            </Trans>
          </p>
          <Button variant="outlined" onClick={() => setOpen(true)}>
            <Trans>Open sign-in and messages</Trans>
          </Button>
        </>
      )}
    </Card>
  );
}

function AccessOf({ id }: { id: string }) {
  const { data, error, refetch } = useRead(
    "viewPersonAccess",
    { parameters: { id } },
    { isLogged: true },
  );
  if (!data) {
    const failure = failureIn(error);
    if (!failure) return <Skeleton variant="rounded" height={240} />;
    return <FailureNote failure={failure} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <Factors access={data} />
      <h3 className={styles.part}>
        <Trans>Sessions</Trans>
      </h3>
      <SessionList id={id} sessions={data.sessions} />
      <h3 className={styles.part}>
        <Trans>Messages sent</Trans>
      </h3>
      <DeliveryList deliveries={data.deliveries} />
    </>
  );
}

function Factors({ access }: { access: Access }) {
  const { factors, outlets } = access;
  return (
    <Facts>
      <Fact name={<Trans>Asked at sign-in</Trans>}>
        <FactorWords factor={factors.login} />
      </Fact>
      <Fact name={<Trans>Asked at a release</Trans>}>
        <FactorWords factor={factors.release} />
      </Fact>
      <Fact name={<Trans>Asked at a send</Trans>}>
        <FactorWords factor={factors.sendout} />
      </Fact>
      <Fact name={<Trans>App with codes</Trans>}>
        {access.hasApp ? <Trans>Set up</Trans> : <Trans>Not set up</Trans>}
      </Fact>
      <Fact name={<Trans>Passkeys</Trans>}>
        <bdi>{access.passkeys}</bdi>
      </Fact>
      <Fact name={<Trans>Recovery codes left</Trans>}>
        <bdi>{access.recoveryCodesLeft}</bdi>
      </Fact>
      <Fact name={<Trans>Email</Trans>}>
        <EmailWords access={access} />
      </Fact>
      <Fact name={<Trans>Phone</Trans>}>
        {access.hasPhone ? <Trans>Confirmed</Trans> : <Trans>Not confirmed</Trans>}
      </Fact>
      <Fact name={<Trans>Browsers with push messages</Trans>}>
        <bdi>{outlets.filter(({ channel }) => channel === "app").length}</bdi>
      </Fact>
      <Fact name={<Trans>Telegram</Trans>}>
        {outlets.some(({ channel }) => channel === "telegram") ? (
          <Trans>Connected</Trans>
        ) : (
          <Trans>Not connected</Trans>
        )}
      </Fact>
    </Facts>
  );
}

function EmailWords({ access }: { access: Access }) {
  if (access.isBounced) return <Trans>Emails bounce</Trans>;
  return access.hasEmail ? <Trans>Confirmed</Trans> : <Trans>Not confirmed</Trans>;
}

function FactorWords({ factor }: { factor: Access["factors"]["login"] }) {
  switch (factor) {
    case "none":
      return <Trans>Nothing more</Trans>;
    case "sms":
      return <Trans>A code by text message</Trans>;
    case "email":
      return <Trans>A code by email</Trans>;
    case "ga":
      return <Trans>A code from an app</Trans>;
  }
}
