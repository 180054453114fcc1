import type { Draft } from "./draft.ts";
import type { Problem } from "./wizard-steps.ts";

/** What a step needs: the draft, how to change it, and the problems to show. */
export interface StepProps {
  readonly draft: Draft;
  readonly onChange: (changed: Partial<Draft>) => void;
  readonly problems: readonly Problem[];
}
