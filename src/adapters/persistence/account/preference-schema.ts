import { EntitySchema } from "typeorm";
import type { Audience } from "../../../domain/account/audience.ts";
import type { FullNameVisibility } from "../../../domain/account/full-name.ts";
import type { GuidedTour } from "../../../domain/account/guided-tours.ts";

/** What a trader chose; whoever chose nothing yet has no row. */
export interface PreferenceRow {
  readonly traderId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullNameVisibility: FullNameVisibility;
  readonly fullNameAudience: Audience;
  readonly acceptsMessagesFrom: Audience;
  readonly notifyMinutes: number;
  readonly timeZone: string | null;
  readonly country: string | null;
  readonly statusMessage: string;
  readonly vendorLanguages: string[];
  readonly isBalanceHidden: boolean;
  readonly hasMobileApp: boolean;
  readonly isSoundOn: boolean;
  readonly confirmsNewDevices: boolean;
}

export const preferenceSchema = new EntitySchema<PreferenceRow>({
  name: "preference",
  tableName: "preference",
  columns: {
    traderId: { type: "text", name: "trader_id", primary: true },
    firstName: { type: "text", name: "first_name", default: "" },
    lastName: { type: "text", name: "last_name", default: "" },
    fullNameVisibility: { type: "smallint", name: "full_name_visibility", default: 2 },
    fullNameAudience: { type: "text", name: "full_name_audience", default: "everyone" },
    acceptsMessagesFrom: { type: "text", name: "accepts_messages_from", default: "everyone" },
    notifyMinutes: { type: "integer", name: "notify_minutes", default: 10 },
    timeZone: { type: "text", name: "time_zone", nullable: true },
    country: { type: "text", nullable: true },
    statusMessage: { type: "text", name: "status_message", default: "" },
    vendorLanguages: { type: "text", name: "vendor_languages", array: true, default: [] },
    isBalanceHidden: { type: "boolean", name: "is_balance_hidden", default: false },
    isSoundOn: { type: "boolean", name: "is_sound_on", default: true },
    hasMobileApp: { type: "boolean", name: "has_mobile_app", default: false },
    confirmsNewDevices: { type: "boolean", name: "confirms_new_devices", default: false },
  },
});

/** A guided tour that a trader completed. */
interface CompletedTourRow {
  readonly traderId: string;
  readonly tour: GuidedTour;
}

export const completedTourSchema = new EntitySchema<CompletedTourRow>({
  name: "completed_tour",
  tableName: "completed_tour",
  columns: {
    traderId: { type: "text", name: "trader_id", primary: true },
    tour: { type: "text", primary: true },
  },
});
