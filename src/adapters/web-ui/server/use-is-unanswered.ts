import { useEffect, useState } from "react";
import type { Contracts } from "../../http/contract/routes.ts";
import { PressKeys } from "../../http/client/press-keys.ts";
import { tabMemory } from "../../http/client/tab-memory.ts";
import { unansweredActs } from "./client.ts";

/** Whether this tab sent that act before, and no clear answer came: sent again it is done at most once. */
export function useIsUnanswered(id: keyof Contracts, body: object): boolean {
  const [isUnanswered, setUnanswered] = useState(false);
  const text = JSON.stringify(body);
  useEffect(() => {
    let isWanted = true;
    const look = async () => {
      const { routes } = await import("virtual:own-routes");
      const [method, path] = routes[id];
      const press = {
        route: `${method} ${path}`,
        parameters: {},
        body: JSON.parse(text) as object,
        seen: undefined,
      };
      if (isWanted) setUnanswered(new PressKeys(tabMemory(unansweredActs)).has(press));
    };
    // Without a connection it is not known.
    void look().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [id, text]);
  return isUnanswered;
}
