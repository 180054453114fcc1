import type { ReactNode } from "react";
import type { CallFailure } from "../../http/client/call-types.ts";
import { bondWords } from "./bond-words.tsx";
import { conversionWords } from "./conversion-words.tsx";
import { sendWords } from "./send-words.tsx";
import { providerOrderWords } from "./provider-order-words.tsx";
import { spotWords } from "./spot-words.tsx";
import { virtualCardWords } from "./virtual-card-words.tsx";

/** What keeps coins of a wallet where they are; undefined for other refusals. */
export function walletWords(code: CallFailure["code"]): ReactNode {
  return (
    sendWords(code) ??
    conversionWords(code) ??
    bondWords(code) ??
    spotWords(code) ??
    virtualCardWords(code) ??
    providerOrderWords(code)
  );
}
