import { worthIt } from "./audited-escrow-chain.ts";
import type { Command } from "./commands.ts";
import { escrowRounds } from "./escrow-commands.ts";
import type { Simulation } from "./simulation.ts";
import { storedEscrow } from "./simulated-escrows.ts";

/** Blocks, and what the worker does then; nothing in a world without escrows. */
export function escrowRoundsOf({ escrowIds }: Simulation): readonly Command[] {
  if (escrowIds.length === 0) return [];
  return [
    { do: "find-blocks", by: "chain", blocks: 6, replaced: 0, losing: "nothing" },
    ...escrowRounds.map((of) => ({ do: "round", of }) as const),
  ];
}

/** Whoever is paid signs, and blocks are found until nothing of an escrow is left on the chain. */
export async function endEscrow(
  simulation: Simulation,
  ask: (command: Command) => Promise<void>,
): Promise<void> {
  const { ground, escrowIds } = simulation;
  for (let round = 0; round < 4 && escrowIds.length > 0; round += 1) {
    for (const each of escrowRoundsOf(simulation)) await ask(each);
    for (const id of escrowIds) {
      const { ending, coin, spend, proposal, payouts, buyerId, sellerId } =
        storedEscrow(ground.tables, id) ?? {};
      const isOver = spend !== undefined || proposal !== undefined || payouts?.length !== 0;
      if (!ending || isOver || coin?.is !== "confirmed" || coin.units < worthIt) continue;
      const by = (ending.kind === "return" ? sellerId : buyerId) ?? "";
      await ask({ do: "sign-payout", by, trade: id, fee: 300 });
    }
  }
}
