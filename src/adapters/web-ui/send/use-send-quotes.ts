import { useRef, useState } from "react";
import type { RealAsset } from "../../../domain/money/asset.ts";
import type { SendSpeed } from "../../../domain/send/send.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useRead } from "../server/use-read.ts";
import { quoteWish, type OverLimit, type QuotedSend, type TooMuch } from "./quote-wish.ts";

/** Asks what a send would be like, and keeps the last answer. */
export function useSendQuotes(asset: RealAsset) {
  const act = useAct();
  const balances = useRead("getBalances", {});
  const own = balances.data?.data.find((each) => each.cryptoCurrencyCode === asset);
  const available = own && BigInt(own.balance);
  const [quoted, setQuoted] = useState<QuotedSend>();
  const [tooMuch, setTooMuch] = useState<TooMuch>();
  const [overLimit, setOverLimit] = useState<OverLimit>();
  // Whoever went back to change something is not brought to the review by an answer that comes late.
  const wanted = useRef(0);
  const ask = async (wish: Parameters<typeof quoteWish>[0], speed?: SendSpeed) => {
    const asked = (wanted.current += 1);
    const answer = await quoteWish(
      wish,
      available,
      async (body) => {
        const told = await act.send(() => client.call("quoteSend", { body }));
        return told?.ok ? told.data : undefined;
      },
      speed,
    );
    if (!answer || asked !== wanted.current) return;
    setQuoted("quoted" in answer ? answer.quoted : undefined);
    setTooMuch("tooMuch" in answer ? answer.tooMuch : undefined);
    setOverLimit("overLimit" in answer ? answer.overLimit : undefined);
  };
  const forget = () => {
    wanted.current += 1;
    act.forget();
    setQuoted(undefined);
    setTooMuch(undefined);
    setOverLimit(undefined);
  };
  const { isBusy, failure } = act;
  return { isBusy, failure, available, quoted, tooMuch, overLimit, ask, forget };
}

export type SendQuotes = ReturnType<typeof useSendQuotes>;
