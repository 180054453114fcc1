import { useState } from "react";
import type { AdminBodyOf } from "../../adapters/http/client/admin-client.ts";
import { client } from "../server/client.ts";
import { currentSession } from "../server/staff-session.ts";
import { useAct, type Told } from "../server/use-act.ts";

/** The matches: a few of each kind. */
export interface Found {
  readonly people: AdminBodyOf<"listPeople">;
  readonly trades: AdminBodyOf<"listTrades">;
}

const few = "[0,4]";

/**
 * Finds people and trades by an id, the beginning of a name, or an address containing one of them.
 */
export function useFind() {
  const [found, setFound] = useState<Found>();
  const { send, isSending, failure } = useAct();
  const find = async (typed: string): Promise<Found | undefined> => {
    const q = typed.trim().split("/").at(-1) ?? "";
    setFound(undefined);
    if (q === "") return undefined;
    const all = await send(() => search(q));
    setFound(all);
    return all;
  };
  return { find, found, isSearching: isSending, failure };
}

async function search(q: string): Promise<Told<Found>> {
  const { member } = currentSession();
  const query = { filter: JSON.stringify({ q: q.slice(0, 100) }), range: few };
  const [people, trades] = await Promise.all([
    client.call("listPeople", { query }),
    member?.permissions.includes("read_trades")
      ? client.call("listTrades", { query })
      : { ok: true as const, data: [] },
  ]);
  if (!people.ok) return people;
  if (!trades.ok) return trades;
  // An id identifies one object, whatever else matches the beginning of a name.
  const named = trades.data.filter(({ id }) => id === q);
  if (named.length > 0) return { ok: true, data: { people: [], trades: named } };
  return { ok: true, data: { people: people.data, trades: trades.data } };
}
