import type { CodePlaces } from "../../domain/account/code-channel.ts";
import type {
  FactorPurpose,
  FactorRequest,
  TwoFactor,
  WantedSetting,
} from "../../domain/account/two-factor.ts";
import type { TraderId } from "../../domain/id/id.ts";

/** An authenticator app whose first code is still awaited. */
interface PendingApp {
  /** Encrypted. */
  readonly secret: Uint8Array;
  readonly begunAt: number;
}

/** What is known of a trader's second factors at one moment. */
export interface FactorRecord {
  readonly username: string;
  readonly twoFactor: TwoFactor;
  readonly requests: readonly (FactorRequest & { readonly wanted: WantedSetting })[];
  /** The encrypted secret of the app in use; undefined if none was set up. */
  readonly secret: Uint8Array | undefined;
  readonly pending: PendingApp | undefined;
  readonly recoveryCodesLeft: number;
  readonly hasPasskey: boolean;
  /** Where codes can go. */
  readonly places: CodePlaces;
  /** When the password was last replaced by mail. */
  readonly recoveredAt: number | undefined;
  readonly securityChangedAt: number | undefined;
  /** In milliseconds since the epoch by the database's clock, like all times here. */
  readonly readAt: number;
}

/** A new app, proven by its first code. */
interface NewApp {
  readonly secret: Uint8Array;
  /** The step of that code; it and earlier ones are used up. */
  readonly step: number;
}

/** What a confirmed change writes, together or not at all. */
export interface FactorChange {
  readonly purpose?: { readonly name: FactorPurpose; readonly twoFactor: TwoFactor } | undefined;
  readonly app?: NewApp | undefined;
  /** Hashes of the new recovery codes; the earlier ones no longer work. */
  readonly recoveryCodes?: readonly string[] | undefined;
}

/** Traders' second factors. */
export interface SecondFactors {
  read(traderId: TraderId): Promise<FactorRecord>;
  /** Uses a step of the app up; false if it, or a later one, was used before. */
  useStep(traderId: TraderId, step: number): Promise<boolean>;
  /** Uses a recovery code up; false if there is none of that hash that still works. */
  useRecoveryCode(traderId: TraderId, codeHash: string): Promise<boolean>;
  /** Keeps the encrypted secret of a new app until its first code; an earlier one is replaced. */
  beginApp(traderId: TraderId, secret: Uint8Array): Promise<void>;
  /** Puts a purpose in verification; an earlier request for it is replaced. */
  ask(
    traderId: TraderId,
    request: Pick<FactorRequest, "purpose" | "type"> & { readonly wanted: WantedSetting },
  ): Promise<void>;
  /**
   * Writes a change; one of an app or a purpose ends every session. False if its request, its new app or the
   * contact of its codes is gone: another confirmation or change came first.
   */
  change(traderId: TraderId, change: FactorChange): Promise<boolean>;
}
