import { useEffect, useRef } from "react";
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

const nothingTyped: Typed = { received: "", password: "" };

/**
 * Asks, sends, and shows the updated trade; a question that is no longer possible is closed.
 */
export function useAgreement(view: TradeView): Agreement {
  const question = useQuestion<Question, { readonly deed: Deed; readonly typed: Typed }>({
    send: ({ deed, typed }, key) => send(view.id, deed, typed, key),
    isOutdated,
    changes: ["viewTrade", "listActiveTrades", "getBalances"],
    isUnasked: ({ deed }) => deed.kind === "decline",
  });
  const { asked, isBusy, close, run } = question;
  if (asked !== undefined && !isBusy && !isPossible(asked, view)) close();
  useFocusAfter(asked !== undefined || isBusy);
  return { ...question, run: (deed, typed = nothingTyped) => run({ deed, typed }) };
}

/**
 * Moves the focus to the headline when the pressed button is gone: the next step is shown there.
 */
function useFocusAfter(isUnderWay: boolean): void {
  const before = useRef(isUnderWay);
  useEffect(() => {
    const wasUnderWay = before.current;
    before.current = isUnderWay;
    if (!wasUnderWay || isUnderWay) return undefined;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) {
        document.querySelector<HTMLElement>("main h1")?.focus();
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [isUnderWay]);
}
