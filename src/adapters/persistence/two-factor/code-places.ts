import type { CodePlaces } from "../../../domain/account/code-channel.ts";
import type { OutletChannel } from "../../../domain/notice/outlet.ts";

/** What is read of where codes can go. */
export interface CodePlacesRow {
  readonly has_phone: boolean;
  readonly has_email: boolean;
  readonly has_chat: boolean;
  readonly has_proven_chat: boolean;
  readonly has_browser: boolean;
}

const chat: OutletChannel = "telegram";
const browser: OutletChannel = "app";

/** The columns of a `CodePlacesRow`, from a row of `trader` under that name. */
export const codePlaces = (trader: string): string => `
  EXISTS (SELECT FROM phone
           WHERE phone.trader_id = ${trader}.id AND verified_at IS NOT NULL) AS has_phone,
  ${trader}.email_verified_at IS NOT NULL AS has_email,
  EXISTS (SELECT FROM outlet
           WHERE outlet.trader_id = ${trader}.id AND channel = '${chat}') AS has_chat,
  EXISTS (SELECT FROM outlet WHERE outlet.trader_id = ${trader}.id AND channel = '${chat}'
             AND takes_codes) AS has_proven_chat,
  EXISTS (SELECT FROM outlet JOIN session ON session.token_hash = outlet.session_hash
           WHERE outlet.trader_id = ${trader}.id AND channel = '${browser}'
             AND ${isOfFactor(trader)}) AS has_browser`;

/** Whether a session is alive in which its owner proved a second factor. */
export function isOfFactor(trader: string): string {
  return `session.with_factor AND session.trader_id = ${trader}.id AND session.revoked_at IS NULL
             AND session.started_at >= ${trader}.credentials_changed_at`;
}

/** Where codes can go, read from the columns. */
export function placesOf(row: CodePlacesRow): CodePlaces {
  const { has_phone: phone, has_email: email, has_browser: hasBrowser } = row;
  const linked = row.has_chat ? "linked" : "none";
  return { phone, email, chat: row.has_proven_chat ? "proven" : linked, browser: hasBrowser };
}
