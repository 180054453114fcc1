interface StartedLightning {
  /** Where LND's REST interface is. */
  readonly url: string;
  readonly macaroon: string;
  /** The JSON-RPC of the other node. */
  readonly elsewhere: string;
  readonly stop: () => Promise<void>;
}

export function hasLightning(): boolean;
export function startLightning(settings: {
  readonly bitcoin: string;
  readonly electrumPort: number;
  readonly lndPort?: number;
  readonly folder: string;
}): Promise<StartedLightning>;
export function invoiceElsewhere(address: string, satoshi: bigint): Promise<string>;
export function payElsewhere(address: string, invoice: string): Promise<boolean>;
