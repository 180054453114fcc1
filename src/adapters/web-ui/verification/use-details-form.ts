import { useState, type SubmitEvent } from "react";
import type { Outcome } from "../../http/client/call-types.ts";
import { useAct } from "../server/use-act.ts";
import { useReadAgain } from "../server/use-read.ts";
import { fieldProblem } from "./field-problem.tsx";

/** A form whose fields are named as in the request; what is wrong is said at its field. */
export function useDetailsForm<Typed extends Readonly<Record<string, string>>>(
  start: Typed,
  call: (typed: Typed) => Promise<Outcome<unknown, unknown>>,
) {
  const [typed, setTyped] = useState(start);
  const act = useAct();
  const readAgain = useReadAgain();
  const change = (field: keyof Typed & string, value: string) => {
    setTyped({ ...typed, [field]: value });
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const outcome = await act.send(() => call(typed));
    if (outcome?.ok) return readAgain("viewVerification");
    const [wrong] = outcome?.failure.details ?? [];
    if (wrong) form.querySelector<HTMLElement>(`[name="${wrong.field}"]`)?.focus();
  };
  return {
    typed,
    act,
    change,
    submit,
    problem: (field: keyof Typed & string) => fieldProblem(field, act.failure),
    field: (name: keyof Typed & string) => ({
      name,
      value: typed[name] ?? "",
      dir: "auto" as const,
      error: fieldProblem(name, act.failure),
      onChange: (event: { currentTarget: { value: string } }) => {
        change(name, event.currentTarget.value);
      },
    }),
  };
}
