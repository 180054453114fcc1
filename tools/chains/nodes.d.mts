interface StartedNode {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

export function startBitcoin(port: number, electrumPort?: number): Promise<StartedNode>;
export function startEthereum(port: number): Promise<StartedNode>;
export function deployUsdt(url: string): Promise<string>;
export function payEther(url: string, address: string, amount: string): Promise<string>;
export function payUsdt(
  url: string,
  contract: string,
  address: string,
  amount: string,
): Promise<string>;
export function callNode(
  address: string,
  method: string,
  ...params: readonly unknown[]
): Promise<unknown>;
export function freePort(): Promise<number>;
