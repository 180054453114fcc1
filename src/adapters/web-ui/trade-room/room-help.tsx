import type { ReactElement } from "react";
import { Trans } from "@lingui/react/macro";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { HelpEntry, HelpLater, HelpMenu } from "../trade/help-menu.tsx";
import type { Act } from "../trade/trade-act.ts";
import { ToldTime } from "../design/printed-moment.tsx";
import type { TradeFacts } from "../trade/trade-facts.ts";
import { actWords, type orderActs } from "./act-words.tsx";

/**
 * The help menu of a room: first the chat and staff, then what the two can agree on, last what can
 * cost the user the trade. Nothing harmful is ever the first entry, or the only one.
 */
export function RoomHelp(props: {
  view: TradeView;
  facts: TradeFacts;
  acts: Pick<ReturnType<typeof orderActs>, "helpful" | "harmful">;
  offers: readonly ReactElement[];
  onAct: (act: Act) => void;
  onWrite: () => void;
}) {
  const { view, facts, acts, offers, onAct, onWrite } = props;
  const { helpful, harmful } = acts;
  const { partner, disputeFrom } = facts;
  const isLater = view.status === "paid" && disputeFrom !== undefined;
  if (helpful.length + harmful.length + offers.length === 0 && !isLater) return null;
  return (
    <HelpMenu>
      <HelpEntry onClick={onWrite}>
        <Trans>
          Write to <bdi>{partner}</bdi>
        </Trans>
      </HelpEntry>
      {helpful.map((act) => (
        <HelpEntry key={act} onClick={() => onAct(act)}>
          {actWords(act, facts).label}
        </HelpEntry>
      ))}
      {isLater && (
        <HelpLater>
          <Trans>
            You can open a dispute from <ToldTime of={disputeFrom} />. Then a case worker decides.
          </Trans>
        </HelpLater>
      )}
      {offers}
      {harmful.map((act) => (
        <HelpEntry key={act} isHarmful onClick={() => onAct(act)}>
          {actWords(act, facts).label}
        </HelpEntry>
      ))}
    </HelpMenu>
  );
}
