import type { Audience } from "../../../domain/account/audience.ts";
import type { ChatPair } from "../../../domain/messenger/person-chat.ts";
import { completedEscrows } from "../../../domain/trade/trade-status.ts";
import { accountColumn, accountOf, type AccountJson } from "../account/account-column.ts";

interface StanceJson {
  readonly isTrusted: boolean | null;
  readonly isBlocked: boolean | null;
  readonly accepts: Audience | null;
}

/** What two people are to each other, as the driver returns it. */
export interface ChatPairRow {
  readonly my_stance: StanceJson;
  readonly their_stance: StanceJson;
  readonly have_traded: boolean;
  readonly my_account: AccountJson;
  readonly their_account: AccountJson;
}

const completed = completedEscrows.map((escrow) => `'${escrow}'`).join(", ");

/** Nobody who chose nothing is without a choice (answers 77). */
const usually: Audience = "everyone";

const stance = (owner: string, subject: string) => `json_build_object(
  'isTrusted', (SELECT c.is_trusted FROM contact c
                 WHERE c.owner_id = ${owner}.id AND c.subject_id = ${subject}.id),
  'isBlocked', (SELECT c.is_blocked FROM contact c
                 WHERE c.owner_id = ${owner}.id AND c.subject_id = ${subject}.id),
  'accepts', (SELECT p.accepts_messages_from FROM preference p WHERE p.trader_id = ${owner}.id))`;

/** The columns of a `ChatPairRow`, of the rows `me` and `other`. */
export const chatPairColumns = `
  ${stance("me", "other")} AS my_stance, ${stance("other", "me")} AS their_stance,
  coalesce((SELECT true FROM trade t
             WHERE least(t.buyer_id, t.seller_id) = least(me.id, other.id)
               AND greatest(t.buyer_id, t.seller_id) = greatest(me.id, other.id)
               AND t.escrow IN (${completed})
             ORDER BY coalesce(t.closed_at, 'infinity'::timestamptz) LIMIT 1), false) AS have_traded,
  ${accountColumn("me")} AS my_account, ${accountColumn("other")} AS their_account`;

export function chatPairOf(row: ChatPairRow): ChatPair {
  return {
    mine: stanceOf(row.my_stance),
    theirs: stanceOf(row.their_stance),
    haveTraded: row.have_traded,
    myAccount: accountOf(row.my_account),
    theirAccount: accountOf(row.their_account),
  };
}

function stanceOf({ isTrusted, isBlocked, accepts }: StanceJson): ChatPair["mine"] {
  return {
    isTrusted: isTrusted ?? false,
    isBlocked: isBlocked ?? false,
    accepts: accepts ?? usually,
  };
}
