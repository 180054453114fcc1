import type { Request } from "express";
import type { AuthorizePush } from "../../../../application/outlet/authorize-push.ts";
import type { ConnectBrowser } from "../../../../application/outlet/connect-browser.ts";
import type { DisconnectBrowser } from "../../../../application/outlet/disconnect-browser.ts";
import * as contract from "../../contract/outlet/outlet.ts";
import { sessionTokenOf } from "../account/cookies.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";

/** Use cases behind the routes of browsers. */
interface OutletUseCases {
  readonly authorizePush: AuthorizePush;
  readonly connectBrowser: ConnectBrowser;
  readonly disconnectBrowser: DisconnectBrowser;
}

/** The browsers in which people are told what happens. */
export function outletRoutes(useCases: OutletUseCases): readonly BoundRoute[] {
  return [
    bind(contract.reAuthPush).to(async ({ actor, body, request }) => {
      const { token, seconds, publicKey } = useCases.authorizePush.execute(actor, tokenOf(request));
      const channels = body.channels.map((name) => ({ name, token, expireIn: seconds, publicKey }));
      return ok({ channels });
    }),
    bind(contract.connectBrowser).to(async ({ actor, body, request }) => {
      const { endpoint: address, p256dh, auth, token } = body;
      const browser = { address, keys: { p256dh, auth }, token };
      const done = await useCases.connectBrowser.execute(actor, tokenOf(request), browser);
      return done.ok ? ok({ isConnected: true }) : { refusal: done.refusal.code };
    }),
    bind(contract.disconnectBrowser).to(async ({ actor, request }) => {
      await useCases.disconnectBrowser.execute(actor, tokenOf(request));
      return ok({ isConnected: false });
    }),
  ];
}

/** A signed-in user has one. */
function tokenOf(request: Request): string {
  return sessionTokenOf(request) ?? "";
}
