import type { TraderId } from "../../domain/id/id.ts";

/** Where the secret of a trader's authenticator app is kept, from its first display on. */
export function authenticatorPlace(traderId: TraderId): string {
  return `authenticator.secret ${traderId}`;
}

/** Whose attempts at codes are counted. */
export function factorSubject(traderId: TraderId): string {
  return `second-factor ${traderId}`;
}
