import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { ClosingObstacle } from "../../../domain/account/closing.ts";
import type { CallFailure } from "../../http/client/call-types.ts";
import { closedAccountSearch } from "../account/closed-account-search.ts";
import { ProofDialog } from "../account/proof-dialog.tsx";
import type { TypedProof } from "../account/proof-field.tsx";
import { Notice } from "../design/notice.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { tradesPath } from "../navigation/paths.ts";
import { pagePath } from "../navigation/sign-in-path.ts";
import { usePageState } from "../page-context.ts";
import { client } from "../server/client.ts";
import { leaveAfter, leaveTo } from "../server/leaving.ts";
import { useAct } from "../server/use-act.ts";
import styles from "./closing.module.css";

/** Asks for a proof, then closes the account and leaves; names what has to be settled first. */
export function CloseAccountDialog({ onCancel }: { onCancel: () => void }) {
  const { locale } = usePageState();
  const act = useAct();
  const close = (body: TypedProof) =>
    leaveAfter(
      () => act.send(() => client.call("closeAccount", { body })),
      () => leaveTo(pagePath(locale, `/login?${closedAccountSearch}`)),
    );
  const { failure } = act;
  const isInUse = failure?.code === "account_not_settled";
  return (
    <ProofDialog
      title={<Trans>Close account</Trans>}
      effect={
        <Trans>
          Your offers go off and every session ends. Nobody can sign in to the account again, and
          nobody can take your name. This can't be undone.
        </Trans>
      }
      confirmLabel={<Trans>Close account</Trans>}
      variant="danger"
      busy={act.isBusy || act.isDone}
      failure={isInUse ? undefined : failure}
      codeField={anyCode}
      onConfirm={(proof) => void close(proof)}
      onCancel={onCancel}
    >
      {isInUse && <Obstacles failure={failure} />}
    </ProofDialog>
  );
}

/** Who lost their app can leave, too. */
const anyCode = {
  label: <Trans>Two-factor or recovery code</Trans>,
  hint: (
    <Trans>
      Lost your app? Enter a recovery code. Without one,{" "}
      <AppLink to="/recover/two-factor">support can turn two-factor off</AppLink> first.
    </Trans>
  ),
  inputMode: "text",
  maxLength: 40,
} as const;

const words: Readonly<Record<ClosingObstacle, () => ReactNode>> = {
  active_trades: () => (
    <Trans>
      You have <AppLink to={tradesPath}>active trades</AppLink>. Finish or cancel them.
    </Trans>
  ),
  balance: () => (
    <Trans>
      You have crypto in your <AppLink to="/wallet">wallet</AppLink>. Sell it first.
    </Trans>
  ),
  debt: () => <Trans>A claim after a reversed payment isn't paid yet. Wait until it is.</Trans>,
  dispute: () => (
    <Trans>
      A dispute, an appeal or a reversed payment isn't decided yet. Wait for the decision.
    </Trans>
  ),
};

function isObstacle(code: string): code is ClosingObstacle {
  return Object.hasOwn(words, code);
}

/** Everything that keeps the account open. */
function Obstacles({ failure: { details } }: { failure: CallFailure }) {
  return (
    <>
      <Notice tone="danger">
        <Trans>Your account can't be closed yet. Settle this first:</Trans>
      </Notice>
      <ul className={styles.obstacles}>
        {details.map(({ code, message }) => (
          <li key={code}>{isObstacle(code) ? words[code]() : <bdi>{message}</bdi>}</li>
        ))}
      </ul>
    </>
  );
}
