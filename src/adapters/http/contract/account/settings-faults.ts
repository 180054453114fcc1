import type { SettingsFault } from "../../../../domain/account/settings.ts";
import { bioFaults } from "./bio-faults.ts";

const nameFaults = {
  invalid: "A name has letters, spaces, hyphens, apostrophes and dots, and begins with a letter.",
  too_long: "This name is too long. Shorten it.",
  reserved: "A word in this name sounds like staff. Leave it out.",
} as const;

/** Why a setting was rejected, each with its field and a helpful message. */
export const settingsFaults: Readonly<
  Record<SettingsFault, { readonly field: string; readonly message: string }>
> = {
  ...bioFaults,
  status_too_long: { field: "statusMessage", message: "The status is too long. Make it shorter." },
  status_too_many_lines: { field: "statusMessage", message: "The status is a single line." },
  status_contains_contact_info: {
    field: "statusMessage",
    message: bioFaults.bio_contains_contact_info.message,
  },
  status_contains_links: {
    field: "statusMessage",
    message: bioFaults.bio_contains_links.message,
  },
  status_unreadable: {
    field: "statusMessage",
    message: "The status has characters that cannot be shown.",
  },
  first_name_invalid: { field: "firstName", message: nameFaults.invalid },
  first_name_too_long: { field: "firstName", message: nameFaults.too_long },
  first_name_reserved: { field: "firstName", message: nameFaults.reserved },
  last_name_invalid: { field: "lastName", message: nameFaults.invalid },
  last_name_too_long: { field: "lastName", message: nameFaults.too_long },
  last_name_reserved: { field: "lastName", message: nameFaults.reserved },
  notify_too_high: {
    field: "notifyTradeMessagesInterval",
    message: "This interval is too long. Choose a shorter one.",
  },
  visibility_for_companies: {
    field: "fullNameVisibilityType",
    message: "Only companies show the name of a company.",
  },
  time_zone_unknown: { field: "timezone", message: "There is no time zone with this name." },
  country_unknown: { field: "country", message: "There is no country with this code." },
};
