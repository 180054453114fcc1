/** A block by its place and its hash; after a reorganisation another one has the place. */
export interface BlockRef {
  readonly height: number;
  readonly hash: string;
}

/** Coins that a transaction pays to an address. */
export interface ChainPayment {
  readonly transaction: string;
  /** The output of Bitcoin, or the log of Ethereum; -1 for the Ether that a transaction sends itself. */
  readonly place: number;
  readonly address: string;
  /** The contract of the token; undefined for the chain's own coin. */
  readonly token: string | undefined;
  /** In base units. Above zero. */
  readonly units: bigint;
}

/** An output of a transaction. */
export interface OutputRef {
  readonly transaction: string;
  readonly place: number;
}

/** A transaction that spends an output that is watched. */
export interface SeenSpend {
  readonly transaction: string;
  readonly spent: OutputRef;
}

/** A block with what it pays. */
export interface ChainBlock extends BlockRef {
  readonly previousHash: string;
  readonly payments: readonly ChainPayment[];
  /** The transactions in it that we signed; undefined where the node is asked for them instead. */
  readonly sent?: readonly string[];
  /** What in it spends the coins of multisig escrows; undefined where the chain has none. */
  readonly spends?: readonly SeenSpend[];
}

/**
 * A node that follows a chain, read only. It may be behind, and between two calls the chain may be
 * reorganised: whoever reads it checks that blocks fit together.
 */
export interface ChainNode {
  /** The newest block. */
  tip(): Promise<BlockRef>;
  /** The hash at a height of the chain as it is now; undefined above the tip. */
  hashAt(height: number): Promise<string | undefined>;
  /** Undefined if it is not, or no longer, in the chain. */
  block(hash: string): Promise<ChainBlock | undefined>;
  /**
   * The addresses that a payment in a block comes from; none where it comes from none, as newly found coins do.
   * Undefined where the node does not say.
   */
  sendersOf(
    payment: Pick<ChainPayment, "transaction" | "place">,
    block: BlockRef,
  ): Promise<readonly string[] | undefined>;
  /** Of transactions that wait for a block. */
  waiting(): Promise<readonly ChainPayment[]>;
}
