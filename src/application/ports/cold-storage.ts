import type { ChainCode } from "../../domain/chain/chain.ts";
import type { RealAsset } from "../../domain/money/asset.ts";
import type { OwnCoin } from "../../domain/chain/own-coin.ts";

/** Where cold storage of a chain is. */
export interface ColdAccount {
  readonly chain: ChainCode;
  readonly address: string;
  /** Where it pays the hot account back: what comes from it there is booked by itself. */
  readonly returnsTo: string;
}

/** Moves to cold storage, as the books have them. */
export interface ColdBooks {
  /** What the books have of each coin there, what is on its way included. In base units. */
  booked(): Promise<{ readonly [Code in RealAsset]: bigint }>;
  /** Whether a move of the coin is not over. */
  isMoving(asset: RealAsset): Promise<boolean>;
  /** The outputs of Bitcoin that our moves paid there, and those that blocks were seen to pay there. */
  coins(): Promise<readonly Pick<OwnCoin, "transaction" | "place" | "units">[]>;
  /** Every address on Ethereum that was moved to. */
  evmAddresses(): Promise<readonly string[]>;
}
