import type { HaltKind } from "../halt/halt.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import { isReadable, isVisible, plainText } from "../text/plain-text.ts";

/**
 * What a banner is about: anything (`alert`), a time in which no trade starts (`maintenance`), or
 * something about one country (`country`).
 */
export const announcementKinds = ["alert", "maintenance", "country"] as const;
export type AnnouncementKind = (typeof announcementKinds)[number];

export const severities = ["info", "warning", "danger"] as const;
export type Severity = (typeof severities)[number];

export const announcementAudiences = ["everyone", "signed_in", "signed_out"] as const;
export type AnnouncementAudience = (typeof announcementAudiences)[number];

/** What a notice about a country can keep its people from, in the words of the specification (section 6). */
export const blockableActions = [
  "create-offer",
  "activate-offer",
  "start-trade-buy",
  "start-trade-sell",
  "use-wallet",
] as const;
export type BlockableAction = (typeof blockableActions)[number];

/** What a new announcement says, to whom and when; times in milliseconds since the epoch. */
export interface AnnouncementInput {
  readonly kind: AnnouncementKind;
  readonly severity: Severity;
  readonly audience: AnnouncementAudience;
  /** Of people who say that they live there; for the kind `country` only. */
  readonly country: string | undefined;
  /** What those people cannot do meanwhile; for the kind `country` only. */
  readonly blocks: readonly BlockableAction[];
  readonly text: string;
  /** The same in other languages, by their locales; readers of all others read `text`. */
  readonly translations: Readonly<Record<string, string>>;
  readonly from: number;
  /** Undefined: until it is switched off. */
  readonly until: number | undefined;
}

/** A banner of the whole site. */
export interface Announcement extends AnnouncementInput {
  readonly id: string;
  readonly isOn: boolean;
}

/**
 * Why it is not announced:
 *
 * - `announcement_text`: there is nothing to read.
 * - `announcement_end`: it ends before it begins, or has ended already; or a maintenance has no end.
 * - `announcement_country`: about a country without a country, or another kind with one or that blocks
 *   something.
 */
export interface AnnouncementRefusal {
  readonly code: "announcement_text" | "announcement_end" | "announcement_country";
}

/** Checks what an admin wants to announce. */
export function judgeAnnouncement(
  input: AnnouncementInput,
  now: number,
): Result<AnnouncementInput, AnnouncementRefusal> {
  const text = plainText(input.text);
  const translations = Object.fromEntries(
    Object.entries(input.translations).map(([locale, each]) => [locale, plainText(each)]),
  );
  if (
    ![text, ...Object.values(translations)].every((each) => isReadable(each) && isVisible(each))
  ) {
    return refuse({ code: "announcement_text" });
  }
  if ((input.kind === "country") !== (input.country !== undefined)) {
    return refuse({ code: "announcement_country" });
  }
  if (input.country === undefined && input.blocks.length > 0) {
    return refuse({ code: "announcement_country" });
  }
  const { kind, from, until } = input;
  const hasBadEnd = until === undefined ? kind === "maintenance" : until <= from || until <= now;
  return hasBadEnd
    ? refuse({ code: "announcement_end" })
    : accept({ ...input, text, translations });
}

/** What it says to readers of a language. */
export function textIn(
  { text, translations }: Pick<Announcement, "text" | "translations">,
  locale: string,
): string {
  return Object.hasOwn(translations, locale) ? (translations[locale] ?? text) : text;
}

/** Whether it is shown now to people who are signed in, or to those who are not. */
export function isShown(
  { isOn, audience, from, until }: Announcement,
  now: number,
  isSignedIn: boolean,
): boolean {
  const isMeant = audience === "everyone" || (audience === "signed_in") === isSignedIn;
  return isOn && isMeant && from <= now && (until === undefined || now < until);
}

/** What people who say that they live there cannot do now. */
export function blockedIn(
  country: string | undefined,
  announcements: readonly Announcement[],
  now: number,
): readonly BlockableAction[] {
  const theirs = announcements.filter((each) => country !== undefined && each.country === country);
  return theirs.filter((each) => isShown(each, now, true)).flatMap(({ blocks }) => blocks);
}

/** What is halted while it is shown: a maintenance lets no trade start (answers 35). */
export function haltWith(kind: AnnouncementKind): HaltKind | undefined {
  return kind === "maintenance" ? "trading" : undefined;
}
