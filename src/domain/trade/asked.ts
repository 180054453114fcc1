import type { ActorKind } from "./trade-change.ts";
import type { CommandAct, CommandOf } from "./trade-command.ts";
import type { TradeContext } from "./trade-context.ts";
import type { Trade } from "./trade.ts";

/**
 * A command that the table allows in the trade's status to this kind of actor: what the rule of the
 * act still has to check is the row's "if".
 */
export interface Asked<Act extends CommandAct> {
  readonly trade: Trade;
  readonly command: CommandOf<Act>;
  readonly by: ActorKind;
  readonly context: TradeContext;
}
