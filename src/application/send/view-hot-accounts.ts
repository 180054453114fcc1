import { chainOf } from "../../domain/chain/chain.ts";
import type { SendPolicy } from "../../domain/send/send-policy.ts";
import { judgeFloat, type FloatStanding } from "../../domain/send/float.ts";
import type { ColdAccount, ColdBooks } from "../ports/cold-storage.ts";
import type { FloatBooks, HotCoin, HotFloat, ListedMove } from "../ports/hot-account.ts";

/** A coin of a hot account beside what people are owed of it. */
interface JudgedCoin extends HotCoin {
  readonly owed: bigint;
  /** 0: none. */
  readonly floor: bigint;
  readonly ceiling: bigint;
  readonly standing: FloatStanding;
  /** Where its cold storage is, what the books have there, and whether a move is not over; undefined without one. */
  readonly cold:
    | { readonly address: string; readonly booked: bigint; readonly isMoving: boolean }
    | undefined;
}

interface JudgedFloat extends Pick<HotFloat, "chain" | "address"> {
  readonly coins: readonly JudgedCoin[] | "silent";
}

/** How many moves are listed. */
const mostMoves = 50;

/** Says what hot accounts can pay, against their floors and ceilings, and what was moved there. */
export class ViewHotAccounts {
  readonly #floats: readonly HotFloat[];
  readonly #books: FloatBooks;
  readonly #policy: () => Pick<SendPolicy, "floatFloor" | "floatCeiling">;
  readonly #cold: readonly ColdAccount[];
  readonly #coldBooks: Pick<ColdBooks, "booked" | "isMoving">;

  constructor(
    floats: readonly HotFloat[],
    books: FloatBooks,
    policy: () => Pick<SendPolicy, "floatFloor" | "floatCeiling">,
    cold: readonly ColdAccount[],
    coldBooks: Pick<ColdBooks, "booked" | "isMoving">,
  ) {
    this.#floats = floats;
    this.#books = books;
    this.#policy = policy;
    this.#cold = cold;
    this.#coldBooks = coldBooks;
  }

  /** The account of a node that does not answer is `silent`. */
  async execute(): Promise<{
    readonly accounts: readonly JudgedFloat[];
    readonly moves: readonly ListedMove[];
  }> {
    const [owed, booked] = await Promise.all([this.#books.owed(), this.#coldBooks.booked()]);
    const { floatFloor, floatCeiling } = this.#policy();
    const judge = async (coin: HotCoin): Promise<JudgedCoin> => {
      const [floor, ceiling] = [floatFloor[coin.asset], floatCeiling[coin.asset]];
      const standing = judgeFloat(coin.payable, floor, ceiling);
      const account = this.#cold.find(({ chain }) => chain === chainOf[coin.asset]);
      const cold = account && {
        address: account.address,
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
    return { accounts: await Promise.all(accounts), moves: await this.#books.moves(mostMoves) };
  }
}
