import type { DataSource } from "typeorm";
import type { KeptSettings, SettingsStore } from "../../../application/ports/settings-store.ts";
import { fullNameVisibilities } from "../../../domain/account/full-name.ts";
import type { GuidedTour } from "../../../domain/account/guided-tours.ts";
import { usualNotifyMinutes } from "../../../domain/account/notify-interval.ts";
import type { Settings, SettingsChange } from "../../../domain/account/settings.ts";
import type { FiatCode } from "../../../domain/money/fiat.ts";
import { prepared } from "../connection/prepared-statements.ts";
import { companyName, verified } from "./company-name.ts";
import { completedTourSchema, preferenceSchema, type PreferenceRow } from "./preference-schema.ts";

interface TraderRow {
  readonly bio: string;
  readonly currency: FiatCode;
  readonly locale: string;
  readonly seen_country: string | null;
  readonly is_username_changed: boolean;
  readonly company: Settings["company"] | null;
}

/** Names are hidden until their owner shows them. */
const unchosen: Omit<PreferenceRow, "traderId"> = {
  firstName: "",
  lastName: "",
  fullNameVisibility: fullNameVisibilities.hidden,
  fullNameAudience: "everyone",
  acceptsMessagesFrom: "everyone",
  notifyMinutes: usualNotifyMinutes,
  timeZone: null,
  country: null,
  statusMessage: "",
  vendorLanguages: [],
  isBalanceHidden: false,
  hasMobileApp: false,
  isSoundOn: true,
  confirmsNewDevices: false,
};

const ownSettings = prepared(
  `SELECT bio, currency, locale, seen_country, username_changed_at IS NOT NULL AS is_username_changed,
                ${companyName("trader.id", "$2")} AS company
           FROM trader WHERE id = $1`,
);

/** Settings in the trader's own row and, most of them, in one beside it. */
export class PostgresSettingsStore implements SettingsStore {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async settingsOf(traderId: string): Promise<KeptSettings | undefined> {
    const [[trader], preference, tours] = await Promise.all([
      this.#dataSource.query<TraderRow[]>(ownSettings, [traderId, verified]),
      this.#dataSource.getRepository(preferenceSchema).findOneBy({ traderId }),
      this.#dataSource
        .getRepository(completedTourSchema)
        .find({ where: { traderId }, order: { tour: "ASC" } }),
    ]);
    if (!trader) return undefined;
    const { is_username_changed: isUsernameChanged, seen_country, company, ...own } = trader;
    const { timeZone, country, ...chosen } = { ...unchosen, ...preference };
    return {
      ...chosen,
      ...own,
      company: company ?? undefined,
      isUsernameChanged,
      timeZone: timeZone ?? undefined,
      country: country ?? undefined,
      seenCountry: seen_country ?? undefined,
      completedTours: tours.map(({ tour }) => tour),
    };
  }

  async changeSettings(traderId: string, change: SettingsChange): Promise<void> {
    const { bio, currency, locale, timeZone, country, vendorLanguages, ...rest } = change;
    const chosen = {
      ...rest,
      ...(timeZone !== undefined && { timeZone }),
      ...(country !== undefined && { country }),
      ...(vendorLanguages && { vendorLanguages: [...vendorLanguages] }),
    };
    await this.#dataSource.transaction(async (manager) => {
      await manager.query(
        `UPDATE trader SET bio = coalesce($2, bio), currency = coalesce($3, currency),
                           locale = coalesce($4, locale)
          WHERE id = $1`,
        [traderId, bio ?? null, currency ?? null, locale ?? null],
      );
      if (Object.keys(chosen).length === 0) return;
      await manager
        .getRepository(preferenceSchema)
        .upsert({ ...chosen, traderId }, { conflictPaths: ["traderId"] });
    });
  }

  async completeTour(traderId: string, tour: GuidedTour): Promise<void> {
    const insert = this.#dataSource
      .getRepository(completedTourSchema)
      .createQueryBuilder()
      .insert();
    await insert.values({ traderId, tour }).orIgnore().execute();
  }
}
