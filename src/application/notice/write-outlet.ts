import { accountAllows } from "../../domain/account/trader-account.ts";
import type { ClaimedDelivery } from "../ports/delivery-store.ts";
import type { AddressedNews, DeliveryWriter } from "../ports/letter-writer.ts";
import type { OutletStore } from "../ports/outlet-store.ts";
import type { SettingsStore } from "../ports/settings-store.ts";
import type { TradeViews } from "../ports/trade-store.ts";
import type { TraderStore } from "../ports/trader-store.ts";
import { letterNotice } from "./letter-notice.ts";
import { withTurns } from "./list-notices.ts";

/** What is needed to write news. */
interface WriteOutletParts {
  readonly outlets: Pick<OutletStore, "collect">;
  readonly traders: Pick<TraderStore, "profileOf">;
  readonly settings: Pick<SettingsStore, "settingsOf">;
  readonly trades: Pick<TradeViews, "active">;
}

/** How many are told in full. */
const mostTold = 3;

/** Writes what a browser or chat of somebody is told; nobody is who may not sign in. */
export class WriteOutlet implements DeliveryWriter {
  readonly #parts: WriteOutletParts;

  constructor(parts: WriteOutletParts) {
    this.#parts = parts;
  }

  async write({
    id,
    traderId,
    about,
  }: Pick<ClaimedDelivery, "id" | "traderId" | "about">): Promise<AddressedNews | undefined> {
    if (traderId === undefined || about === undefined) return undefined;
    const { outlets, traders, settings, trades } = this.#parts;
    const collected = await outlets.collect(traderId, about, id, mostTold);
    if (!collected || collected.total === 0) return undefined;
    const [profile, chosen] = await Promise.all([
      traders.profileOf(traderId),
      settings.settingsOf(traderId),
    ]);
    if (!profile || !accountAllows(profile.account, "sign_in")) return undefined;
    const told = await withTurns(collected.notices, () => trades.active(traderId));
    return {
      outlet: collected.outlet,
      news: {
        notices: told.map(letterNotice),
        more: collected.total - collected.notices.length,
        timeZone: chosen?.timeZone,
      },
    };
  }
}
