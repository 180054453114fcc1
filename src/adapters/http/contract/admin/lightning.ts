import { Type } from "typebox";
import { closed, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";

/** The node of Lightning and its channels. Amounts in satoshi, as strings. */
const channelsView = view("LightningChannels", {
  /** `off`: none is connected. `silent`: it does not answer. */
  node: Type.Union([Type.Literal("off"), Type.Literal("silent"), Type.Literal("answers")]),
  network: orNull(Type.String()),
  isSynced: Type.Boolean(),
  channels: Type.Array(
    closed({
      id: Type.String(),
      /** The key of the other node. */
      peer: Type.String(),
      isActive: Type.Boolean(),
      capacity: Type.String(),
      /** What can be paid from it, and what it can still receive. */
      local: Type.String(),
      remote: Type.String(),
    }),
  ),
});

export const viewChannels = route({
  id: "viewChannels",
  method: "get",
  path: "/admin/api/lightning/channels",
  summary: "How the Lightning node and its channels are",
  access: "staff",
  permission: "audit_books",
  answers: { 200: { description: "The channels", body: channelsView } },
});

export const channelRoutes = { viewChannels };
