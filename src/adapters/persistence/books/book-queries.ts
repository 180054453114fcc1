import type { InvariantName } from "../../../application/ports/invariants.ts";
import type { BookQuery } from "./book-query.ts";
import { bondQueries } from "./bond-queries.ts";
import { conversionQueries } from "./conversion-queries.ts";
import { counterQueries } from "./counter-queries.ts";
import { escrowFeeQueries } from "./escrow-fee-queries.ts";
import { depositQueries } from "./deposit-queries.ts";
import { lightningQueries } from "./lightning-queries.ts";
import { ledgerQueries } from "./ledger-queries.ts";
import { rewardQueries } from "./reward-queries.ts";
import { merchantQueries } from "./merchant-queries.ts";
import { sendQueries } from "./send-queries.ts";
import { cardQueries } from "./card-queries.ts";
import { providerOrderQueries } from "./provider-order-queries.ts";
import { spotQueries } from "./spot-queries.ts";
import { peopleQueries } from "./people-queries.ts";
import { tradeQueries } from "./trade-queries.ts";

/**
 * The query of every invariant.
 *
 * `keptSeconds`: for how long published events are kept at least; older ones are not looked for.
 */
export function bookQueries(keptSeconds: number): Readonly<Record<InvariantName, BookQuery>> {
  return {
    ...ledgerQueries,
    ...tradeQueries(keptSeconds),
    ...counterQueries,
    ...rewardQueries,
    ...escrowFeeQueries,
    ...depositQueries,
    ...lightningQueries,
    ...merchantQueries,
    ...sendQueries,
    ...conversionQueries,
    ...bondQueries,
    ...spotQueries,
    ...cardQueries,
    ...providerOrderQueries,
    ...peopleQueries,
  };
}
