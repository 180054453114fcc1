import type { ViewChannels } from "../../../../application/lightning/view-channels.ts";
import { viewChannels } from "../../contract/admin/lightning.ts";
import { bind, type BoundRoute } from "../bound-route.ts";

/** How the node of Lightning is, for staff. */
export function channelRoutes(useCases: {
  readonly viewChannels: ViewChannels;
}): readonly BoundRoute[] {
  return [
    bind(viewChannels).to(async () => {
      const health = await useCases.viewChannels.execute();
      if (typeof health === "string") {
        return {
          status: 200,
          body: { node: health, network: null, isSynced: false, channels: [] },
        };
      }
      const { network, isSynced, channels } = health;
      return {
        status: 200,
        body: {
          node: "answers" as const,
          network,
          isSynced,
          channels: channels.map(({ capacity, local, remote, ...channel }) => ({
            ...channel,
            capacity: String(capacity),
            local: String(local),
            remote: String(remote),
          })),
        },
      };
    }),
  ];
}
