import type { ReactNode } from "react";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import type { ButtonVariant } from "../design/button.tsx";

/** An action available to a party in the room. */
export type Act = TradeView["allowedActs"][number];

/** The texts of an action: its button, and its confirmation question. */
export interface ActWords {
  readonly label: ReactNode;
  readonly title: ReactNode;
  readonly effect: ReactNode;
  readonly confirm: ReactNode;
  readonly variant: ButtonVariant;
}
