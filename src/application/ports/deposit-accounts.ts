import type { ChainCode, ChainNetwork } from "../../domain/chain/chain.ts";

/** Where coins arrive in this installation. Holds public keys only. */
export interface DepositAccounts {
  readonly network: ChainNetwork;
  /** The chains that are connected. */
  readonly chains: ReadonlySet<ChainCode>;
  /** The chain id of Ethereum, and the contract of Tether there. */
  readonly evmChainId: number;
  readonly tether: string;
  /** The address with a number, on a chain that is connected. */
  addressOf(chain: ChainCode, number: number): string;
}
