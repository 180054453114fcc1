import { useEffect, useRef, useState } from "react";
import { useMutation } from "@tanstack/react-query";
import type { CallFailure } from "../../http/client/call-types.ts";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { useReadAgain } from "../server/use-read.ts";
import {
  isOutdated,
  isPossible,
  send,
  type Deed,
  type Question,
  type Typed,
} from "./agreement-deed.ts";
import { PressKey } from "../server/press-key.ts";

/** What the two sides agree on, as the reader is at it. */
export interface Agreement {
  /** The question that is open. */
  readonly asked: Question | undefined;
  readonly isBusy: boolean;
  /** Why the last answer to the question failed; it can be mended or tried again. */
  readonly failure: CallFailure | undefined;
  /** Why nothing was done, where no question is open any more. */
  readonly refused: CallFailure | undefined;
  readonly ask: (question: Question) => void;
  readonly close: () => void;
  readonly run: (deed: Deed, typed?: Typed) => void;
}

const nothingTyped: Typed = { received: "", password: "" };

/**
 * Asks, sends, and shows the trade as it is then. A press during a call does nothing. Where no clear
 * answer came, the same press goes out with its first key again: it is done once at most.
 */
export function useAgreement(view: TradeView): Agreement {
  const { id } = view;
  const [asked, setAsked] = useState<Question>();
  const [failure, setFailure] = useState<CallFailure>();
  const [refused, setRefused] = useState<CallFailure>();
  const isRunning = useRef(false);
  const [pressKey] = useState(() => new PressKey());
  const readAgain = useReadAgain();
  const mutation = useMutation({
    // A call that could not be made says so at once, it does not wait for the network.
    networkMode: "always",
    mutationFn: ({ deed, typed }: { deed: Deed; typed: Typed }) =>
      send(id, deed, typed, pressKey.for([deed, typed])),
    onSuccess: async (outcome, { deed }) => {
      const problem = outcome.ok ? undefined : outcome.failure;
      pressKey.note(problem);
      const isOver = problem === undefined || isOutdated(problem);
      if (isOver) {
        await Promise.all([
          readAgain("viewTrade"),
          readAgain("listActiveTrades"),
          readAgain("getBalances"),
        ]);
        setAsked(undefined);
      }
      if (isOver || deed.kind === "decline") setRefused(problem);
      else setFailure(problem);
    },
    onSettled: () => {
      isRunning.current = false;
    },
  });
  const isBusy = mutation.isPending;
  if (asked !== undefined && !isBusy && !isPossible(asked, view)) setAsked(undefined);
  useFocusAfter(asked !== undefined || isBusy);
  return {
    asked,
    isBusy,
    failure,
    refused,
    ask: (question) => {
      setFailure(undefined);
      setRefused(undefined);
      setAsked(question);
    },
    close: () => setAsked(undefined),
    run: (deed, typed = nothingTyped) => {
      if (isRunning.current) return;
      isRunning.current = true;
      setFailure(undefined);
      setRefused(undefined);
      mutation.mutate({ deed, typed });
    },
  };
}

/** Moves the focus to the headline when what was pressed is gone: what comes next stands there. */
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
