import { PostgresSessionStore } from "../../src/adapters/persistence/account/postgres-session-store.ts";
import { PostgresChatStore } from "../../src/adapters/persistence/chat/postgres-chat-store.ts";
import { PostgresTradeStore } from "../../src/adapters/persistence/trade/postgres-trade-store.ts";
import { PostgresTradeViews } from "../../src/adapters/persistence/trade/postgres-trade-views.ts";
import { RandomSessionTokens } from "../../src/adapters/identity/random-session-tokens.ts";
import { sessionToken } from "../load/people.ts";
import { statementsOf, type Statement } from "./recorded-sql.ts";
import { defaultAccountPolicy } from "../../src/domain/policy/default-policy.ts";

/** What the marketplace asks its database for the parts of a trade's room. */
export interface RoomStatements {
  readonly trade: readonly Statement[];
  readonly messages: readonly Statement[];
}

const commitsNothing = {
  commit: () => Promise.reject(new Error("The reference only reads")),
  recall: () => Promise.resolve(undefined),
};

/** As read by one of its parties: the session comes first, the same for each part. */
export async function roomStatementsOf(tradeId: string, readerId: string): Promise<RoomStatements> {
  const hash = new RandomSessionTokens().hash(sessionToken(readerId));
  const session = await statementsOf((database) =>
    new PostgresSessionStore(database).find(hash, defaultAccountPolicy.session),
  );
  const record = await statementsOf((database) => new PostgresTradeViews(database).record(tradeId));
  const chat = await statementsOf((database) =>
    Promise.all([
      new PostgresTradeStore(database).load(tradeId),
      new PostgresChatStore(database, commitsNothing).list(tradeId, undefined, 200),
    ]),
  );
  return { trade: [...session, ...record], messages: [...session, ...chat] };
}
