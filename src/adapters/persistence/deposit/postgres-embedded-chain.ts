import type { DataSource, EntityManager } from "typeorm";
import {
  broadcast,
  comesFrom,
  embeddedNode,
  findDue,
  heldOn,
  move,
  newChain,
  pay,
  whereIs,
  type EmbeddedChain,
  type Pace,
} from "../../chain/embedded-chain.ts";
import type { ChainNode, ChainPayment } from "../../../application/ports/chain-node.ts";
import type { ChainSender } from "../../../application/ports/chain-sender.ts";
import { readMove } from "../../chain/embedded-move.ts";
import { readSpend } from "../../chain/embedded-transaction.ts";
import type { PlayChain } from "../../../application/ports/play-chain.ts";
import type { ChainCode, ChainNetwork } from "../../../domain/chain/chain.ts";

/** A chain of a demo, kept as one row: it survives restarts, and all processes share it. */
export class PostgresEmbeddedChain implements PlayChain {
  readonly #dataSource: DataSource;
  readonly #chain: ChainCode;
  readonly #pace: Pace;

  constructor(dataSource: DataSource, chain: ChainCode, pace: Pace) {
    this.#dataSource = dataSource;
    this.#chain = chain;
    this.#pace = pace;
  }

  async pay(payment: ChainPayment, sender: string): Promise<void> {
    await this.change((chain, now) =>
      comesFrom(pay(chain, [payment], this.#pace, now), payment, sender),
    );
  }

  async payBetweenOthers(payment: ChainPayment): Promise<void> {
    const { transaction } = payment;
    // Each spends a coin of its own, which nobody watches.
    const spent = { transaction: `before ${transaction}`, place: 0 };
    const paid = { transaction, spent, payments: [payment] };
    await this.change((chain, now) => move(chain, paid, this.#pace, now).chain);
  }

  async findDue(): Promise<ChainNode> {
    const found = await this.change((chain, now) => findDue(chain, this.#pace, now));
    // One reading for a whole round: nothing changes below it.
    return embeddedNode(async () => found);
  }

  /** What our addresses have in blocks of a token, or of the chain's own coin. */
  async held(token: string | undefined): Promise<bigint> {
    return (await this.holds(token)).held;
  }

  /** The same, with the newest block. */
  async holds(token: string | undefined) {
    const chain = await this.#read();
    const fees = token === undefined ? await this.#escrowFees() : 0n;
    return {
      block: await embeddedNode(async () => chain).tip(),
      held: heldOn(chain, token) + fees,
    };
  }

  /** What payouts of multisig escrows paid to us: the chain counts nothing that the parties' coins pay as ours. */
  async #escrowFees(): Promise<bigint> {
    if (this.#chain !== "bitcoin") return 0n;
    const [row] = await this.#dataSource.query<{ units: string }[]>(
      "SELECT coalesce(sum(fee_units), 0)::text AS units FROM multisig_escrow",
    );
    return BigInt(row?.units ?? 0);
  }

  /** Where transactions signed by the owner of `publicKey` are brought. */
  sender(publicKey: Uint8Array): ChainSender {
    return {
      broadcast: async (raw) => {
        const spend = readSpend(raw, publicKey);
        if (!spend) return "refused";
        let outcome: "taken" | "known" | "refused" = "refused";
        await this.change((chain, now) => {
          const done = broadcast(chain, spend, this.#pace, now);
          ({ outcome } = done);
          return done.chain;
        });
        return outcome;
      },
      whereIs: async (transaction) => whereIs(await this.#read(), transaction),
      tip: async () => embeddedNode(() => this.#read()).tip(),
    };
  }

  /** Where payouts of multisig escrows are brought. */
  payouts(network: ChainNetwork): Pick<ChainSender, "broadcast" | "whereIs"> {
    return {
      broadcast: async (raw) => {
        let outcome: "taken" | "known" | "refused" = "refused";
        await this.change((chain, now) => {
          const done = move(chain, readMove(raw, network), this.#pace, now);
          ({ outcome } = done);
          return done.chain;
        });
        return outcome;
      },
      whereIs: async (transaction) => whereIs(await this.#read(), transaction),
    };
  }

  #read(): Promise<EmbeddedChain> {
    return this.change((chain) => chain);
  }

  /** Changes the chain as nobody else does meanwhile. */
  change(act: (chain: EmbeddedChain, now: number) => EmbeddedChain): Promise<EmbeddedChain> {
    return this.#dataSource.transaction(async (transaction) => {
      const { chain, now } = await this.#lock(transaction);
      const changed = act(chain, now);
      if (changed !== chain) {
        await transaction.query("UPDATE embedded_chain SET state = $2 WHERE chain = $1", [
          this.#chain,
          written(changed),
        ]);
      }
      return changed;
    });
  }

  async #lock(transaction: EntityManager): Promise<{ chain: EmbeddedChain; now: number }> {
    const first = written(newChain(this.#chain, 0));
    await transaction.query(
      "INSERT INTO embedded_chain (chain, state) VALUES ($1, $2) ON CONFLICT DO NOTHING",
      [this.#chain, first],
    );
    const [row] = await transaction.query<{ state: string; now: Date }[]>(
      `SELECT state::text AS state, clock_timestamp() AS now FROM embedded_chain
        WHERE chain = $1 FOR UPDATE`,
      [this.#chain],
    );
    if (!row) throw new Error(`There is no chain ${this.#chain}`);
    return { chain: read(row.state), now: row.now.getTime() };
  }
}

/** Amounts are text in JSON. */
function written(chain: EmbeddedChain): string {
  return JSON.stringify(chain, (_, value: unknown) =>
    typeof value === "bigint" ? String(value) : value,
  );
}

function read(text: string): EmbeddedChain {
  const chain = JSON.parse(text, (name, value: unknown) =>
    name === "units" ? BigInt(value as string) : value,
  ) as EmbeddedChain;
  const blocks = chain.blocks.map((block) => ({ ...block, payments: whole(block.payments) }));
  return { ...chain, blocks, waiting: whole(chain.waiting) };
}

/** JSON leaves out what is undefined. */
function whole(payments: readonly ChainPayment[]): readonly ChainPayment[] {
  return payments.map((payment) => ({ ...payment, token: payment.token }));
}
