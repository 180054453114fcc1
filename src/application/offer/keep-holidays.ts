import type { TraderId } from "../../domain/id/id.ts";
import { restOffer } from "../../domain/offer/offer-pause.ts";
import { accept } from "../../domain/result/result.ts";
import type { HolidayStore } from "../ports/offer-pauses.ts";
import type { OfferDesk } from "./offer-desk.ts";

/** How many owners in one round. */
const mostOwners = 200;

/** Makes offers what the holidays of their owners make of them, and ends those whose day has come. */
export class KeepHolidays {
  readonly #holidays: HolidayStore;
  readonly #desk: Pick<OfferDesk, "changeAll">;

  constructor(holidays: HolidayStore, desk: Pick<OfferDesk, "changeAll">) {
    this.#holidays = holidays;
    this.#desk = desk;
  }

  /** The offers come back before their owner is told so. */
  async execute(): Promise<void> {
    for (const { traderId, isOver } of await this.#holidays.unsettled(mostOwners)) {
      await this.settle(traderId);
      if (isOver) await this.#holidays.finish(traderId);
    }
  }

  /** Makes the offers of one owner what their holiday makes of them. */
  async settle(traderId: TraderId): Promise<void> {
    const isOnHoliday = (await this.#holidays.of(traderId)) !== undefined;
    await this.#desk.changeAll({ traderId }, ({ offer }) =>
      accept({ offer: restOffer(offer, isOnHoliday) }),
    );
  }
}
