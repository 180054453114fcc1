import { Type } from "typebox";
import { closed, dataOf } from "../envelope.ts";
import { route } from "../route.ts";
import { PushSubscriptionDto } from "./push-subscription-dto.ts";
import { ReAuthPushDto } from "./re-auth-push-dto.ts";

const connection = {
  200: {
    description: "Whether this browser is told",
    body: dataOf(closed({ isConnected: Type.Boolean() })),
  },
};

export const reAuthPush = route({
  id: "reAuthPush",
  method: "post",
  path: "/account/re-auth-push-subscription",
  summary:
    "A token to register this browser for notifications with; refreshed 300 s before it ends",
  access: "trader",
  body: ReAuthPushDto,
  answers: {
    200: {
      description: "One for each channel",
      body: dataOf(
        closed({
          channels: Type.Array(
            closed({
              name: Type.String(),
              token: Type.String(),
              /** Seconds. */
              expireIn: Type.Integer(),
              /** VAPID, as base64url. */
              publicKey: Type.String(),
            }),
          ),
        }),
      ),
    },
  },
});

export const connectBrowser = route({
  id: "connectBrowser",
  method: "put",
  path: "/rest/v1/notifications/push-subscription",
  summary: "Tell this browser what happens, until its session ends",
  access: "trader",
  body: PushSubscriptionDto,
  answers: connection,
  refusals: ["push_access_denied", "push_address"],
});

export const disconnectBrowser = route({
  id: "disconnectBrowser",
  method: "delete",
  path: "/rest/v1/notifications/push-subscription",
  summary: "Tell this browser nothing any more",
  access: "trader",
  answers: connection,
});

export const outletRoutes = { reAuthPush, connectBrowser, disconnectBrowser };
