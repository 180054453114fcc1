import Skeleton from "@mui/material/Skeleton";
import { useLingui } from "@lingui/react/macro";
import { FailureNote } from "../design/failure-note.tsx";
import { PageHead } from "../design/page-head.tsx";
import { failureIn, useRead } from "../server/use-read.ts";
import { PasskeysCard } from "./passkeys-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";
import { TraderAccountsCard } from "./trader-accounts-card.tsx";
import page from "../design/page.module.css";

/** The user's own account: trader accounts they declared, their passkeys, password and their sessions. */
export function OwnAccountPage() {
  const { t } = useLingui();
  const { data, error, refetch } = useRead("viewOwnAccount", {});
  const failure = failureIn(error);
  return (
    <>
      <PageHead name={t`Your account`} />
      <FailureNote failure={failure} onRetry={() => void refetch()} />
      {!data && !failure && <Skeleton variant="rounded" height={320} />}
      {data && (
        <div className={page.page}>
          <TraderAccountsCard accounts={data.traderAccounts} />
          <PasskeysCard />
          <PasswordCard />
          <SessionsCard sessions={data.sessions} />
        </div>
      )}
    </>
  );
}
