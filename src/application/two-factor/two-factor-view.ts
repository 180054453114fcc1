import { watchedSeconds } from "../../domain/account/account-states.ts";
import {
  shownTwoFactor,
  type FactorMethod,
  type TwoFactor,
} from "../../domain/account/two-factor.ts";
import type { FactorRecord } from "../ports/second-factors.ts";

/** A trader's second factors, as they see them. Times in milliseconds since the epoch. */
export interface TwoFactorView {
  readonly twoFactor: TwoFactor;
  readonly hasApp: boolean;
  /** How codes can come here. */
  readonly methods: readonly FactorMethod[];
  /** Where codes can go. */
  readonly contacts: { readonly phone: boolean; readonly email: boolean; readonly chat: boolean };
  readonly recoveryCodesLeft: number;
  /** Until when the trader cannot sell because of the last change; undefined if they can. */
  readonly heldUntil: number | undefined;
}

/** An app to set up: what its owner scans or types. */
export interface AppToSetUp {
  readonly key: string;
  /** The content of the QR code. */
  readonly address: string;
}

/** What a reading shows of itself. */
export function twoFactorView(read: FactorRecord, methods: readonly FactorMethod[]): TwoFactorView {
  const { twoFactor, requests, secret, recoveryCodesLeft, securityChangedAt, readAt, places } =
    read;
  const until = securityChangedAt && securityChangedAt + watchedSeconds * 1_000;
  return {
    twoFactor: shownTwoFactor(twoFactor, requests, readAt),
    hasApp: secret !== undefined,
    methods,
    contacts: { phone: places.phone, email: places.email, chat: places.chat !== "none" },
    recoveryCodesLeft,
    heldUntil: until !== undefined && until > readAt ? until : undefined,
  };
}
