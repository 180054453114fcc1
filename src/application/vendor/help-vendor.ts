import type { TradeId } from "../../domain/id/id.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { HelperMark, HelperScope } from "../../domain/vendor/team.ts";
import type { Actor } from "../actor/actor.ts";
import type { ReadChat, ReadMessages } from "../chat/read-messages.ts";
import type { SendMessage } from "../chat/send-message.ts";
import type { CommandKey } from "../ports/commit.ts";
import type { ActiveTradeItem, TradeRecord, TradeViews } from "../ports/trade-store.ts";
import type { HelpedSeat, VendorTeams } from "../ports/vendor-teams.ts";
import type { PartyAct } from "../trade/party-act.ts";

/** A trade of a vendor, as somebody who helps sees it. */
export interface HelpedTrade<Shown> {
  readonly seat: HelpedSeat;
  readonly trade: Shown;
}

/** What helping needs. */
interface HelpParts {
  readonly teams: Pick<VendorTeams, "seatAt" | "seatsOf">;
  readonly views: Pick<TradeViews, "active" | "record">;
  readonly partyAct: Pick<PartyAct, "execute">;
  readonly readMessages: Pick<ReadMessages, "execute">;
  readonly sendMessage: Pick<SendMessage, "execute">;
}

type Missing = { readonly code: "not_found" };
type Unscoped = Missing | { readonly code: "scope_missing" };

/**
 * Helpers of a vendor write and mark in the trades on the vendor's offers, for the vendor. The rules
 * of the trade see the vendor; timeline and chat name the helper. There is no way to release, to cancel or
 * to read payment details.
 */
export class HelpVendor {
  readonly #parts: HelpParts;

  constructor(parts: HelpParts) {
    this.#parts = parts;
  }

  /** The running trades of all vendors whom they help. */
  async list({ traderId }: Actor): Promise<readonly HelpedTrade<ActiveTradeItem>[]> {
    const { teams, views } = this.#parts;
    const seats = await teams.seatsOf(traderId);
    const lists = await Promise.all(
      seats.map(async (seat) => {
        const { trades } = await views.active(seat.vendorId);
        return trades
          .filter(({ trade }) => trade.closedAt === undefined)
          .filter(({ trade }) => isOnOfferOf(trade, seat.vendorId) && !isParty(trade, traderId))
          .map((trade) => ({ seat, trade }));
      }),
    );
    return lists.flat();
  }

  async view({ traderId }: Actor, id: TradeId): Promise<HelpedTrade<TradeRecord> | undefined> {
    const seat = await this.#parts.teams.seatAt(traderId, id);
    const record = seat && (await this.#parts.views.record(id));
    return record && { seat, trade: record };
  }

  async messages(
    actor: Actor,
    id: TradeId,
    after: number | undefined,
  ): Promise<Result<ReadChat, Unscoped>> {
    const seat = await this.#seat(actor, id, "chat");
    if (!seat.ok) return seat;
    // The vendor has not read them.
    const chat = await this.#parts.readMessages.execute(
      asVendor(actor, seat.value),
      id,
      after,
      false,
    );
    return chat ? accept(chat) : refuse({ code: "not_found" });
  }

  async write(
    actor: Actor,
    id: TradeId,
    text: string,
    key?: CommandKey,
  ): Promise<Awaited<ReturnType<SendMessage["execute"]>> | Result<never, Unscoped>> {
    const seat = await this.#seat(actor, id, "chat");
    if (!seat.ok) return seat;
    const vendor = asVendor(actor, seat.value);
    return this.#parts.sendMessage.execute(vendor, id, text, key, [], actor.traderId);
  }

  async mark(
    actor: Actor,
    id: TradeId,
    act: HelperMark,
    key?: CommandKey,
  ): Promise<Awaited<ReturnType<PartyAct["execute"]>> | Result<never, Unscoped>> {
    const seat = await this.#seat(actor, id, "mark");
    if (!seat.ok) return seat;
    const vendor = asVendor(actor, seat.value);
    return this.#parts.partyAct.execute(vendor, id, { act }, key, actor.traderId);
  }

  async #seat(
    { traderId }: Actor,
    id: TradeId,
    scope: HelperScope,
  ): Promise<Result<HelpedSeat, Unscoped>> {
    const seat = await this.#parts.teams.seatAt(traderId, id);
    if (!seat) return refuse({ code: "not_found" });
    return seat.scopes.includes(scope) ? accept(seat) : refuse({ code: "scope_missing" });
  }
}

/** The vendor, as the rules of the trade know them; the session is the helper's. */
function asVendor(helper: Actor, { vendorId, vendorName }: HelpedSeat): Actor {
  return { ...helper, traderId: vendorId, username: vendorName };
}

type Parties = Pick<ActiveTradeItem["trade"], "buyerId" | "sellerId" | "offerOwner">;

function isOnOfferOf({ buyerId, sellerId, offerOwner }: Parties, vendorId: string): boolean {
  return (offerOwner === "buyer" ? buyerId : sellerId) === vendorId;
}

function isParty({ buyerId, sellerId }: Parties, traderId: string): boolean {
  return buyerId === traderId || sellerId === traderId;
}
