import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { useQuestion, type OpenQuestion } from "../server/use-question.ts";
import {
  isOutdated,
  isPossible,
  send,
  type Deed,
  type Question,
  type Typed,
} from "./agreement-deed.ts";

/** The state of the user's agreement actions. */
export interface Agreement extends Omit<OpenQuestion<Question, never>, "run"> {
  readonly run: (deed: Deed, typed?: Typed) => void;
}

const nothingTyped: Typed = { received: "", proof: {} };

/**
 * Asks, sends, and shows the updated trade; a question that is no longer possible is closed.
 */
export function useAgreement(view: TradeView): Agreement {
  const question = useQuestion<Question, { readonly deed: Deed; readonly typed: Typed }>({
    send: ({ deed, typed }) => send(view.id, deed, typed),
    isOutdated,
    changes: ["viewTrade", "listActiveTrades", "getBalances"],
    isUnasked: ({ deed }) => deed.kind === "decline",
  });
  const { asked, isBusy, close, run } = question;
  if (asked !== undefined && !isBusy && !isPossible(asked, view)) close();
  return { ...question, run: (deed, typed = nothingTyped) => run({ deed, typed }) };
}
