import { chainOf } from "../../domain/chain/chain.ts";
import type { RealAsset } from "../../domain/money/asset.ts";
import type { SendPolicy } from "../../domain/send/send-policy.ts";
import { judgeFloat, type FloatStanding } from "../../domain/send/float.ts";
import type { ColdReturns, StoredColdReturn } from "../ports/cold-returns.ts";
import type { ColdAccount, ColdBooks } from "../ports/cold-storage.ts";
import type { FloatBooks, HotCoin, HotFloat, ListedMove } from "../ports/hot-account.ts";

/** A coin of a hot account beside what people are owed of it. */
interface JudgedCoin extends HotCoin {
  readonly owed: bigint;
  /** 0: none. */
  readonly floor: bigint;
  readonly ceiling: bigint;
  readonly standing: FloatStanding;
  /** Its cold storage; undefined without one. */
  readonly cold:
    | (Omit<ColdAccount, "chain"> & {
        /** What the books have there. */
        readonly booked: bigint;
        /** Whether a move there is not over. */
        readonly isMoving: boolean;
        /** What of it a block has in the hot account already, and the books have once enough confirm it. */
        readonly returning: bigint;
      })
    | undefined;
}

interface JudgedFloat extends Pick<HotFloat, "chain" | "address"> {
  readonly coins: readonly JudgedCoin[] | "silent";
}

/** How many moves are listed, and how many returns. */
const mostMoves = 50;

/** Says what hot accounts can pay, against their floors and ceilings, and what was moved there. */
export class ViewHotAccounts {
  readonly #floats: readonly HotFloat[];
  readonly #books: FloatBooks;
  readonly #policy: () => Pick<SendPolicy, "floatFloor" | "floatCeiling">;
  readonly #cold: readonly ColdAccount[];
  readonly #coldBooks: Pick<ColdBooks, "booked" | "isMoving">;
  readonly #returns: Pick<ColdReturns, "list" | "listIn">;

  constructor(
    floats: readonly HotFloat[],
    books: FloatBooks,
    policy: () => Pick<SendPolicy, "floatFloor" | "floatCeiling">,
    cold: readonly ColdAccount[],
    coldBooks: Pick<ColdBooks, "booked" | "isMoving">,
    returns: Pick<ColdReturns, "list" | "listIn">,
  ) {
    this.#floats = floats;
    this.#books = books;
    this.#policy = policy;
    this.#cold = cold;
    this.#coldBooks = coldBooks;
    this.#returns = returns;
  }

  /** The account of a node that does not answer is `silent`. */
  async execute(): Promise<{
    readonly accounts: readonly JudgedFloat[];
    readonly moves: readonly ListedMove[];
    readonly returns: readonly StoredColdReturn[];
  }> {
    const [owed, booked] = await Promise.all([this.#books.owed(), this.#coldBooks.booked()]);
    const { floatFloor, floatCeiling } = this.#policy();
    const judge = async (coin: HotCoin): Promise<JudgedCoin> => {
      const [floor, ceiling] = [floatFloor[coin.asset], floatCeiling[coin.asset]];
      const standing = judgeFloat(coin.payable, floor, ceiling);
      const account = this.#cold.find(({ chain }) => chain === chainOf[coin.asset]);
      const cold = account && {
        address: account.address,
        returnsTo: account.returnsTo,
        returning: await this.#returning(coin.asset),
        booked: booked[coin.asset],
        isMoving: await this.#coldBooks.isMoving(coin.asset),
      };
      return { ...coin, owed: owed[coin.asset], floor, ceiling, standing, cold };
    };
    const accounts = this.#floats.map(async (float) => {
      const read = await float.read().catch(() => undefined);
      const coins = read ? await Promise.all(read.map(judge)) : ("silent" as const);
      return { chain: float.chain, address: float.address, coins };
    });
    return {
      accounts: await Promise.all(accounts),
      moves: await this.#books.moves(mostMoves),
      returns: await this.#returns.list(mostMoves),
    };
  }

  async #returning(asset: RealAsset): Promise<bigint> {
    const all = await this.#returns.listIn(chainOf[asset], "confirming");
    return all.reduce((sum, each) => sum + (each.asset === asset ? each.units : 0n), 0n);
  }
}
