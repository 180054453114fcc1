import { Trans, useLingui } from "@lingui/react/macro";
import {
  questionsChosen,
  securityQuestions,
  type SecurityQuestion,
} from "../../../domain/account/security-questions.ts";
import type { CallFailure } from "../../http/client/call-types.ts";
import { Field } from "../design/field.tsx";
import { ListField } from "../design/list-field.tsx";
import { answerProblem, questionWords } from "./security-question-words.tsx";

/** A question as it was chosen, with its answer as typed. */
export interface ChosenQuestion {
  /** From 1. */
  readonly place: number;
  readonly question: SecurityQuestion;
  readonly answer: string;
}

/** What a form opens with. */
export const firstQuestions: readonly ChosenQuestion[] = securityQuestions
  .slice(0, questionsChosen)
  .map((question, index) => ({ place: index + 1, question, answer: "" }));

/** Takes a security question and its answer. `field`: under which name they are sent. */
export function AnswerFields(props: {
  chosen: ChosenQuestion;
  field: "questions" | "answers";
  isMissing: boolean;
  failure: CallFailure | undefined;
  onChange: (part: Partial<ChosenQuestion>) => void;
}) {
  const { i18n } = useLingui();
  const { chosen, field: list, isMissing, failure, onChange } = props;
  const number = chosen.place;
  const problemOf = (field: "question" | "answer") =>
    answerProblem(
      failure?.details.find((each) => each.field === `${list}.${number - 1}.${field}`)?.code,
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
