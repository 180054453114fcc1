import type { MemoryTrade } from "../memory/memory-tables.ts";
import type { Command, Delivery } from "./commands.ts";
import type { SentFile } from "./paper-commands.ts";
import { traders } from "./population.ts";

/** After how many steps somebody deals with files. */
export const papersEvery = 32;

/** So many turns go through everything. */
export const turnsOfPapers = 8;

const hostile: readonly SentFile[] = ["program", "nameless", "huge", "notice"];

/** In turn: the parties of a trade send files, ask for their past trades, and workers do what is to be done. */
export function dealingWithPapers(turn: number, stored: MemoryTrade | undefined): Delivery[] {
  if (!stored) return [];
  const { id: trade, buyerId, sellerId } = stored.trade;
  const as = (...commands: readonly Command[]): Delivery[] =>
    commands.map((command, at) => ({ key: `paper${turn}-${at}`, command }));
  const picture = (by: string): Command => ({ do: "upload-file", by, trade, file: "picture" });
  const cycle = Math.floor(turn / turnsOfPapers);
  const days = [0, 7, 31, 40][cycle % 4] ?? 0;
  const stranger = traders[(turn * 7) % traders.length]?.traderId ?? "";
  switch (turn % turnsOfPapers) {
    case 0:
      return as(picture(buyerId), picture(sellerId), picture(buyerId));
    case 1:
      return as(
        { do: "send-files", by: buyerId, trade },
        { do: "send-files", by: buyerId, trade },
        { do: "send-files", by: sellerId, trade },
      );
    case 2:
      return as({ do: "ask-export", by: sellerId, days }, { do: "ask-export", by: sellerId, days });
    case 3:
      return as({ do: "ask-export", by: buyerId, days }, { do: "cancel-export", by: buyerId });
    case 4:
      return cycle % 2 === 0
        ? as({ do: "round", of: "exports" }, { do: "round", of: "exports" })
        : as({ do: "round", of: "exports" }, { do: "cancel-export", by: sellerId });
    case 5:
      return as({ do: "open-export", by: sellerId }, { do: "open-export", by: buyerId });
    case 6:
      return as(
        { do: "upload-file", by: buyerId, trade, file: hostile[cycle % hostile.length] ?? "huge" },
        picture(stranger),
      );
    default:
      return as({ do: "round", of: "papers" });
  }
}
