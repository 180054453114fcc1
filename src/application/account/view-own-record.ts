import type { Fiat, FiatCode } from "../../domain/money/fiat.ts";
import type { StartPolicy } from "../../domain/trade-start/start-policy.ts";
import type { Current } from "../ports/current-policy.ts";
import type { FeeDiscounts } from "../ports/fee-discounts.ts";
import type { OwnRecord, OwnRecordStore } from "../ports/own-record-store.ts";
import type { KeptPhone, PhoneStore } from "../ports/phone-store.ts";
import type { ViewedVerification } from "../ports/verification-store.ts";
import type { KeptSettings, SettingsStore } from "../ports/settings-store.ts";
import type { Actor } from "../actor/actor.ts";
import type { CurrentUser, ViewCurrentUser } from "./view-current-user.ts";

/** What is left of a trader's limits, in a currency. */
type UnusedVolume = (
  actor: Actor,
  currency: FiatCode,
) => Promise<{ readonly unused: Fiat | "unlimited" | "no_rate" }>;

/** Everything that traders may know about themselves. */
export interface WholeUser {
  readonly user: CurrentUser;
  readonly settings: KeptSettings;
  readonly record: OwnRecord;
  /** Undefined: they gave no number. */
  readonly phone: KeptPhone | undefined;
  /** Of the limits, in the currency of the settings; undefined without a limit or a rate. */
  readonly unused: Fiat | undefined;
  /** Off the escrow fees that they pay, in percent. */
  readonly feeDiscount: number;
  /** Whether levels have limits here. */
  readonly isLevelChecked: boolean;
  readonly verification: ViewedVerification;
  /** Whether people who live where they say can trade here. */
  readonly isCountryEnabled: boolean;
}

/** What is needed to tell traders about themselves. */
interface ViewOwnRecordParts {
  readonly viewCurrentUser: ViewCurrentUser;
  readonly settings: SettingsStore;
  readonly records: OwnRecordStore;
  readonly phones: Pick<PhoneStore, "stateOf">;
  readonly unusedVolume: UnusedVolume;
  readonly verificationOf: (traderId: string) => Promise<ViewedVerification>;
  readonly discounts: FeeDiscounts;
  readonly policy: Current<Pick<StartPolicy, "levelCheck" | "watchedCountries">>;
}

/** Returns everything about the signed-in user. */
export class ViewOwnRecord {
  readonly #parts: ViewOwnRecordParts;

  constructor(parts: ViewOwnRecordParts) {
    this.#parts = parts;
  }

  async execute(actor: Actor): Promise<WholeUser | undefined> {
    const { viewCurrentUser, records, phones, unusedVolume } = this.#parts;
    const [user, settings, record, { phone }, discounts] = await Promise.all([
      viewCurrentUser.execute(actor),
      this.#parts.settings.settingsOf(actor.traderId),
      records.recordOf(actor.traderId),
      phones.stateOf(actor.traderId),
      this.#parts.discounts.of([actor.traderId]),
    ]);
    if (!user || !settings || !record) return undefined;
    const { levelCheck, watchedCountries } = this.#parts.policy();
    const [{ unused }, verification] = await Promise.all([
      unusedVolume(actor, settings.currency),
      this.#parts.verificationOf(actor.traderId),
    ]);
    return {
      user,
      settings,
      record,
      phone,
      unused: typeof unused === "string" ? undefined : unused,
      feeDiscount: discounts.get(actor.traderId) ?? 0,
      isLevelChecked: levelCheck,
      verification,
      isCountryEnabled: watchedCountries[settings.country ?? ""] !== true,
    };
  }
}
