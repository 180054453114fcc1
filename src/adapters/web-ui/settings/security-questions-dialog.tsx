import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import { AnswerFields, firstQuestions, type ChosenQuestion } from "../account/answer-fields.tsx";
import { ProofDialog } from "../account/proof-dialog.tsx";
import type { TypedProof } from "../account/proof-field.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";

/** Asks for the questions, their answers and a proof. */
export function SecurityQuestionsDialog(props: { onCancel: () => void; onSaved: () => void }) {
  const act = useAct();
  const [chosen, setChosen] = useState(firstQuestions);
  const [isIncomplete, setIncomplete] = useState(false);
  const change = (place: number, part: Partial<ChosenQuestion>) => {
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
          field="questions"
          failure={failure}
          onChange={(part) => change(each.place, part)}
        />
      ))}
    </ProofDialog>
  );
}
