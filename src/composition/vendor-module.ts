import { ContainerModule } from "inversify";
import { helpedTradeRoutes } from "../adapters/http/inbound/vendor/helped-trade-routes.ts";
import { teamRoutes } from "../adapters/http/inbound/vendor/team-routes.ts";
import { vendorDeskRoutes } from "../adapters/http/inbound/vendor/vendor-desk-routes.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { PostgresVendorDesks } from "../adapters/persistence/vendor/postgres-vendor-desks.ts";
import { PostgresVendorTeams } from "../adapters/persistence/vendor/postgres-vendor-teams.ts";
import type { VendorDesks } from "../application/ports/vendor-desks.ts";
import type { VendorTeams } from "../application/ports/vendor-teams.ts";
import { HelpVendor } from "../application/vendor/help-vendor.ts";
import { KeepVendorDesk } from "../application/vendor/keep-vendor-desk.ts";
import { ManageTeam } from "../application/vendor/manage-team.ts";
import { SendFirstReply } from "../application/vendor/send-first-reply.ts";
import { chatTokens } from "./chat-module.ts";
import { factorTokens } from "./factor-module.ts";
import { served, type Feature } from "./feature.ts";
import { policyTokens } from "./policy-module.ts";
import { token, tokens } from "./tokens.ts";
import { tradeTokens } from "./trade-module.ts";

/** The names of the feature's parts. */
export const vendorTokens = {
  desks: token<VendorDesks>("vendorDesks"),
  teams: token<VendorTeams>("vendorTeams"),
  keepVendorDesk: token<KeepVendorDesk>("keepVendorDesk"),
  manageTeam: token<ManageTeam>("manageTeam"),
  helpVendor: token<HelpVendor>("helpVendor"),
  sendFirstReply: token<SendFirstReply>("sendFirstReply"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = vendorTokens;
  bind(t.desks).toResolvedValue((pool) => new PostgresVendorDesks(pool), [tokens.dataSource]);
  bind(t.teams).toResolvedValue((pool) => new PostgresVendorTeams(pool), [tokens.dataSource]);
  bind(t.keepVendorDesk).toResolvedValue(
    (desks, teams, texts) => new KeepVendorDesk(desks, teams, texts),
    [t.desks, t.teams, policyTokens.texts],
  );
  bind(t.manageTeam).toResolvedValue(
    (teams, attempts) => new ManageTeam(teams, attempts, newId),
    [t.teams, factorTokens.attempts],
  );
  bind(t.helpVendor).toResolvedValue(
    (teams, views, partyAct, readMessages, sendMessage) =>
      new HelpVendor({ teams, views, partyAct, readMessages, sendMessage }),
    [
      t.teams,
      tokens.tradeViews,
      tradeTokens.partyAct,
      chatTokens.readMessages,
      chatTokens.sendMessage,
    ],
  );
  bind(t.sendFirstReply).toResolvedValue(
    (trades, chats, desks, teams) => new SendFirstReply(trades, chats, desks, teams),
    [tradeTokens.trades, chatTokens.chats, t.desks, t.teams],
  );
});

/** What an act is called that begins a trade, or has its escrow held. */
const beginnings: ReadonlySet<string> = new Set(["start", "fund", "funding-held"]);

/** Vendors: what they prepared for their trades, and who helps them. */
export const vendor: Feature = {
  module: parts,
  routes: () => [
    served(vendorDeskRoutes, vendorTokens),
    served(teamRoutes, vendorTokens),
    served(helpedTradeRoutes, { ...vendorTokens, marketOf: tradeTokens.marketOf }),
  ],
  subscribers: [
    (found) => ({
      name: "vendor-replies",
      wants: ({ aggregate, kind }) => aggregate === "trade" && beginnings.has(kind),
      act: async ({ aggregateId }) => {
        await found.get(vendorTokens.sendFirstReply).execute(aggregateId);
      },
    }),
  ],
};
