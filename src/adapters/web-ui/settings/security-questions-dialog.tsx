import { useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  questionsChosen,
  securityQuestions,
  type SecurityQuestion,
} from "../../../domain/account/security-questions.ts";
import type { CallFailure } from "../../http/client/call-types.ts";
import { ProofDialog } from "../account/proof-dialog.tsx";
import type { TypedProof } from "../account/proof-field.tsx";
import { Field } from "../design/field.tsx";
import { ListField } from "../design/list-field.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { answerProblem, questionWords } from "./security-question-words.tsx";

interface Chosen {
  /** From 1. */
  readonly place: number;
  readonly question: SecurityQuestion;
  readonly answer: string;
}

const atFirst: readonly Chosen[] = securityQuestions
  .slice(0, questionsChosen)
  .map((question, index) => ({ place: index + 1, question, answer: "" }));

/** Asks for the questions, their answers and a proof. */
export function SecurityQuestionsDialog(props: { onCancel: () => void; onSaved: () => void }) {
  const act = useAct();
  const [chosen, setChosen] = useState(atFirst);
  const [isIncomplete, setIncomplete] = useState(false);
  const change = (place: number, part: Partial<Chosen>) => {
    setChosen(chosen.map((each) => (each.place === place ? { ...each, ...part } : each)));
    act.forget();
  };
  const save = async (proof: TypedProof) => {
    const lacksSome = chosen.some(({ answer }) => answer.trim() === "");
    setIncomplete(lacksSome);
    if (lacksSome) return;
    const body = {
      questions: chosen.map(({ question, answer }) => ({ question, answer })),
      ...proof,
    };
    const outcome = await act.send(() => client.call("setSecurityQuestions", { body }));
    if (outcome?.ok === true) props.onSaved();
  };
  const { failure } = act;
  const isAboutAnswers = failure?.details.some(({ field }) => field.startsWith("questions."));
  return (
    <ProofDialog
      title={<Trans>Security questions</Trans>}
      effect={
        <Trans>
          Choose answers that nobody finds online. Case, spaces and punctuation don&apos;t matter.
        </Trans>
      }
      confirmLabel={<Trans>Save questions</Trans>}
      busy={act.isBusy}
      failure={isAboutAnswers ? undefined : failure}
      onConfirm={(proof) => void save(proof)}
      onCancel={props.onCancel}
    >
      {chosen.map((each) => (
        <AnswerFields
          key={each.place}
          chosen={each}
          isMissing={isIncomplete && each.answer.trim() === ""}
          failure={failure}
          onChange={(part) => change(each.place, part)}
        />
      ))}
    </ProofDialog>
  );
}

function AnswerFields(props: {
  chosen: Chosen;
  isMissing: boolean;
  failure: CallFailure | undefined;
  onChange: (part: Partial<Chosen>) => void;
}) {
  const { i18n } = useLingui();
  const { chosen, isMissing, failure, onChange } = props;
  const number = chosen.place;
  const problemOf = (field: "question" | "answer") =>
    answerProblem(
      failure?.details.find((each) => each.field === `questions.${number - 1}.${field}`)?.code,
    );
  return (
    <>
      <ListField
        label={
          <Trans>
            Question <bdi>{number}</bdi>
          </Trans>
        }
        value={chosen.question}
        error={problemOf("question")}
        onChange={(value) => {
          const question = securityQuestions.find((known) => known === value);
          if (question) onChange({ question });
        }}
      >
        {securityQuestions.map((question) => (
          <option key={question} value={question} label={i18n._(questionWords[question])} />
        ))}
      </ListField>
      <Field
        label={
          <Trans>
            Answer <bdi>{number}</bdi>
          </Trans>
        }
        name={`answer-${number}`}
        autoComplete="off"
        dir="auto"
        maxLength={100}
        value={chosen.answer}
        error={isMissing ? <Trans>Fill in this field.</Trans> : problemOf("answer")}
        onChange={(event) => onChange({ answer: event.currentTarget.value })}
      />
    </>
  );
}
