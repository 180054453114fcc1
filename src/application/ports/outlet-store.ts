import type { CodePlaces } from "../../domain/account/code-channel.ts";
import type { TwoFactor } from "../../domain/account/two-factor.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { NoticeChannel } from "../../domain/notice/notice-choices.ts";
import type { Outlet } from "../../domain/notice/outlet.ts";
import type { Notice } from "./notice-store.ts";
import type { TokenHash } from "./session-tokens.ts";

/** A place to tell somebody; it is told what happens from now on. */
export interface NewOutlet extends Outlet {
  readonly traderId: TraderId;
  /** It ends with this session; undefined: with nothing. */
  readonly session: TokenHash | undefined;
}

/** What is to be told there. */
interface CollectedNews {
  readonly outlet: Outlet;
  /** The oldest first, and at most as many as were asked for: the newest of them. */
  readonly notices: readonly Notice[];
  readonly total: number;
}

/** Decides whether codes would have nowhere to go without the chat. */
export type IsChatNeeded = (twoFactor: TwoFactor, places: CodePlaces) => boolean;

/** The browsers and chats that people connected. */
export interface OutletStore {
  /**
   * One of the same address is replaced, whosever it was; of that channel the person keeps only so many,
   * the newest.
   */
  add(outlet: NewOutlet, most: number): Promise<void>;
  channelsOf(traderId: TraderId): Promise<readonly NoticeChannel[]>;
  /** Whether the session has a browser connected. */
  hasBrowser(traderId: TraderId, session: TokenHash): Promise<boolean>;
  /** Ends the browsers of a session. */
  removeBrowsers(traderId: TraderId, session: TokenHash): Promise<void>;
  /** Ends the chat; false where second factors need it. */
  removeChat(traderId: TraderId, isNeeded: IsChatNeeded): Promise<boolean>;
  /** Whether second factors need the chat that is there. */
  isChatNeeded(traderId: TraderId, isNeeded: IsChatNeeded): Promise<boolean>;
  /** It is not reached any more. */
  remove(id: string): Promise<void>;
  /**
   * What that delivery tells: what was not read and no other delivery told there. A second try tells
   * the same, and what came since. Undefined where it is gone, or its session ended.
   */
  collect(
    traderId: TraderId,
    id: string,
    deliveryId: string,
    most: number,
  ): Promise<CollectedNews | undefined>;
}
