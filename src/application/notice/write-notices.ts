import { accountAllows } from "../../domain/account/trader-account.ts";
import type { ClaimedDelivery } from "../ports/delivery-store.ts";
import type { AddressedLetter, LetterWriter } from "../ports/letter-writer.ts";
import type { NoticeMails } from "../ports/notice-mails.ts";
import type { SettingsStore } from "../ports/settings-store.ts";
import type { TradeViews } from "../ports/trade-store.ts";
import type { TraderStore } from "../ports/trader-store.ts";
import { letterNotice } from "./letter-notice.ts";
import { withTurns } from "./list-notices.ts";

/** What is needed to write notices into a letter. */
interface WriteNoticesParts {
  readonly mails: NoticeMails;
  readonly traders: Pick<TraderStore, "profileOf">;
  readonly settings: Pick<SettingsStore, "settingsOf">;
  readonly trades: Pick<TradeViews, "active">;
}

/** How many a letter tells; it says how many more there are. */
const mostInLetter = 10;

/**
 * Writes what a trader was told and has not read on the site. Nobody gets one whose address is not
 * confirmed, or who may not sign in: what it tells could not be looked at.
 */
export class WriteNotices implements LetterWriter {
  readonly #parts: WriteNoticesParts;

  constructor(parts: WriteNoticesParts) {
    this.#parts = parts;
  }

  async write({
    id,
    traderId,
  }: Pick<ClaimedDelivery, "id" | "traderId">): Promise<AddressedLetter | undefined> {
    if (traderId === undefined) return undefined;
    const { mails, traders, settings, trades } = this.#parts;
    const { notices, total } = await mails.collect(traderId, id, mostInLetter);
    const [profile, chosen] = await Promise.all([
      traders.profileOf(traderId),
      settings.settingsOf(traderId),
    ]);
    if (notices.length === 0 || !profile?.isEmailVerified) return undefined;
    if (!accountAllows(profile.account, "sign_in")) return undefined;
    const told = await withTurns(notices, () => trades.active(traderId));
    return {
      to: profile.email,
      letter: {
        kind: "notices",
        username: profile.username,
        notices: told.map(letterNotice),
        more: total - notices.length,
        timeZone: chosen?.timeZone,
      },
    };
  }
}
