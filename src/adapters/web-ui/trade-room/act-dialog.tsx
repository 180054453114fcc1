import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { isAboutProof, lacksProof, ProofField, typedProof } from "../account/proof-field.tsx";
import { Assurance } from "../design/assurance.tsx";
import { ConfirmDialog } from "../design/dialog.tsx";
import { Notice } from "../design/notice.tsx";
import { usePolicy } from "../page-policy.ts";
import { emptyStatement, statementFault, type Statement } from "../dispute/statement.ts";
import { StatementFields } from "../dispute/statement-fields.tsx";
import { actWords } from "./act-words.tsx";
import type { Act } from "../trade/trade-act.ts";
import { failureWords } from "../trade/failure-words.tsx";
import { releaseProofKind } from "../account/release-proof-kind.ts";
import { PayerNameField } from "./payer-name-field.tsx";
import type { TradeFacts } from "../trade/trade-facts.ts";
import type { ActRun } from "./use-trade-act.ts";

/**
 * Asks for confirmation of an action, stating its effect, with the password if required, and
 * failures.
 */
export function ActDialog(props: {
  act: Act;
  view: TradeView;
  facts: TradeFacts;
  run: ActRun;
  onCancel: () => void;
}) {
  const { act, view, facts, run, onCancel } = props;
  const [typed, setTyped] = useState("");
  const [isSure, setSure] = useState(false);
  const [statement, setStatement] = useState<Statement>(emptyStatement);
  const [payerName, setPayerName] = useState("");
  const [isIncomplete, setIncomplete] = useState(false);
  const { dispute } = usePolicy();
  const words = actWords(act, facts);
  const kind = act === "release" ? releaseProofKind(view) : "nothing";
  const asksTwice = act === "give-back";
  const confirm = () => {
    const lacks = lacksProof(kind, typed) || (asksTwice && !isSure);
    const isFaulty = statementFault(act, statement, dispute) !== undefined;
    setIncomplete(lacks || isFaulty);
    const proof = typedProof(kind, typed);
    if (!lacks && !isFaulty) run.run({ act, view, proof, payerName, ...statement });
  };
  const { failure } = run;
  const lacksSure = isIncomplete && asksTwice && !isSure;
  return (
    <ConfirmDialog
      open
      title={words.title}
      effect={words.effect}
      confirmLabel={<span>{words.confirm}</span>}
      variant={words.variant}
      busy={run.isBusy}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <ProofField
        {...{ kind, failure }}
        use="release"
        isMissing={isIncomplete}
        value={typed}
        onType={setTyped}
        onPasskey={(passkey) => run.run({ act, view, proof: { passkey }, payerName, ...statement })}
      />
      {act === "paid" && (
        <PayerNameField partner={facts.partner} value={payerName} onChange={setPayerName} />
      )}
      <StatementFields
        act={act}
        side={view.mySide}
        statement={statement}
        onChange={setStatement}
        wasTried={isIncomplete}
      />
      {asksTwice && (
        <Assurance isGiven={isSure} isMissing={lacksSure} onChange={setSure}>
          <Trans>I didn't pay, or I got my money back.</Trans>
        </Assurance>
      )}
      {failure && !(isAboutProof(failure) && kind !== "nothing") && (
        <Notice tone="danger">{failureWords(failure, facts.partner)}</Notice>
      )}
    </ConfirmDialog>
  );
}
