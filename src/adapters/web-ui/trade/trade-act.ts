import type { ReactNode } from "react";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import type { ButtonVariant } from "../design/button.tsx";

/** What a party can do from the room. */
export type Act = TradeView["allowedActs"][number];

/** An act in words: its button, and the question that is asked once before it. */
export interface ActWords {
  readonly label: ReactNode;
  readonly title: ReactNode;
  readonly effect: ReactNode;
  readonly confirm: ReactNode;
  readonly variant: ButtonVariant;
}
