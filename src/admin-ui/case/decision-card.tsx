import { useRef, type KeyboardEvent } from "react";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { Trans, useLingui } from "@lingui/react/macro";
import type { CaseView } from "../../adapters/http/contract/admin/case-views.ts";
import { Card } from "../design/card.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { KeyHint } from "../design/key-hint.tsx";
import { client } from "../server/client.ts";
import { AwaitedNote } from "./awaited-note.tsx";
import { EvidenceField } from "./evidence-field.tsx";
import { isSendKey } from "../acts/send-key.ts";
import { RuleField } from "./rule-field.tsx";
import { ShareField } from "./share-field.tsx";
import { useCaseAct } from "./use-case-act.ts";
import { basisPoints, type Decision, type VerdictFor } from "./use-decision.ts";
import { useHotkeys } from "../acts/use-hotkeys.ts";
import { VerdictChoice } from "./verdict-choice.tsx";
import { DecideWords, NextWords } from "./decide-words.tsx";
import styles from "../design/forms.module.css";

/** The verdict: for whom, by which rule, on what evidence, and the text shown to both sides. */
export function DecisionCard(props: {
  dispute: CaseView;
  decision: Decision;
  onChange: (part: Partial<Decision>) => void;
  onToggle: (id: string) => void;
  /** Leads to the lines that can be evidence. */
  onLines: () => void;
  onDecided: () => void;
}) {
  const { t } = useLingui();
  const { dispute, decision, onChange, onToggle, onLines, onDecided } = props;
  const { send, isSending, failure } = useCaseAct();
  const points = basisPoints(decision.share);
  const { verdict, rule, evidence, explanation, whyNone, beforeAnswer } = decision;
  const citesNone = evidence.length === 0;
  const isReady =
    verdict !== undefined &&
    rule !== undefined &&
    explanation.trim() !== "" &&
    (verdict !== "split" || points !== undefined) &&
    (!dispute.needsEvidence || !citesNone || whyNone.trim() !== "") &&
    (dispute.awaited === null || beforeAnswer);
  const decide = async () => {
    if (!isReady) return;
    const body = {
      verdict,
      ...(verdict === "split" && { buyer_share: points }),
      rule,
      evidence: [...evidence],
      explanation,
      ...(citesNone && whyNone.trim() !== "" && { no_evidence_reason: whyNone }),
      ...(beforeAnswer && { before_answer: true }),
    };
    const input = { parameters: { id: dispute.id }, body };
    if (await send(() => client.call("decideCase", input))) onDecided();
  };
  const choices = useRef<HTMLFieldSetElement>(null);
  // The next Tab leads on from there: to the share or the rule.
  const choose = (chosen: VerdictFor) => {
    onChange({ verdict: chosen });
    choices.current?.querySelector<HTMLElement>(`[value="${chosen}"]`)?.focus();
  };
  useHotkeys({
    b: () => choose("buyer"),
    s: () => choose("seller"),
    p: () => choose("split"),
    e: onLines,
    "mod+enter": () => void decide(),
  });
  const press = (event: KeyboardEvent) => {
    if (!isSendKey(event)) return;
    event.preventDefault();
    void decide();
  };
  return (
    <Card title={<Trans>Decide</Trans>}>
      <div className={styles.form}>
        <VerdictChoice
          dispute={dispute}
          decision={decision}
          choices={choices}
          onChoose={(chosen) => onChange({ verdict: chosen })}
        />
        {verdict === "split" && (
          <ShareField share={decision.share} onChange={(share) => onChange({ share })} />
        )}
        <RuleField
          verdict={verdict}
          rule={rule}
          onChoose={(chosen) => onChange({ rule: chosen })}
        />
        <EvidenceField entries={dispute.entries} evidence={evidence} onToggle={onToggle} />
        {dispute.needsEvidence && citesNone && (
          <TextField
            label={t`Why there is no evidence`}
            helperText={t`A trade of this value needs evidence or a reason. Both sides read it.`}
            multiline
            minRows={2}
            value={whyNone}
            onChange={(event) => onChange({ whyNone: event.target.value })}
          />
        )}
        <TextField
          label={t`Explanation for both sides`}
          multiline
          minRows={4}
          required
          value={explanation}
          onChange={(event) => onChange({ explanation: event.target.value })}
          onKeyDown={press}
        />
        {dispute.awaited && (
          <AwaitedNote
            awaited={dispute.awaited}
            isAccepted={beforeAnswer}
            onAccept={(isAccepted) => onChange({ beforeAnswer: isAccepted })}
          />
        )}
        <FailureNote failure={failure} />
        <Button
          variant="contained"
          disabled={isSending || !isReady}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          endIcon={<KeyHint keys="⌘ ↵" />}
          onClick={() => void decide()}
        >
          <DecideWords verdict={verdict} />
        </Button>
        <p className={styles.next}>
          <NextWords dispute={dispute} verdict={verdict} />
        </p>
      </div>
    </Card>
  );
}
