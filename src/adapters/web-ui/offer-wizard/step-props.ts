import type { Draft } from "./draft.ts";
import type { Problem } from "./wizard-steps.ts";

/** What a step needs: the draft, how it is changed, and what is wrong where that is to be said. */
export interface StepProps {
  readonly draft: Draft;
  readonly onChange: (changed: Partial<Draft>) => void;
  readonly problems: readonly Problem[];
}
