import { Trans } from "@lingui/react/macro";
import type { StepWords } from "../trade/coming-steps.tsx";
import type { Happened } from "../trade/happened.ts";

/** Staff actions on a case other than the trade's own actions. */
type DeskAct =
  | "take-case"
  | "assign-case"
  | "return-case"
  | "ask-evidence"
  | "message-parties"
  | "verdict-proposed";

/** The texts for the work on a case; the code name below says who did it. */
export const deskWords: Readonly<Record<DeskAct, (happened: Happened) => StepWords>> = {
  "take-case": () => ({ what: <Trans>A case worker took the case</Trans> }),
  "assign-case": () => ({ what: <Trans>The case was assigned to another case worker</Trans> }),
  "return-case": () => ({ what: <Trans>The case is waiting for another case worker</Trans> }),
  "ask-evidence": () => ({ what: <Trans>The case worker asked for evidence</Trans> }),
  "message-parties": () => ({ what: <Trans>The case worker wrote to both of you</Trans> }),
  "verdict-proposed": () => ({
    what: <Trans>The case worker has decided</Trans>,
    detail: <Trans>a second person has to confirm it</Trans>,
  }),
};
