import type { ClosingObstacle } from "../../../../domain/account/closing.ts";

/** What keeps an account open, in words. */
export const closingObstacleWords: Readonly<Record<ClosingObstacle, string>> = {
  active_trades: "You have active trades. Finish or cancel them.",
  balance: "You have crypto in your wallet. Sell it first.",
  debt: "A claim after a reversed payment isn't paid yet. Wait until it is.",
  dispute: "A dispute, an appeal or a reversed payment isn't decided yet. Wait for the decision.",
};
