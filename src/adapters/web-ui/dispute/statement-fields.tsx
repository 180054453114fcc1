import type { ReactNode } from "react";
import { Plural, Trans } from "@lingui/react/macro";
import { match } from "ts-pattern";
import { disputeReasonsFor } from "../../../domain/dispute/dispute-reasons.ts";
import { charactersOf, plainText } from "../../../domain/text/plain-text.ts";
import { RadioList } from "../design/radio-list.tsx";
import { TextArea } from "../design/text-area.tsx";
import { usePolicy } from "../page-policy.ts";
import type { Act } from "../trade/trade-act.ts";
import type { Side } from "../trade/trade-facts.ts";
import { reasonWords } from "./reason-words.tsx";
import {
  mostCharactersOf,
  statementFault,
  type Statement,
  type StatementFault,
} from "./statement.ts";

/** The statement for a dispute or an appeal; renders nothing for other actions. */
export function StatementFields(props: {
  act: Act;
  side: Side;
  statement: Statement;
  onChange: (statement: Statement) => void;
  wasTried: boolean;
}) {
  const { act, side, statement, onChange, wasTried } = props;
  const { dispute } = usePolicy();
  const most = mostCharactersOf(act, dispute);
  if (most === undefined) return null;
  const fault = statementFault(act, statement, dispute);
  const isShown = wasTried || fault === "too_long" || fault === "unreadable";
  return (
    <>
      {act === "dispute" && (
        <RadioList
          label={<Trans>What is wrong?</Trans>}
          choices={disputeReasonsFor(side).map(({ id, reason }) => ({
            value: id,
            words: reasonWords(reason),
          }))}
          chosen={statement.reasonId}
          error={wasTried && fault === "no_reason" && <Trans>Choose a reason.</Trans>}
          onChoose={(reasonId) => onChange({ ...statement, reasonId })}
        />
      )}
      <TextArea
        label={
          act === "dispute" ? (
            <Trans>Message to the case worker</Trans>
          ) : (
            <Trans>Why the decision is wrong</Trans>
          )
        }
        hint={<Left left={most - charactersOf(plainText(statement.text))} />}
        error={
          isShown &&
          fault !== "no_reason" &&
          fault !== undefined &&
          faultWords(act, fault, dispute.fewestExplanationCharacters)
        }
        rows={3}
        dir="auto"
        value={statement.text}
        onChange={(event) => onChange({ ...statement, text: event.currentTarget.value })}
      />
    </>
  );
}

function Left({ left }: { left: number }) {
  return left < 0 ? (
    <Plural value={-left} one="# character too many" other="# characters too many" />
  ) : (
    <Plural value={left} one="# character left" other="# characters left" />
  );
}

function faultWords(
  act: Act,
  fault: Exclude<StatementFault, "no_reason">,
  fewest: number,
): ReactNode {
  return match(fault)
    .with("too_short", () =>
      act === "appeal" ? (
        <Plural
          value={fewest}
          one="Write at least # character."
          other="Write at least # characters."
        />
      ) : (
        <Trans>Describe in a few words what is wrong.</Trans>
      ),
    )
    .with("too_long", () => <Trans>This is too long.</Trans>)
    .with("unreadable", () => (
      <Trans>This contains characters that can't be shown. Remove them.</Trans>
    ))
    .exhaustive();
}
